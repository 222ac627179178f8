// What people at a table agree on, and who comes and goes.
import type { Words } from './en';

const es: Words = {
  finish: 'Terminar',
  accept: 'Aceptar',
  decline: 'Rechazar',
  asks: (names: string) => `Quiere la revancha: ${names}.`,
  declined: (names: string) => `Ha rechazado la revancha: ${names}.`,
  youDeclined: 'Has rechazado la revancha.',
  left: (names: string) => `Ha dejado la mesa: ${names}.`,
  gone: (name: string) => `${name} no tiene conexión.`,
  back: (name: string) => `${name} ha vuelto.`,
  joined: (name: string) => `${name} se sienta a la mesa.`,

  offers: (name: string) => `${name} propone terminar la partida sin resultado.`,
  agree: 'Terminar',
  playOn: 'Seguir jugando',
  wantsToPlay: (name: string) => `${name} prefiere seguir jugando.`,
  offered: (names: string) => `Has propuesto terminar la partida. Falta la respuesta de ${names}.`,
  takeBack: 'Retirar la propuesta',
  calledOff: 'La partida se terminó sin resultado',

  endAbout: 'Se pregunta a los demás. Si todos aceptan, la partida termina sin resultado.',
  end: 'Proponer terminar',
  resignTo: (name: string) => `La partida termina ahora y gana ${name}.`,
};

export default es;
