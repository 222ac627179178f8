// What every game of numbered tiles says alike.
import type { Words } from './en';

const tr: Words = {
  colours: { r: 'kırmızı', g: 'yeşil', b: 'mavi', y: 'sarı' },
  tile: (number: number, colour: string) => `${colour} ${number}`,
  joker: 'joker',
  tiles: (tiles: number) => `${tiles} taş`,
  fromTop: (tiles: string) => `Üstten başlayarak: ${tiles}`,

  melded: 'el açıldı',
  notMelded: 'el açılmadı',

  place: (tile: string, at: number, of: number) => `${tile}, ${at} / ${of}`,
  ofYours: (tile: string) => `${tile}, senin`,
  justPlaced: (tile: string) => `${tile}, yeni`,
  justDrawn: (tile: string) => `${tile}, yeni geldi`,

  undo: 'Geri al',
  reset: 'Sıfırla',
  worth: (points: number) => `${points} puan`,
  hint: 'İpucu',
  show: 'Masada göster',
  step: (label: string, tiles: string) => `${label}: ${tiles}.`,
  closeHint: 'İpucunu kapat',
  undone: 'Geri alındı.',
  hintLies: 'İpucu masada.',
  turnReset: 'Hamle sıfırlandı.',
};

export default tr;
