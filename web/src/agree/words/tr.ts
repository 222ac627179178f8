// What players at a table agree on, and who joins and leaves.
import type { Words } from './en';

const tr: Words = {
  finish: 'Oyunu bitir',
  accept: 'Kabul et',
  decline: 'Reddet',
  asks: (names: string) => `${names} rövanş istiyor.`,
  declined: (names: string) => `${names} rövanşı reddetti.`,
  youDeclined: 'Rövanşı reddettin.',
  left: (names: string) => `${names} masadan kalktı.`,
  gone: (name: string) => `Bağlantısı koptu: ${name}.`,
  back: (name: string) => `${name} geri döndü.`,
  joined: (name: string) => `${name} masaya oturdu.`,

  offers: (name: string) => `${name} oyunu sonuçsuz bitirmeyi öneriyor.`,
  agree: 'Bitirelim',
  playOn: 'Devam edelim',
  wantsToPlay: (name: string) => `${name} devam etmek istiyor.`,
  offered: (names: string) => `Oyunu bitirmeyi önerdin. Beklenen: ${names}.`,
  takeBack: 'Öneriyi geri çek',
  calledOff: 'Oyun sonuçsuz bitti',

  endAbout: 'Diğer oyuncuların hepsi kabul ederse maç sonuçsuz biter.',
  end: 'Bitirmeyi öner',
  resignTo: (name: string) => `Maç hemen biter, kazanan ${name} olur.`,
};

export default tr;
