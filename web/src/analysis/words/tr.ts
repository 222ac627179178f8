import type { Words } from './en';

const tr: Words = {
  open: 'Analiz',
  title: 'Analiz',
  thinking: 'Hamlelerin inceleniyor…',
  progress: (done: number, of: number) => `İncelenen hamle: ${done} / ${of}`,
  retry: 'Yeniden dene',
  sum: (loss: string, player: string) => `Bu eldeki hamlelerin, “${player}” adlı bilgisayar oyuncusuna göre: ${loss} puan.`,
  perfect: (player: string) => `Bu elde “${player}” adlı bilgisayar oyuncusuna göre hiçbir şey kaybetmedin.`,
  explain: 'Sayılar ne anlama geliyor?',
  about:
    'En iyi hamle, ipucunun önereceği hamledir. Başka bir hamle yaptıysan sayı, gördüklerine uyan birçok elde bunun ' +
    'ortalama ne kaybettirdiğini gösterir; gerçek değer 20 durumun 19’unda ± aralığındadır. Kayıp şansa bağlı ' +
    'olabilecek kadar küçükse hamle en iyisi kadar iyi sayılır.',
  fewer: 'Bu oyunda en az puan kazanır, yani artı kayıptır.',
  nothing: 'Bu elde hiç hamle yapmadın.',
  moves: 'Hamlelerin',
  step: (step: number) => `Adım ${step}`,
  show: (step: number) => `Adım ${step}: tekrarda göster`,
  you: 'Sen:',
  best: 'En iyi oyuncu:',
  same: 'En iyi hamle',
  equal: 'Aynı derecede iyi',
  costly: 'Puan kaybettirdi',
  worst: 'En kötü hamleler',
  loss: (loss: string, error: string) => `${loss} ± ${error}`,
  costliest: ['En kötü', 'İkinci en kötü', 'Üçüncü en kötü'] as readonly string[],
};

export default tr;
