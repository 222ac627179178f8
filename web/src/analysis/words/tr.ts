import type { Words } from './en';

const tr: Words = {
  open: 'En iyi oyuncu ne yapardı',
  title: 'En iyi oyuncu ne yapardı',
  thinking: 'Bir saniye… en iyi oyuncu hamlelerinin her birini düşünüyor.',
  sum: (loss: string, player: string) => `“${player}” ile karşılaştırınca hamlelerinin bu eldeki değeri ${loss} puan.`,
  perfect: (player: string) => `“${player}” ile karşılaştırınca bu elde hiçbir şey kaybetmedin.`,
  about:
    'Sayı, gördüklerinin ardında olabilecek birçok elde hamlenin ortalama ne kaybettirdiğidir; ± bunun ne kadar kesin ' +
    'olduğunu söyler, 20 kezde 19 kez.',
  fewer: 'Burada az puan kazanır, öyleyse artı bir kayıptır.',
  nothing: 'Bu elde hiç hamle yapmadın.',
  moves: 'Hamlelerin',
  step: (step: number) => `Adım ${step}`,
  show: (step: number) => `Adım ${step}: baştan izlemede göster`,
  you: 'Sen:',
  best: 'En iyi oyuncu:',
  same: 'Aynısı.',
  loss: (loss: string, error: string) => `${loss} ± ${error}`,
  costliest: ['En çok kaybettiren', 'En çok kaybettiren ikinci', 'En çok kaybettiren üçüncü'] as readonly string[],
};

export default tr;
