import type { Words } from './en';

const zhHant: Words = {
  open: '分析',
  title: '分析',
  thinking: '正在分析你的走法…',
  progress: (done: number, of: number) => `已分析 ${done} 步，共 ${of} 步`,
  retry: '再試一次',
  sum: (loss: string, player: string) => `和電腦玩家「${player}」相比，你這局的走法：${loss} 分。`,
  perfect: (player: string) => `和電腦玩家「${player}」相比，你這局沒有損失。`,
  explain: '這些數字的意思',
  about:
    '最佳的一步就是當時提示會建議的走法。如果你走了別的，數字就是那一步平均損失的分數，' +
    '以許多符合你當時所見的模擬牌局計算；實際值 20 次裡有 19 次落在 ± 範圍內。如果損失可能只是運氣造成的，那一步就算一樣好。',
  fewer: '這裡分數最低的人獲勝，所以正數是損失。',
  nothing: '你在這局沒有出手。',
  moves: '你的走法',
  step: (step: number) => `第 ${step} 步`,
  show: (step: number) => `第 ${step} 步：在重播中顯示`,
  you: '你：',
  best: '最強玩家：',
  same: '最佳走法',
  equal: '一樣好',
  costly: '損失分數',
  worst: '損失最大的走法',
  loss: (loss: string, error: string) => `${loss} ± ${error}`,
  costliest: ['損失最大', '損失第二大', '損失第三大'] as readonly string[],
};

export default zhHant;
