import type { Words } from './en';

const tr: Words = {
  link: 'Profil',
  title: 'Profilin',
  about: 'Oyunların, bu tarayıcıda duran bir anahtarla saklanır. Hesap ya da şifre gerekmez.',
  all: 'Bütün oyunlar ve istatistikler',

  empty: 'Burada henüz bir şey yok.',
  emptyAbout: 'Bir oyun oyna, sonuçların burada görünsün. Yarım kalan oyunların da seni burada bekler.',
  noneFinished: 'Bir oyunu bitir, sonuçların burada görünsün.',
  play: 'Bir oyun oyna',

  statistics: 'İstatistikler',
  houseRules: 'Özel kurallar:',
  played: 'Maç',
  won: 'Kazanılan',
  wonOf: (won: number, share: string) => `${won} (${share})`,
  streak: 'Üst üste galibiyet',
  streakOf: (now: number, longest: number) => `şimdi ${now}, rekor ${longest}`,
  points: 'Puan',
  pointsOf: (points: string, average: string) => `${points} (maç başına ${average})`,
  hints: 'Kullanılan ipucu',
  history: (matches: number) => `Maç başına puan (son ${matches} maç)`,
  historySaid: (points: string) => `Maç başına puan, eskiden yeniye: ${points}`,
  range: (least: string, most: string) => `${least} ile ${most} arası`,
  game: 'Oyun',
  choose: 'Ayrıntılar',
  against: 'Rakip',
  people: 'gerçek oyuncular',

  running: 'Kaldığın yerden devam et',
  finished: 'Biten oyunlar',
  results: { won: 'Kazandın', shared: 'Berabere', lost: 'Kaybettin', none: 'Sonuçsuz' },
  hintsTaken: (hints: number) => `${hints} ipucu`,
  sheet: 'Puan tablosu',
  replay: 'Tekrar izle',
  record: 'Kaydı indir',
  more: 'Daha eski oyunlar',

  key: 'Profil anahtarı',
  keyAbout:
    'Bu anahtarla oyunlarına başka bir tarayıcıda devam edebilirsin. Gizli tut: anahtarı bilen herkes senin adına ' +
    'oynayabilir. Kaybolan anahtar geri getirilemez.',
  keyShow: 'Göster, kopyala ya da kaydet',
  keyLabel: 'Anahtarın',
  keyCopied: 'Kopyalandı. Kimseyle paylaşma.',
  keySave: 'Dosyaya kaydet',
  keyFile: 'parlor-key.txt',
  take: 'Başka bir tarayıcının anahtarını kullan',
  takeLabel: 'Diğer anahtar',
  takeFile: 'Ya da kaydettiğin anahtar dosyasını aç',
  takeOver: 'Bu anahtarı kullan',
  notKey: 'Bu bir anahtar değil. Anahtar 32 karakterdir: rakamlar ve a ile f arasındaki harfler.',
  sameKey: 'Bu tarayıcı zaten bu anahtarı kullanıyor.',
  replaceTitle: 'Bu tarayıcının anahtarı değişsin mi?',
  replaceAbout:
    'Diğer anahtar, bu tarayıcının şimdiki anahtarının yerine geçecek. Şimdiki oyunlarına dönmek istersen önce ' +
    'onların anahtarını kaydet: sonradan geri getirilemez.',
  replace: 'Anahtarı değiştir',
  keep: 'Şimdiki kalsın',
  replaced: 'Bu tarayıcı artık diğer anahtarı kullanıyor.',
};

export default tr;
