import tileWords from '../../../tiles/words/tr';
import type { Words } from './en';

const tr: Words = {
  colours: { K: 'siyah', R: 'kırmızı', B: 'mavi', Y: 'sarı' },
  tile: (colour: string, number: number) => `${colour} ${number}`,
  falseJoker: 'sahte okey',
  asJoker: (tile: string) => `${tile}, okey`,
  standsFor: (tile: string) => `${tile} yerine sahte okey`,

  took: (tile: string) => `${tile} aldı`,
  drew: 'taş çekti',
  passed: 'pas geçti',
  showed: 'göstergenin eşini gösterdi',

  stack: 'Orta',
  stackHolds: (tiles: number) => `Ortada ${tileWords.tiles(tiles)}`,
  drawFrom: (tiles: number) => `Ortadan çek, ${tileWords.tiles(tiles)}`,
  piles: 'Ortadaki ve atılan taşlar',
  pileOf: (name: string) => `Attıkları (${name})`,
  ownPile: 'Attıkların',
  yours: 'Senin',
  pileHolds: (pile: string, top: string, tiles: number) => `${pile}: üstte ${top}, ${tileWords.tiles(tiles)}`,
  pileEmpty: (pile: string) => `${pile}: boş`,
  takeFrom: (pile: string, top: string) => `Yandan al: ${top}, ${pile}`,
  discardOn: (tile: string) => `Attıklarının üstüne at: ${tile}`,
  indicator: 'Gösterge',
  indicatorSays: (indicator: string, joker: string) => `Gösterge ${indicator}, okey ${joker}`,
  joker: 'Okey',

  rack: 'Istakan',
  at: (tile: string, row: number, column: number) => `${tile}, ${row}. sıra ${column}. yer`,
  complete: (tile: string) => `${tile}, tamam`,
  moved: (tile: string, row: number, column: number) => `${tile}: ${row}. sıra, ${column}. yer.`,

  draw: 'Çek',
  take: 'Al',
  show: 'Göster',
  pass: 'Pas',
  discard: 'At',
  discardAndWin: 'At ve bit',

  chosenWaiting: (tile: string) => `${tile} seçildi: koymak istediğin yere dokun.`,
  drawFirst: 'Ortadan taş çek.',
  drawOrTake: (top: string) => `Ortadan çek ya da yandan ${top} al.`,
  takeOrPass: (top: string) => `Ortada taş kalmadı: ${top} al ya da pas geç, el berabere bitsin.`,
  onlyPass: 'Ortada taş kalmadı, alınacak taş da yok: pas geç.',
  mayShow: 'Göstergenin eşini gösterebilirsin.',
  chooseDiscard: 'Atacağın taşı seç.',
  begin: 'Sen başlıyorsun: atacağın taşı seç.',
  discardIt: (tile: string) => `${tile} atılsın mı?`,

  hintDraws: 'Ortadan çek.',
  hintTakes: (tile: string) => `Yandan ${tile} al.`,
  hintShows: 'Göstergenin eşini göster.',
  hintPasses: 'Pas geç.',
  hintDiscards: (tile: string) => `${tile} at.`,
  chooseIt: 'Bunu seç',

  keys: (shows: boolean) =>
    [
      'Oklar gez',
      'Space seç',
      'D çek',
      'T al',
      ...(shows ? ['S göster'] : []),
      'X at',
      'H ipucu',
      'Dizmek için Shift oklar ya da sürükle',
      'Esc seçimi sil',
    ].join(' · '),
  touch: 'Taşı sürükle ya da önce taşa, sonra koyacağın yere dokun.',

  scoring: 'Kazanılan her el 1 puandır. En çok puanı olan kazanır.',
  realScoring: (pairs: boolean) =>
    `Biri bitince diğer oyuncular 2’şer puan kaybeder; okey atarak${pairs ? ' ya da yedi çiftle' : ''} biterse 4’er. Göstergenin eşini göstermek 1’er puan kaybettirir. En çok puanı olan kazanır.`,
};

export default tr;
