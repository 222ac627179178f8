// What people at a table agree on, and who comes and goes.
import type { Words } from './en';

const tr: Words = {
  finish: 'Oyunu bitir',
  accept: 'Kabul et',
  decline: 'Reddet',
  asks: (names: string) => `${names} rövanş istiyor.`,
  declined: (names: string) => `${names} rövanşı reddetti.`,
  youDeclined: 'Rövanşı reddettin.',
  left: (names: string) => `${names} masadan kalktı.`,
  gone: (name: string) => `${name} bağlı değil.`,
  back: (name: string) => `${name} geri döndü.`,
  joined: (name: string) => `${name} masaya oturdu.`,

  offers: (name: string) => `${name} oyunu sonuçsuz bitirmeyi öneriyor.`,
  agree: 'Bitirelim',
  playOn: 'Devam edelim',
  wantsToPlay: (name: string) => `${name} oynamaya devam etmek istiyor.`,
  offered: (names: string) => `Oyunu bitirmeyi önerdin. Beklenen: ${names}.`,
  takeBack: 'Vazgeç',
  calledOff: 'Oyun sonuçsuz bitirildi',

  endAbout: 'Diğerlerine sorulur. Herkes kabul ederse maç sonuçsuz biter.',
  end: 'Bitirmeyi öner',
  resignTo: (name: string) => `Maç şimdi biter, kazanan ${name} olur.`,
};

export default tr;
