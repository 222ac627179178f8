// The words shared by all games with numbered tiles.
import { form } from '../../words/tr';
import type { SetWords, Words } from './en';

const tr: Words = {
  colours: { r: 'kırmızı', g: 'yeşil', b: 'mavi', y: 'sarı' },
  tile: (number: number, colour: string) => `${colour} ${number}`,
  joker: 'joker',
  tiles: (tiles: number) => `${tiles} taş`,
  fromTop: (tiles: string) => `En üstten: ${tiles}`,

  melded: 'açtı',
  notMelded: 'açmadı',

  place: (tile: string, at: number, of: number) => `${tile}, ${at} / ${of}`,
  ofYours: (tile: string) => `${tile}, senin`,
  justPlaced: (tile: string) => `${tile}, yeni`,
  justDrawn: (tile: string) => `${tile}, yeni çekildi`,

  undo: 'Geri al',
  reset: 'Sıfırla',
  worth: (points: number) => `${points} puan`,
  hint: 'İpucu',
  show: 'Masada göster',
  step: (label: string, tiles: string) => `${label}: ${tiles}.`,
  undone: 'Geri alındı.',
  hintLies: 'İpucu masada.',
  turnReset: 'Hamle sıfırlandı.',
};

export const setWords: SetWords = {
  rack: 'Istakan',
  rackEmpty: 'Istakan boş.',
  empty: 'Masada henüz per yok.',
  dropHere: 'Yeni per için taşları buraya sürükle ya da taş seçip buraya dokun.',
  set: (number: number, tiles: string) => `${number}. per: ${tiles}`,
  inSet: (tile: string, set: number) => `${tile}, ${set}. per`,
  tools: 'Masa araçları',
  newSet: 'Yeni per',
  toRack: 'Istakaya',
  chosenWaiting: (tiles: number) => `${tr.tiles(tiles)} sıran için seçildi.`,
  notStanding: (sets: number) => `${form(sets, { one: 'Bir per', other: '# per' })} henüz geçerli değil.`,
  changes: {
    fresh: 'Yeni per',
    grown: 'Pere işlendi',
  },
  said: {
    newSet: (tiles: string) => `${tiles}: yeni per.`,
    back: (tiles: string) => `${tiles}: ıstakana geri döndü.`,
  },
};

export default tr;
