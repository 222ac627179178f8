import { count } from '../../words/es';
import type { Words } from './en';

const es: Words = {
  link: 'Perfil',
  title: 'Tu perfil',
  about: 'Tus partidas se cuentan con una clave que guarda este navegador. No hay cuenta ni contraseña.',
  all: 'Todas tus partidas y estadísticas',

  empty: 'Aquí no hay nada todavía.',
  emptyAbout: 'Juega una partida y tus resultados aparecerán aquí. Las que dejes sin terminar te esperan aquí.',
  noneFinished: 'Termina una partida y tus resultados aparecerán aquí.',
  play: 'Jugar una partida',

  statistics: 'Cómo te va',
  houseRules: 'Reglas de la casa:',
  played: 'Partidas',
  won: 'Ganadas',
  wonOf: (won: number, share: string) => `${won} (${share})`,
  streak: 'Victorias seguidas',
  streakOf: (now: number, longest: number) => `${now} ahora, máximo ${longest}`,
  points: 'Puntos',
  pointsOf: (points: string, average: string) => `${points}, ${average} por partida`,
  hints: 'Pistas pedidas',
  course: (matches: number) => `Puntos por partida (últimas ${matches})`,
  courseSaid: (points: string) => `Puntos partida a partida, de la más antigua a la última: ${points}`,
  range: (least: string, most: string) => `de ${least} a ${most}`,
  game: 'Juego',
  choose: 'Detalles de',
  against: 'Contra',
  people: 'personas',

  running: 'Seguir jugando',
  finished: 'Partidas terminadas',
  results: { won: 'Ganada', shared: 'Compartida', lost: 'No ganada', none: 'Sin resultado' },
  hintsTaken: (hints: number) => count(hints, 'pista', 'pistas'),
  sheet: 'Hoja de puntos',
  replay: 'Repetición',
  record: 'Guardar el registro',
  more: 'Partidas anteriores',

  key: 'La clave',
  keyAbout: 'Quien la tiene eres tú: con ella tus partidas siguen en otro navegador. Si se pierde, nadie puede devolvértela.',
  keyShow: 'Mostrarla, copiarla o guardarla',
  keyLabel: 'Tu clave',
  keyCopied: 'Copiada. No se la des a nadie.',
  keySave: 'Guardar como archivo',
  keyFile: 'parlor-key.txt',
  take: 'Usar una clave de otro navegador',
  takeLabel: 'La otra clave',
  takeFile: 'O el archivo en el que se guardó',
  takeOver: 'Usar esta clave',
  notKey: 'Esto no es una clave: una clave tiene 32 caracteres, dígitos y letras de la a a la f.',
  sameKey: 'Este navegador ya tiene esta clave.',
  replaceTitle: '¿Reemplazar la clave de este navegador?',
  replaceAbout:
    'La clave que tiene ahora este navegador se reemplaza por la otra. Guárdala antes si quieres volver a sus partidas: ' +
    'después nadie podrá.',
  replace: 'Reemplazarla',
  keep: 'Conservar la que tengo',
  replaced: 'Este navegador usa ahora la otra clave.',
};

export default es;
