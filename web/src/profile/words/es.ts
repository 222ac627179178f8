import { count } from '../../words/es';
import type { Words } from './en';

const es: Words = {
  link: 'Perfil',
  title: 'Tu perfil',
  about: 'Tus partidas se guardan con una clave que conserva este navegador. No necesitas cuenta ni contraseña.',
  all: 'Todas las partidas y estadísticas',

  empty: 'Aún no hay nada aquí.',
  emptyAbout: 'Juega una partida y aquí verás tus resultados. Las partidas sin terminar también te esperan aquí.',
  noneFinished: 'Termina una partida y aquí verás tus resultados.',
  play: 'Jugar una partida',

  statistics: 'Estadísticas',
  houseRules: 'Reglas de la casa:',
  played: 'Partidas',
  won: 'Ganadas',
  wonOf: (won: number, share: string) => `${won} (${share})`,
  streak: 'Racha de victorias',
  streakOf: (now: number, longest: number) => `${now} ahora, mejor ${longest}`,
  points: 'Puntos',
  pointsOf: (points: string, average: string) => `${points} (${average} por partida)`,
  hints: 'Pistas usadas',
  history: (matches: number) => `Puntos por partida (últimas ${matches})`,
  historySaid: (points: string) => `Puntos por partida, de la más antigua a la más reciente: ${points}`,
  range: (least: string, most: string) => `de ${least} a ${most}`,
  game: 'Juego',
  choose: 'Detalles de',
  against: 'Contra',
  people: 'personas',

  running: 'Seguir jugando',
  finished: 'Partidas terminadas',
  results: { won: 'Ganada', shared: 'Empatada', lost: 'Perdida', none: 'Sin resultado' },
  hintsTaken: (hints: number) => count(hints, 'pista', 'pistas'),
  sheet: 'Hoja de puntos',
  replay: 'Repetición',
  record: 'Guardar registro',
  more: 'Partidas anteriores',

  key: 'Clave del perfil',
  keyAbout:
    'Usa esta clave para seguir tus partidas en otro navegador. No la compartas: quien la tenga puede jugar como tú. Si la ' +
    'pierdes, no se puede recuperar.',
  keyShow: 'Ver, copiar o guardar la clave',
  keyLabel: 'Tu clave',
  keyCopied: 'Copiada. No la compartas con nadie.',
  keySave: 'Guardar como archivo',
  keyFile: 'parlor-key.txt',
  take: 'Usar una clave de otro navegador',
  takeLabel: 'Otra clave',
  takeFile: 'O abre el archivo donde la guardaste',
  takeOver: 'Usar esta clave',
  notKey: 'Eso no es una clave. Una clave tiene 32 caracteres: dígitos y letras de la “a” a la “f”.',
  sameKey: 'Este navegador ya usa esa clave.',
  replaceTitle: '¿Cambiar la clave de este navegador?',
  replaceAbout:
    'La otra clave sustituirá a la que usa ahora este navegador. Si quieres volver a tus partidas actuales, guarda antes ' +
    'su clave: después no se puede recuperar.',
  replace: 'Cambiar clave',
  keep: 'Conservar la actual',
  replaced: 'Este navegador ya usa la otra clave.',
};

export default es;
