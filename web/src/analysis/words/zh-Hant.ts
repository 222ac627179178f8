import type { Words } from './en';

const zhHant: Words = {
  open: '最強的玩家會怎麼打',
  title: '最強的玩家會怎麼打',
  thinking: '正在檢視你的每一步…',
  progress: (done: number, of: number) => `已檢視 ${done} 步，共 ${of} 步`,
  retry: '再試一次',
  sum: (loss: string, player: string) => `與玩家「${player}」相比，你這局的走法：${loss} 分。`,
  perfect: (player: string) => `與玩家「${player}」相比，你在這局沒有損失。`,
  explain: '數字代表什麼',
  about:
    '在同一時刻索取提示，得到的就是最佳的一步。如果你走了別的，數字就是那一步在許多符合你當時所見的發牌中平均損失的分數；' +
    '20 次裡有 19 次，實際數值落在 ± 範圍內。如果損失與運氣無法區分，那一步就算一樣好。',
  fewer: '這裡分數低的人獲勝，所以正數是損失。',
  nothing: '你在這局沒有走任何一步。',
  moves: '你的走法',
  step: (step: number) => `第 ${step} 步`,
  show: (step: number) => `第 ${step} 步：在重播中顯示`,
  you: '你：',
  best: '最強的玩家：',
  same: '最佳的一步',
  equal: '一樣好',
  costly: '有損失',
  worst: '損失最大的幾步',
  loss: (loss: string, error: string) => `${loss} ± ${error}`,
  costliest: ['損失最大', '損失第二大', '損失第三大'] as readonly string[],
};

export default zhHant;
