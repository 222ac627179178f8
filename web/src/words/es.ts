// The page's own words. Sentences about a game come from the server (/api/phrases).
import type { Words } from './en';
import { plural } from './plural';

export const form = plural('es');
export const count = (number: number, one: string, more: string) =>
  form(number, { one: `# ${one}`, many: `# de ${more}`, other: `# ${more}` });
const points = (number: number) => count(number, 'punto', 'puntos');

function list(names: readonly string[]): string {
  return new Intl.ListFormat('es', { type: 'conjunction' }).format(names);
}

// "Tú y Ana ganáis" in Spain, "ganan" in America: of several with you among them it is said without a verb.
function won(names: readonly string[], mine: boolean, what: string): string {
  if (names.length > 1) return mine ? `Victoria compartida: ${list(names)}` : `${list(names)} ganan${what}`;
  return mine ? `¡Tú ganas${what}!` : `${list(names)} gana${what}`;
}

const es: Words = {
  name: 'Parlor',
  tagline: 'Cartas y fichas, con amigos o contra la máquina.',
  guest: 'Invitado',
  computers: ['Blas', 'Cleo', 'Dora', 'Elías', 'Flor', 'Gus', 'Hilda'] as readonly string[],
  levels: { random: 'al azar', basic: 'básica', smart: 'lista', search: 'previsora' },
  honest: 'La máquina solo ve lo que vería un jugador en su asiento: nunca tu mano.',
  loading: 'Un momento…',
  nowhere: 'En esta dirección no hay ninguna página.',
  problem: (says: string) => `No funcionó. ${says}`,
  yes: 'sí',
  no: 'no',
  close: 'Cerrar',
  copy: 'Copiar',
  copied: 'Copiado. Envíalo a tus amigos.',

  connection: {
    lost: 'Se perdió la conexión. Intentando recuperarla…',
    gone: 'El servidor no responde. Esta página sigue intentándolo y continuará sola.',
    retry: 'Reintentar',
  },

  lobby: {
    play: 'Jugar',
    game: 'Juego',
    forms: (game: string) => `Formas de ${game}`,
    name: 'Tu nombre',
    against: 'Jugar contra',
    computers: 'La máquina',
    friends: 'Amigos por enlace',
    friendsAbout: 'Tendrás una mesa privada y un enlace para enviar. Quien lo reciba puede sentarse.',
    level: 'Nivel de la máquina',
    mixed: 'Variado',
    startNow: 'Empezar la partida',
    openTable: 'Abrir la mesa',
    options: 'La mesa',
    rules: 'Reglas',
    usualChoice: (choice: string) => `${choice} (lo habitual)`,
    usualRules: 'Quitar las reglas de la casa',
    seats: 'Cada asiento por separado',
    seat: (number: number) => `Asiento ${number}`,
    seatsNow: (open: number) => (open === 0 ? 'tú y la máquina' : count(open, 'asiento libre', 'asientos libres')),
    openSeat: 'Libre, para un amigo',
    computer: (level: string) => `Máquina, ${level}`,
    match: 'Partida',
    matchLength: 'Duración',
    byDeals: 'Un número de manos',
    byPoints: 'Hasta un tope de puntos',
    byPointsEitherWay: 'Hasta un tope, a favor o en contra',
    byPointsDown: 'Bajar hasta un tope de puntos',
    dealsField: 'Manos',
    pointsField: 'Puntos',
    deals: (deals: number) => form(deals, { one: 'una mano', many: '# de manos', other: '# manos' }),
    to: (score: number) => `a ${points(score)}`,
    within: (score: number) => `a ${score} o −${points(score)}`,
    down: (score: number) => `bajando a ${points(score)}`,
    table: 'Reloj, chat, visitas',
    clock: 'Tiempo por jugada',
    noClock: 'sin reloj',
    clockOf: (seconds: number) => 
      seconds < 60 ? count(seconds, 'segundo', 'segundos') : count(seconds / 60, 'minuto', 'minutos'),
    chat: 'Chat en la mesa',
    watch: 'Otros pueden mirar; solo ven lo que es público',
    fair: 'Reparto limpio',
    fairNow: 'todos pueden comprobarlo',
    fairAbout:
      'Antes de repartir, el servidor muestra un sello de su secreto. Tu palabra se mezcla en él, así que nadie elige ' +
      'qué le toca a quién. Después puedes comprobarlo.',
    word: 'Tu palabra para barajar',
    continue: 'Sigue donde lo dejaste',
    goOn: 'Continuar',
    finished: 'Tus últimas mesas',
    phases: { waiting: 'esperando jugadores', playing: 'en juego', between: 'entre manos', over: 'terminada' },
    with: (names: string) => (names === '' ? 'nadie más todavía' : `con ${names}`),
    forget: 'Quitar de esta lista',
  },

  invitation: {
    title: (host: string, game: string) => `${host} te invita a jugar a ${game}`,
    join: 'Sentarse',
    full: 'No quedan asientos libres.',
    watch: 'Mirar',
  },

  waiting: {
    title: (open: number) => `Esperando a ${count(open, 'jugador', 'jugadores')}`,
    invite: 'Envía este enlace. La primera mano empieza cuando se ocupa el último asiento.',
    link: 'Enlace de invitación',
    open: 'asiento libre',
    you: 'tú',
    start: (open: number) => {
      const seats = { one: 'el asiento libre', many: 'los asientos libres', other: 'los asientos libres' };
      return `Empezar ya, con la máquina en ${form(open, seats)}`;
    },
    patience: 'La primera mano empieza cuando se ocupa el último asiento, o cuando lo decide el anfitrión.',
  },

  table: {
    yourTurn: 'Tu turno',
    titleOnTurn: (game: string) => `● Tu turno · ${game}`,
    turnOf: (names: string) => `Turno de ${names}`,
    thinking: 'pensando',
    secondsLeft: (seconds: number) => 
      form(seconds, { one: 'Queda # segundo', many: 'Quedan # de segundos', other: 'Quedan # segundos' }),
    seat: (name: string) => `Asiento de ${name}`,
    computer: 'máquina,',
    level: (level: string) => `máquina, ${level}`,
    away: 'ausente, juega la máquina',
    here: 'con conexión',
    notHere: 'sin conexión',
    points,
    hints: (hints: number) => count(hints, 'pista', 'pistas'),
    known: 'Tomado y aún en su poder',
    middle: 'Centro de la mesa',
    ownPlace: 'Tu lugar',
    watching: 'Estás mirando: ves lo que es público, y ninguna mano.',
    watchers: (watchers: number) => count(watchers, 'persona mira', 'personas miran'),
    menu: 'Mesa',
    help: 'Ayuda',
    helpAbout: 'Ayuda: las reglas de esta mesa',
    scores: 'Puntos',
    lastRound: 'Última ronda',
    logAndChat: 'Historial y chat',
    settings: 'Ajustes',
    sound: 'Sonido',
    leave: 'Dejar la mesa',
    toLobby: 'Volver al inicio',
    skip: 'Ir a tu mano',
    unknownGame: (game: string) => `Esta página no sabe mostrar este juego: ${game}.`,
  },

  hand: {
    label: 'Tu mano',
    tile: (tile: string, at: number, of: number) => `${tile}, ${at} de ${of}`,
    sort: 'Ordenar tu mano',
    keys: (others: readonly { label: string; key: string }[]) =>
      [
        '← → ir',
        'Space elegir',
        'Enter jugar',
        ...others.map(({ label, key }) => `${key.toUpperCase()} ${label.toLowerCase()}`),
        'H pista',
        'Shift ← → o arrastrar para mover',
        'Esc soltar todo',
      ].join(' · '),
    touch: 'Toca para elegir, arrastra para reordenar.',
  },

  play: {
    play: 'Jugar',
    askHint: 'Pista',
    closeHint: 'Cerrar la pista',
    hint: (move: string, reason: string) => `Pista: ${move}. ${reason}`,
    hints: (hints: number) => `${count(hints, 'pista', 'pistas')} hasta ahora`,
    sending: 'Enviando…',
  },

  log: { title: 'Qué pasó', empty: 'Nada todavía.' },
  chat: {
    title: 'Chat',
    empty: 'Saluda.',
    write: 'Escribe un mensaje',
    send: 'Enviar',
    ready: ['¡Hola!', 'Bien jugado', 'Gracias', 'Un momento', 'Buena partida'] as readonly string[],
    off: 'El chat está desactivado en esta mesa.',
    hidden: 'Has ocultado el chat (mira los ajustes).',
    mutes: 'Silenciar a alguien o el chat',
    mute: (name: string) => `Silenciar a ${name}`,
    hide: 'Ocultar todo el chat',
    unread: (messages: number) => count(messages, 'mensaje nuevo', 'mensajes nuevos'),
    said: (name: string, text: string) => `${name} dice: ${text}`,
    close: 'Cerrar este mensaje',
  },

  rules: {
    title: (game: string) => `${game}: así se juega en esta mesa`,
    noForm: (game: string) => `Aquí no existe esa forma de ${game}.`,
    house: 'Reglas de la casa en esta mesa:',
    houseCount: (rules: number) => count(rules, 'regla de la casa', 'reglas de la casa'),
  },
  scores: {
    title: 'Hoja de puntos',
    deal: 'Mano',
    total: 'Total',
    start: 'Inicio',
    none: 'Aún no ha terminado ninguna mano.',
    plain: (points: number) => (points < 0 ? `−${-points}` : String(points)),
    signed: (points: number) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'),
    to: (score: number) => `La partida es a ${points(score)}.`,
    within: (score: number) => `La partida es a ${score} o −${points(score)}.`,
    down: (score: number) => `La partida termina cuando alguien tiene ${points(score)} o menos.`,
    deals: (deals: number) => 
      `La partida es de ${form(deals, { one: 'una mano', many: '# de manos', other: '# manos' })}.`,
    fewest: 'Gana quien tiene menos puntos.',
  },
  lastRound: { title: 'La última ronda', none: 'Aún no se ha jugado nada.' },

  end: {
    me: 'tú',
    winner: 'Ganador:',
    you: '(tú)',
    over: 'La partida ha terminado',
    undecided: 'Nadie gana la mano',
    nobody: 'Nadie gana',
    complete: 'Completo:',
    deal: (names: readonly string[], mine: boolean) => won(names, mine, ' la mano'),
    game: (names: readonly string[], mine: boolean) => won(names, mine, ''),
    match: (names: readonly string[], mine: boolean) =>
      names.length > 1 ? `Partida compartida: ${list(names)}` : won(names, mine, ' la partida'),
    points: (score: number) => `${score > 0 ? '+' : score < 0 ? '−' : ''}${points(Math.abs(score))}`,
    made: (name: string, points: string) => `${name}: ${points}`,
    noTiles: 'no queda nada',
    next: 'Siguiente mano',
    rematch: 'Jugar otra vez',
    replay: 'Repetición',
    check: 'Comprobar el reparto',
    lobby: 'Inicio',
    waitingFor: (names: string) => `Esperando a ${names}.`,
  },
  replay: {
    title: 'Repetición a manos vistas',
    which: 'Mano',
    slider: 'Paso',
    back: 'Un paso atrás',
    forward: 'Un paso adelante',
    run: 'Reproducir',
    pause: 'Pausa',
    at: (step: number, of: number) => `${step} de ${of}`,
  },

  leave: {
    title: '¿Dejar la mesa?',
    laterAbout: 'Tu asiento sigue siendo tuyo y la partida te espera.',
    later: 'Ir al inicio',
    leaveAbout: 'La máquina sigue jugando por ti. Vuelve desde el inicio cuando quieras y retoma tu lugar.',
    leave: 'Que juegue la máquina',
    resignAbout: 'La partida termina ahora, y no puedes ganarla.',
    resign: 'Rendirse',
  },

  fair: {
    title: 'Comprobar el reparto',
    which: 'Qué mano',
    deal: (deal: number) => `Mano ${deal}`,
    checking: 'Calculando de nuevo el barajado…',
    sound: 'El reparto es el que se prometió antes de la mano.',
    unsound: 'El reparto no es el que se prometió.',
    holds: 'Se cumple:',
    broken: 'No se cumple:',
    steps: {
      method: 'el servidor usó un método que esta página conoce',
      commitment: 'el secreto es el que se selló antes de la primera mano',
      word: 'tu propia palabra entró en la mezcla',
      seed: 'la semilla sale del secreto y de las palabras de todos los jugadores',
      shuffle: 'todo está donde lo pone el barajado de esta semilla',
      dealt: 'lo que viste al empezar la mano es parte de él',
    },
    details: 'Los números',
    commitment: 'Sello, mostrado antes de la primera mano',
    secret: 'Secreto de esta mano',
    about: 'Tu navegador lo calculó por sí mismo, sin ayuda del servidor.',
  },

  settings: {
    title: 'Ajustes',
    theme: 'Colores',
    themes: { auto: 'como el sistema', light: 'claros', dark: 'oscuros' },
    fourColours: 'Un color para cada palo',
    marks: 'Marcar lo que se puede jugar',
    showChat: 'Mostrar el chat',
    chat: 'Chat en esta mesa, para todos',
    pace: 'Velocidad de la máquina',
    paces: ['lenta', 'normal', 'rápida', 'inmediata'] as readonly string[],
  },
};

export default es;
