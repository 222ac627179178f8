import type { Words } from './en';

const tr: Words = {
  link: 'Profil',
  title: 'Profilin',
  about: 'Oyunların, bu tarayıcının sakladığı bir anahtarla sayılır. Hesap da parola da yok.',
  all: 'Bütün oyunların ve istatistiklerin',

  empty: 'Burada henüz bir şey yok.',
  emptyAbout: 'Bir oyun oyna, sonuçların burada görünsün. Yarım bıraktığın oyunlar da seni burada bekler.',
  noneFinished: 'Bir oyunu bitirince sonuçların burada görünür.',
  play: 'Bir oyun oyna',

  statistics: 'Nasıl gidiyorsun',
  houseRules: 'Özel kurallar:',
  played: 'Maç',
  won: 'Kazanılan',
  wonOf: (won: number, share: string) => `${won} (${share})`,
  streak: 'Art arda galibiyet',
  streakOf: (now: number, longest: number) => `şimdi ${now}, en çok ${longest}`,
  points: 'Puan',
  pointsOf: (points: string, average: string) => `${points}, maç başına ${average}`,
  hints: 'Alınan ipucu',
  course: (matches: number) => `Maç başına puan (son ${matches} maç)`,
  courseSaid: (points: string) => `Maç maç puanlar, en eskisinden başlayarak: ${points}`,
  range: (least: string, most: string) => `en az ${least}, en çok ${most}`,
  game: 'Oyun',
  choose: 'Ayrıntılar',
  against: 'Rakip',
  people: 'kişiler',

  running: 'Kaldığın yerden devam et',
  finished: 'Biten oyunlar',
  results: { won: 'Kazandın', shared: 'Paylaştın', lost: 'Kazanamadın', none: 'Sonuçsuz' },
  hintsTaken: (hints: number) => `${hints} ipucu`,
  sheet: 'Puan tablosu',
  replay: 'Baştan izle',
  record: 'Kaydı indir',
  more: 'Daha eski oyunlar',

  key: 'Anahtar',
  keyAbout: 'Kimdeyse senin yerine geçer: onunla oyunların başka bir tarayıcıda sürer. Kaybolursa kimse geri veremez.',
  keyShow: 'Göster, kopyala ya da kaydet',
  keyLabel: 'Anahtarın',
  keyCopied: 'Kopyalandı. Kimseyle paylaşma.',
  keySave: 'Dosyaya kaydet',
  keyFile: 'parlor-key.txt',
  take: 'Başka bir tarayıcının anahtarını kullan',
  takeLabel: 'Öteki anahtar',
  takeFile: 'Ya da kaydedildiği dosya',
  takeOver: 'Bu anahtarı kullan',
  notKey: 'Bu bir anahtar değil: anahtarda 32 karakter olur, rakamlar ve a ile f arasındaki harfler.',
  sameKey: 'Bu anahtar zaten bu tarayıcıda.',
  replaceTitle: 'Bu tarayıcının anahtarı değişsin mi?',
  replaceAbout:
    'Bu tarayıcının şimdiki anahtarının yerine öteki geçer. Şimdiki anahtarın oyunlarına dönmek istersen önce onu kaydet: ' +
    'sonra kimse dönemez.',
  replace: 'Değiştir',
  keep: 'Benimki kalsın',
  replaced: 'Bu tarayıcı artık öteki anahtarı kullanıyor.',
};

export default tr;
