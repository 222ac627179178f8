// The page's own words. Sentences about a game come from the server (/api/phrases).
import type { Words } from './en';
import { plural } from './plural';

// A word that follows a number stays as it is: 1 el, 5 el. Others change.
export const form = plural('tr');

function list(names: readonly string[]): string {
  return new Intl.ListFormat('tr', { type: 'conjunction' }).format(names);
}

// The verb ends in nothing for others, in "n" for you, in "nız" for you and others.
const did = (names: readonly string[], mine: boolean, what: string) =>
  `${list(names)} ${what}${!mine ? '' : names.length === 1 ? 'n' : 'nız'}`;

const tr: Words = {
  name: 'Parlor',
  tagline: 'Arkadaşlarla ya da bilgisayarlarla kart ve taş oyunları.',
  guest: 'Misafir',
  computers: ['Bora', 'Cem', 'Defne', 'Efe', 'Filiz', 'Gül', 'Hasan'] as readonly string[],
  levels: { random: 'rastgele', basic: 'temel', smart: 'akıllı', search: 'derin düşünen' },
  honest: 'Bilgisayarlar, yerlerinde oturan bir oyuncu ne görürse onu görür: senin elini asla.',
  loading: 'Bir saniye…',
  problem: (says: string) => `Bu olmadı. ${says}`,
  yes: 'evet',
  no: 'hayır',
  close: 'Kapat',
  copy: 'Kopyala',
  copied: 'Kopyalandı. Arkadaşlarına gönder.',

  connection: {
    lost: 'Bağlantı koptu. Yeniden bağlanılıyor…',
    gone: 'Sunucu yanıt vermiyor. Bu sayfa denemeyi sürdürür ve kendiliğinden devam eder.',
    retry: 'Şimdi dene',
  },

  lobby: {
    play: 'Oyna',
    game: 'Oyun',
    name: 'Adın',
    against: 'Rakiplerin',
    computers: 'Bilgisayarlar',
    friends: 'Davetli arkadaşlar',
    friendsAbout: 'Sana özel bir masa açılır, göndermen için bir bağlantı verilir. Bağlantıyı alan masaya oturabilir.',
    level: 'Ne kadar güçlüler',
    mixed: 'Karışık',
    startNow: 'Oyunu başlat',
    openTable: 'Masayı aç',
    options: 'Masa',
    rules: 'Kurallar',
    standardChoice: (choice: string) => `${choice} (standart)`,
    backToStandard: 'Standart kurallara dön',
    seats: 'Koltuklar',
    seat: (number: number) => `${number}. koltuk`,
    seatsNow: (open: number) => (open === 0 ? 'sen ve bilgisayarlar' : `${open} koltuk boş`),
    openSeat: 'Boş, bir arkadaş için',
    computer: (level: string) => `Bilgisayar, ${level}`,
    match: 'Maç',
    matchLength: 'Uzunluk',
    byDeals: 'Belli sayıda el',
    byPoints: 'Belli bir puana kadar',
    byPointsEitherWay: 'Artı ya da eksi bir puana kadar',
    byPointsDown: 'Belli bir puana inene kadar',
    dealsField: 'El sayısı',
    pointsField: 'Puan',
    deals: (deals: number) => form(deals, { one: 'tek el', other: '# el' }),
    to: (points: number) => `${points} puana kadar`,
    within: (points: number) => `${points} ya da −${points} puana kadar`,
    down: (points: number) => `${points} puana inene kadar`,
    table: 'Süre, sohbet, izleyiciler',
    clock: 'Hamle süresi',
    noClock: 'süre yok',
    clockOf: (seconds: number) => (seconds < 60 ? `${seconds} saniye` : `${seconds / 60} dakika`),
    chat: 'Masada sohbet',
    watch: 'Başkaları izleyebilir; yalnızca herkese açık olanı görürler',
    fair: 'Adil dağıtım',
    fairNow: 'herkes denetleyebilir',
    fairAbout:
      'Dağıtımdan önce sunucu, sırrının mührünü gösterir. Senin sözcüğün de karışıma katılır; kime ne geleceğini kimse ' +
      'seçemez. Sonra bunu denetleyebilirsin.',
    word: 'Karıştırmaya katılacak sözcüğün',
    continue: 'Kaldığın yerden devam et',
    finished: 'Son masaların',
    phases: { waiting: 'oyuncu bekliyor', playing: 'oynanıyor', between: 'el arasında', over: 'bitti' },
    with: (names: string) => (names === '' ? 'henüz başka kimse yok' : `${names} ile`),
    forget: 'Bu listeden kaldır',
  },

  invitation: {
    title: (game: string) => `${game} masasına davetlisin`,
    join: 'Masaya otur',
    full: 'Bütün koltuklar dolu.',
    watch: 'İzle',
  },

  waiting: {
    title: (open: number) => `${open} oyuncu bekleniyor`,
    invite: 'Bu bağlantıyı gönder. Son koltuk dolunca ilk el başlar.',
    link: 'Davet bağlantısı',
    open: 'boş koltuk',
    you: 'sen',
    start: (open: number) => {
      const computers = { one: 'boş koltukta bir bilgisayar', other: 'boş koltuklarda bilgisayarlar' };
      return `Hemen başlat, ${form(open, computers)} oynasın`;
    },
    patience: 'İlk el, son koltuk dolunca ya da masayı açan başlatınca başlar.',
  },

  table: {
    yourTurn: 'Sıra sende',
    titleOnTurn: (game: string) => `● Sıra sende · ${game}`,
    turnOf: (names: string) => `Sıra: ${names}`,
    thinking: 'düşünüyor',
    secondsLeft: (seconds: number) => `${seconds} saniye kaldı`,
    seat: (name: string) => `Koltuk: ${name}`,
    computer: 'bilgisayar,',
    level: (level: string) => `bilgisayar, ${level}`,
    away: 'ayrıldı, bilgisayar oynuyor',
    notHere: 'bağlı değil',
    points: (points: number) => `${points} puan`,
    hints: (hints: number) => `${hints} ipucu`,
    known: 'Aldı, hâlâ elinde',
    middle: 'Masanın ortası',
    ownPlace: 'Senin yerin',
    watching: 'İzliyorsun: herkese açık olanı görürsün, kimsenin elini görmezsin.',
    watchers: (watchers: number) => `${watchers} kişi izliyor`,
    menu: 'Masa',
    help: 'Yardım',
    helpAbout: 'Yardım: bu masanın kuralları',
    scores: 'Puanlar',
    lastRound: 'Son tur',
    logAndChat: 'Olanlar ve sohbet',
    settings: 'Ayarlar',
    sound: 'Ses',
    leave: 'Masadan kalk',
    toLobby: 'Lobiye dön',
    skip: 'Eline geç',
    unknownGame: (game: string) => `Bu sayfa ${game} oyununu çizmeyi bilmiyor.`,
  },

  hand: {
    label: 'Elin',
    tile: (tile: string, at: number, of: number) => `${tile}, ${at} / ${of}`,
    sort: 'Elini diz',
    keys: (others: readonly { label: string; key: string }[]) =>
      [
        '← → gez',
        'Space seç',
        'Enter oyna',
        ...others.map(({ label, key }) => `${key.toUpperCase()} ${label.toLocaleLowerCase('tr')}`),
        'H ipucu',
        'Shift ← → ya da sürükle: kaydır',
        'Esc vazgeç',
      ].join(' · '),
    touch: 'Seçmek için dokun, dizmek için sürükle.',
  },

  play: {
    play: 'Oyna',
    askHint: 'İpucu',
    hint: (move: string, reason: string) => `İpucu: ${move}. ${reason}`,
    hints: (hints: number) => `şimdiye dek ${hints} ipucu`,
    sending: 'Gönderiliyor…',
  },

  log: { title: 'Olanlar', empty: 'Henüz bir şey yok.' },
  chat: {
    title: 'Sohbet',
    empty: 'Bir merhaba de.',
    write: 'Mesaj yaz',
    send: 'Gönder',
    ready: ['Merhaba!', 'Güzel oynadın', 'Teşekkürler', 'Bir saniye', 'Güzel oyundu'] as readonly string[],
    off: 'Bu masada sohbet kapalı.',
    hidden: 'Sohbeti gizledin (ayarlara bak).',
  },

  rules: {
    title: (game: string) => `${game}, bu masada oynandığı gibi`,
    standard: 'Standart kurallar.',
    standardShort: 'Standart kurallar',
    house: 'Bu masanın özel kuralları:',
    houseCount: (rules: number) => `${rules} özel kural`,
  },
  scores: {
    title: 'Puan tablosu',
    deal: 'El',
    total: 'Toplam',
    start: 'Başlangıç',
    none: 'Henüz biten el yok.',
    plain: (points: number) => (points < 0 ? `−${-points}` : String(points)),
    signed: (points: number) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'),
    to: (points: number) => `Maç ${points} puana kadar sürer.`,
    within: (points: number) => `Maç ${points} ya da −${points} puana kadar sürer.`,
    down: (points: number) => `Biri ${points} puana ya da altına inince maç biter.`,
    deals: (deals: number) => `Maç ${form(deals, { one: 'tek el', other: '# el' })} sürer.`,
    fewest: 'En az puanı olan kazanır.',
  },
  lastRound: { title: 'Son tur', none: 'Henüz bir şey oynanmadı.' },

  end: {
    me: 'Sen',
    you: '(sen)',
    over: 'Maç bitti',
    undecided: 'Bu eli kazanan yok',
    nobody: 'Kazanan yok',
    complete: 'Tamamlanan:',
    deal: (names: readonly string[], mine: boolean) => did(names, mine, 'eli kazandı'),
    game: (names: readonly string[], mine: boolean) => did(names, mine, 'kazandı'),
    match: (names: readonly string[], mine: boolean) =>
      names.length > 1 ? did(names, mine, 'maçı paylaştı') : did(names, mine, 'maçı kazandı'),
    points: (points: number) => `${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points)} puan`,
    made: (name: string, points: string) => `${name}: ${points}`,
    noTiles: 'elinde bir şey kalmadı',
    next: 'Sonraki el',
    rematch: 'Yeniden oyna',
    replay: 'Baştan izle',
    check: 'Bu eli denetle',
    lobby: 'Lobi',
    waitingFor: (names: string) => `Beklenen: ${names}.`,
  },
  replay: {
    title: 'Açık ellerle baştan izle',
    which: 'El',
    slider: 'Adım',
    back: 'Bir adım geri',
    forward: 'Bir adım ileri',
    run: 'Oynat',
    pause: 'Duraklat',
    at: (step: number, of: number) => `${step} / ${of}`,
  },

  leave: {
    title: 'Masadan kalkıyor musun?',
    laterAbout: 'Koltuğun sende kalır, oyun seni bekler.',
    later: 'Lobiye git',
    leaveAbout: 'Senin yerine bir bilgisayar oynar. Dilediğin zaman lobiden dönüp oyunu yeniden devralabilirsin.',
    leave: 'Bilgisayar oynasın',
    resignAbout: 'Maç şimdi biter ve sen kazanamazsın.',
    resign: 'Pes et',
  },

  fair: {
    title: 'Bu eli denetle',
    which: 'Hangi el',
    deal: (deal: number) => `${deal}. el`,
    checking: 'Karıştırma yeniden hesaplanıyor…',
    sound: 'Bu el, öncesinde verilen söze uyuyor.',
    unsound: 'Bu el, verilen söze uymuyor.',
    holds: 'Tutuyor:',
    broken: 'Tutmuyor:',
    steps: {
      method: 'sunucu bu sayfanın bildiği bir yöntem kullandı',
      commitment: 'sır, ilk elden önce mühürlenen sır',
      word: 'senin sözcüğün karışıma katıldı',
      seed: 'tohum, sırdan ve bütün oyuncuların sözcüklerinden çıkıyor',
      shuffle: 'her şey, bu tohumla yapılan karıştırmanın koyduğu yerde',
      dealt: 'el başlarken gördüklerin bunun bir parçası',
    },
    details: 'Sayılar',
    commitment: 'İlk elden önce gösterilen mühür',
    secret: 'Bu elin sırrı',
    about: 'Bunu tarayıcın, sunucudan yardım almadan kendisi hesapladı.',
  },

  settings: {
    title: 'Ayarlar',
    theme: 'Renkler',
    themes: { auto: 'sistemdeki gibi', light: 'açık', dark: 'koyu' },
    fourColours: 'Dört renkli deste',
    sound: 'Sıra sana gelince hafif bir ses',
    marks: 'Oynanabilecekleri işaretle',
    showChat: 'Sohbeti göster',
    chat: 'Bu masada sohbet, herkes için',
    pace: 'Bilgisayarların hızı',
    paces: ['yavaş', 'normal', 'hızlı', 'anında'] as readonly string[],
  },
};

export default tr;
