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
  showed: 'gösterge gösterdi',

  stack: 'Deste',
  stackHolds: (tiles: number) => `Deste, ${tileWords.tiles(tiles)}`,
  drawFrom: (tiles: number) => `Desteden çek, ${tileWords.tiles(tiles)}`,
  piles: 'Deste ve atılan taşlar',
  pileOf: (name: string) => `Atılan (${name})`,
  ownPile: 'Attıkların',
  yours: 'Senin',
  pileHolds: (pile: string, top: string, tiles: number) => `${pile}: üstte ${top}, ${tileWords.tiles(tiles)}`,
  pileEmpty: (pile: string) => `${pile}: yok`,
  takeFrom: (pile: string, top: string) => `Al: ${top}, ${pile}`,
  discardOn: (tile: string) => `Kendi önüne at: ${tile}`,
  indicator: 'Gösterge',
  indicatorSays: (indicator: string, joker: string) => `Gösterge ${indicator}: okey ${joker}`,
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
  discardAndWin: 'At ve bitir',

  chosenWaiting: (tile: string) => `${tile} seçildi: koyacağın yere dokun.`,
  drawFirst: 'Desteden taş çek.',
  drawOrTake: (top: string) => `Desteden çek ya da ${top} al.`,
  takeOrPass: (top: string) => `Deste bitti: ${top} al ya da pas geç, el berabere bitsin.`,
  onlyPass: 'Deste bitti, alınacak taş da yok: pas geç.',
  mayShow: 'Göstergenin eşini gösterebilirsin.',
  chooseDiscard: 'Atacağın taşı seç.',
  begin: 'Sen başlıyorsun: atacağın taşı seç.',
  discardIt: (tile: string) => `${tile} atılsın mı?`,

  hintDraws: 'Desteden çek.',
  hintTakes: (tile: string) => `${tile} al.`,
  hintShows: 'Göstergenin eşini göster.',
  hintPasses: 'Pas geç.',
  hintDiscards: (tile: string) => `${tile} at.`,
  chooseIt: 'Onu seç',

  keys: (shows: boolean) =>
    [
      'Oklar gez',
      'Space seç',
      'D çek',
      'T al',
      ...(shows ? ['S göster'] : []),
      'X at',
      'H ipucu',
      'Shift oklar ya da sürükle: kaydır',
      'Esc vazgeç',
    ].join(' · '),
  touch: 'Taşı sürükle ya da önce taşa, sonra koyacağın yere dokun.',

  scoring: 'Her galibiyet bir puandır; en çok puanı olan kazanır.',
  realScoring: (pairs: boolean) =>
    `Kazanan, diğerlerinden 2’şer puan düşürür; okey atarak${pairs ? ' ya da yedi çiftle' : ''} bitirirse 4’er. Gösterge 1’er puan düşürür. En çok puanı olan kazanır.`,
};

export default tr;
