import type { Words } from './en';

const zhHant: Words = {
  open: '最強的玩家會怎麼打',
  title: '最強的玩家會怎麼打',
  thinking: '請稍候… 最強的玩家正在思考你的每一步。',
  sum: (loss: string, player: string) => `與玩家「${player}」相比，你的走法在這局值 ${loss} 分。`,
  perfect: (player: string) => `與玩家「${player}」相比，你在這局沒有損失。`,
  about: '數字是一步平均損失的分數，依你當時所見，以許多種可能的發牌計算；± 表示準確程度，20 次裡有 19 次落在範圍內。',
  fewer: '這裡分數低的人獲勝，所以正數是損失。',
  nothing: '你在這局沒有走任何一步。',
  moves: '你的走法',
  step: (step: number) => `第 ${step} 步`,
  show: (step: number) => `第 ${step} 步：在重播中顯示`,
  you: '你：',
  best: '最強的玩家：',
  same: '相同。',
  loss: (loss: string, error: string) => `${loss} ± ${error}`,
  costliest: ['損失最大', '損失第二大', '損失第三大'] as readonly string[],
};

export default zhHant;
