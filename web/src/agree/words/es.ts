// What players at a table agree on, and who joins and leaves.
import type { Words } from './en';

const es: Words = {
  finish: 'Terminar',
  accept: 'Aceptar',
  decline: 'Rechazar',
  asks: (names: string) => `Quiere la revancha: ${names}.`,
  declined: (names: string) => `Revancha rechazada por ${names}.`,
  youDeclined: 'Has rechazado la revancha.',
  left: (names: string) => `Ha dejado la mesa: ${names}.`,
  gone: (name: string) => `${name} se ha desconectado.`,
  back: (name: string) => `${name} ha vuelto.`,
  joined: (name: string) => `${name} se ha sentado a la mesa.`,

  offers: (name: string) => `${name} propone terminar la partida sin resultado.`,
  agree: 'Terminar',
  playOn: 'Seguir jugando',
  wantsToPlay: (name: string) => `${name} quiere seguir jugando.`,
  offered: (names: string) => `Has propuesto terminar la partida. Esperando a ${names}.`,
  takeBack: 'Retirar propuesta',
  calledOff: 'La partida terminó sin resultado',

  endAbout: 'Si todos los demás aceptan, la partida termina sin resultado.',
  end: 'Proponer terminar',
  resignTo: (name: string) => `La partida termina ahora y gana ${name}.`,
};

export default es;
