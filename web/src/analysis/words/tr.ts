import type { Words } from './en';

const tr: Words = {
  open: 'En iyi oyuncu ne yapardı',
  title: 'En iyi oyuncu ne yapardı',
  thinking: 'Hamlelerin inceleniyor…',
  progress: (done: number, of: number) => `İncelenen hamle: ${done} / ${of}`,
  retry: 'Yeniden dene',
  sum: (loss: string, player: string) => `“${player}” ile karşılaştırınca bu eldeki hamlelerin: ${loss} puan.`,
  perfect: (player: string) => `“${player}” ile karşılaştırınca bu elde hiçbir şey kaybetmedin.`,
  explain: 'Sayılar ne anlama geliyor?',
  about:
    'Oyunun aynı anında istenen bir ipucu en iyi hamleyi söylerdi. Başka bir hamle yaptıysan sayı, gördüklerine uyan birçok ' +
    'dağıtımda bunun ortalama ne kaybettirdiğidir; gerçek değer 20 durumun 19’unda ± aralığındadır. Kayıp şanstan ' +
    'ayırt edilemiyorsa hamle en iyisi kadar iyi sayılır.',
  fewer: 'Burada az puan kazanır, öyleyse artı bir kayıptır.',
  nothing: 'Bu elde hiç hamle yapmadın.',
  moves: 'Hamlelerin',
  step: (step: number) => `Adım ${step}`,
  show: (step: number) => `Adım ${step}: baştan izlemede göster`,
  you: 'Sen:',
  best: 'En iyi oyuncu:',
  same: 'En iyi hamle',
  equal: 'Aynı derecede iyi',
  costly: 'Puan kaybettiren',
  worst: 'En çok kaybettirenler',
  loss: (loss: string, error: string) => `${loss} ± ${error}`,
  costliest: ['En çok kaybettiren', 'En çok kaybettiren ikinci', 'En çok kaybettiren üçüncü'] as readonly string[],
};

export default tr;
