// What players at a table agree on, and who joins and leaves.
import type { Words } from './en';

const ro: Words = {
  finish: 'Încheie jocul',
  accept: 'Acceptă',
  decline: 'Refuză',
  asks: (names: string) => `Revanșă cerută de ${names}.`,
  declined: (names: string) => `Revanșă refuzată de ${names}.`,
  youDeclined: 'Ai refuzat revanșa.',
  left: (names: string) => `Masa a fost părăsită de ${names}.`,
  gone: (name: string) => `${name} s-a deconectat.`,
  back: (name: string) => `${name} a revenit.`,
  joined: (name: string) => `${name} a venit la masă.`,

  offers: (name: string) => `${name} propune încheierea jocului fără rezultat.`,
  agree: 'De acord',
  playOn: 'Joc mai departe',
  wantsToPlay: (name: string) => `${name} vrea să joace mai departe.`,
  offered: (names: string) => `Ai propus încheierea jocului. Se așteaptă: ${names}.`,
  takeBack: 'Retrage propunerea',
  calledOff: 'Jocul s-a încheiat fără rezultat',

  endAbout: 'Dacă toți ceilalți jucători sunt de acord, meciul se încheie fără rezultat.',
  end: 'Propune încheierea',
  resignTo: (name: string) => `Meciul se încheie acum și câștigă ${name}.`,
};

export default ro;
