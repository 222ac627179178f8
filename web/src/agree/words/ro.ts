// What people at a table agree on, and who comes and goes.
import type { Words } from './en';

const ro: Words = {
  finish: 'Încheie jocul',
  accept: 'Accept',
  decline: 'Refuz',
  asks: (names: string) => `Cere revanșa: ${names}.`,
  declined: (names: string) => `A refuzat revanșa: ${names}.`,
  youDeclined: 'Ai refuzat revanșa.',
  left: (names: string) => `A plecat de la masă: ${names}.`,
  gone: (name: string) => `${name} nu e conectat acum.`,
  back: (name: string) => `${name} a revenit.`,
  joined: (name: string) => `${name} ia loc la masă.`,

  offers: (name: string) => `${name} propune încheierea jocului fără rezultat.`,
  agree: 'Încheiem',
  playOn: 'Jucăm mai departe',
  wantsToPlay: (name: string) => `${name} vrea să joace mai departe.`,
  offered: (names: string) => `Ai propus încheierea jocului. Se așteaptă: ${names}.`,
  takeBack: 'Renunț la propunere',
  calledOff: 'Jocul a fost încheiat fără rezultat',

  endAbout: 'Ceilalți sunt întrebați. Dacă toți sunt de acord, meciul se încheie fără rezultat.',
  end: 'Propune încheierea',
  resignTo: (name: string) => `Meciul se încheie acum și câștigă ${name}.`,
};

export default ro;
