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

// Spain says "Tú y Ana ganáis", Latin America "ganan": when you share a win, the sentence has no verb.
function won(names: readonly string[], mine: boolean, what: string): string {
  if (names.length > 1) return mine ? `Victoria compartida: ${list(names)}` : `${list(names)} ganan${what}`;
  return mine ? `¡Ganas${what}!` : `${list(names)} gana${what}`;
}

const es: Words = {
  name: 'Parlor',
  tagline: 'Juegos de cartas y fichas con amigos o contra bots.',
  guest: 'Invitado',
  computers: ['Blas', 'Cleo', 'Dora', 'Elías', 'Flor', 'Gus', 'Hilda'] as readonly string[],
  levels: { random: 'al azar', basic: 'básico', smart: 'astuto', search: 'calculador' },
  honest: 'Los bots solo ven lo que vería cualquiera en su asiento, nunca tu mano.',
  loading: 'Un momento…',
  nowhere: 'Página no encontrada.',
  problem: (says: string) => `No ha funcionado. ${says}`,
  yes: 'sí',
  no: 'no',
  close: 'Cerrar',
  copy: 'Copiar',
  copied: 'Copiado. Envíalo a tus amigos.',

  connection: {
    lost: 'Sin conexión. Reconectando…',
    gone: 'El servidor no responde. Esta página sigue intentando reconectarse.',
    retry: 'Reintentar ya',
  },

  lobby: {
    play: 'Jugar',
    game: 'Juego',
    forms: (game: string) => `Variantes de ${game}`,
    name: 'Tu nombre',
    against: 'Jugar contra',
    computers: 'Bots',
    friends: 'Amigos',
    friendsAbout: 'Tendrás una mesa privada y un enlace para compartir. Quien tenga el enlace puede sentarse.',
    level: 'Nivel',
    mixed: 'Variado',
    startNow: 'Empezar',
    openTable: 'Crear mesa',
    options: 'Ajustes de la mesa',
    rules: 'Reglas',
    usualChoice: (choice: string) => `${choice} (por defecto)`,
    usualRules: 'Quitar reglas de la casa',
    seats: 'Asiento por asiento',
    seat: (number: number) => `Asiento ${number}`,
    seatsNow: (open: number) => (open === 0 ? 'tú y bots' : count(open, 'asiento libre', 'asientos libres')),
    openSeat: 'Libre (para un amigo)',
    computer: (level: string) => `Bot (${level})`,
    match: 'Partida',
    matchLength: 'Duración',
    byDeals: 'Número de manos',
    byPoints: 'Puntos objetivo',
    byPointsEitherWay: 'Puntos objetivo, a favor o en contra',
    byPointsDown: 'Bajar hasta unos puntos',
    dealsField: 'Manos',
    pointsField: 'Puntos',
    deals: (deals: number) => form(deals, { one: 'una mano', many: '# de manos', other: '# manos' }),
    to: (score: number) => `a ${points(score)}`,
    within: (score: number) => `a ${score} o −${points(score)}`,
    down: (score: number) => `bajando a ${points(score)}`,
    table: 'Reloj, chat, espectadores',
    clock: 'Tiempo por jugada',
    noClock: 'sin reloj',
    clockOf: (seconds: number) => 
      seconds < 60 ? count(seconds, 'segundo', 'segundos') : count(seconds / 60, 'minuto', 'minutos'),
    chat: 'Chat de la mesa',
    watch: 'Permitir espectadores (no ven las manos)',
    fair: 'Reparto limpio',
    fairNow: 'cualquiera puede comprobarlo',
    fairAbout:
      'El servidor se compromete con un secreto antes de repartir y tu palabra entra en el barajado, así que nadie puede ' +
      'controlar qué le toca a quién. Después puedes comprobar el reparto.',
    word: 'Tu palabra para barajar',
    wordParts: ['nutria linterna estrella bahía tetera pradera brújula pluma guitarra nube concha luna', 'serena alegre valiente dorada suave lejana ligera clara risueña azul feliz tranquila'] as readonly string[],
    continue: 'Seguir jugando',
    goOn: 'Continuar',
    finished: 'Partidas recientes',
    phases: { waiting: 'esperando jugadores', playing: 'en juego', between: 'entre manos', over: 'terminada' },
    with: (names: string) => (names === '' ? 'nadie más todavía' : `con ${names}`),
    forget: 'Quitar de esta lista',
  },

  invitation: {
    title: (host: string, game: string) => `${host} te invita a jugar a ${game}`,
    join: 'Sentarme',
    full: 'La mesa está llena.',
    watch: 'Mirar',
  },

  waiting: {
    title: (open: number) => `Esperando a ${count(open, 'jugador', 'jugadores')}`,
    invite: 'Envía este enlace a tus amigos. La primera mano empieza cuando todos los asientos estén ocupados.',
    link: 'Enlace de invitación',
    open: 'asiento libre',
    you: 'tú',
    start: (open: number) => {
      const seats = { one: 'un bot en el asiento libre', many: 'bots en los asientos libres', other: 'bots en los asientos libres' };
      return `Empezar ya con ${form(open, seats)}`;
    },
    patience: 'La primera mano empieza cuando todos los asientos estén ocupados, o cuando lo decida el anfitrión.',
  },

  table: {
    yourTurn: 'Tu turno',
    titleOnTurn: (game: string) => `● Tu turno · ${game}`,
    turnOf: (names: string) => `Turno de ${names}`,
    thinking: 'pensando',
    secondsLeft: (seconds: number) => 
      form(seconds, { one: 'Queda # segundo', many: 'Quedan # de segundos', other: 'Quedan # segundos' }),
    seat: (name: string) => `Asiento de ${name}`,
    computer: 'bot,',
    level: (level: string) => `bot, ${level}`,
    away: 'ausente, juega un bot',
    here: 'conectado',
    notHere: 'desconectado',
    points,
    hints: (hints: number) => count(hints, 'pista', 'pistas'),
    known: 'Tomadas y aún en su mano',
    middle: 'Centro de la mesa',
    ownPlace: 'Tu lugar',
    watching: 'Estás mirando como espectador. Las manos no se ven.',
    watchers: (watchers: number) => count(watchers, 'espectador', 'espectadores'),
    menu: 'Mesa',
    help: 'Ayuda',
    helpAbout: 'Ayuda: reglas de esta mesa',
    scores: 'Puntos',
    lastRound: 'Última ronda',
    logAndChat: 'Historial y chat',
    settings: 'Ajustes',
    sound: 'Sonido',
    leave: 'Dejar la mesa',
    toLobby: 'Volver al inicio',
    skip: 'Ir a tu mano',
    unknownGame: (game: string) => `Esta página no puede mostrar ${game}.`,
  },

  hand: {
    label: 'Tu mano',
    tile: (tile: string, at: number, of: number) => `${tile}, ${at} de ${of}`,
    sort: 'Ordenar tu mano',
    keys: (others: readonly { label: string; key: string }[]) =>
      [
        '← → moverse',
        'Espacio elegir',
        'Enter jugar',
        ...others.map(({ label, key }) => `${key.toUpperCase()} ${label.toLowerCase()}`),
        'H pista',
        'Shift ← → o arrastrar para ordenar',
        'Esc cancelar',
      ].join(' · '),
    touch: 'Toca para elegir, arrastra para ordenar.',
  },

  play: {
    play: 'Jugar',
    askHint: 'Pista',
    closeHint: 'Cerrar pista',
    hint: (move: string, reason: string) => `Pista: ${move}. ${reason}`,
    hints: (hints: number) => count(hints, 'pista usada', 'pistas usadas'),
    sending: 'Enviando…',
  },

  log: { title: 'Historial', empty: 'Nada todavía.' },
  chat: {
    title: 'Chat',
    empty: 'Saluda.',
    write: 'Escribe un mensaje',
    send: 'Enviar',
    ready: ['¡Hola!', 'Bien jugado', 'Gracias', 'Un momento', 'Buena partida'] as readonly string[],
    off: 'El chat está desactivado en esta mesa.',
    hidden: 'Has ocultado el chat.',
    mutes: 'Silenciar u ocultar chat',
    mute: (name: string) => `Silenciar a ${name}`,
    hide: 'Ocultar el chat',
    unread: (messages: number) => count(messages, 'mensaje nuevo', 'mensajes nuevos'),
    said: (name: string, text: string) => `${name} dice: ${text}`,
    close: 'Cerrar mensaje',
  },

  rules: {
    title: (game: string) => `Reglas de ${game} en esta mesa`,
    noForm: (game: string) => `No existe esa variante de ${game}.`,
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
    down: (score: number) => `La partida termina cuando un jugador tiene ${points(score)} o menos.`,
    deals: (deals: number) => 
      `La partida es de ${form(deals, { one: 'una mano', many: '# de manos', other: '# manos' })}.`,
    fewest: 'Gana quien tiene menos puntos.',
  },
  lastRound: { title: 'Última ronda', none: 'Aún no se ha jugado nada.' },

  end: {
    me: 'tú',
    winner: 'Ganador:',
    you: '(tú)',
    over: 'La partida ha terminado',
    undecided: 'Nadie gana la mano',
    nobody: 'Nadie gana',
    complete: 'Completas:',
    deal: (names: readonly string[], mine: boolean) => won(names, mine, ' la mano'),
    game: (names: readonly string[], mine: boolean) => won(names, mine, ''),
    match: (names: readonly string[], mine: boolean) =>
      names.length > 1 ? `Victoria compartida: ${list(names)}` : won(names, mine, ' la partida'),
    points: (score: number) => `${score > 0 ? '+' : score < 0 ? '−' : ''}${points(Math.abs(score))}`,
    made: (name: string, points: string) => `${name}: ${points}`,
    noTiles: 'nada',
    next: 'Siguiente mano',
    rematch: 'Revancha',
    replay: 'Repetición',
    check: 'Comprobar reparto',
    lobby: 'Inicio',
    waitingFor: (names: string) => `Esperando a ${names}.`,
  },
  replay: {
    title: 'Repetición con todas las manos a la vista',
    which: 'Mano',
    slider: 'Paso',
    back: 'Paso atrás',
    forward: 'Paso adelante',
    run: 'Reproducir',
    pause: 'Pausa',
    at: (step: number, of: number) => `${step} de ${of}`,
  },

  leave: {
    title: '¿Dejar la mesa?',
    laterAbout: 'Conservas tu asiento y la partida te espera.',
    later: 'Ir al inicio',
    leaveAbout: 'Un bot juega por ti. Puedes volver desde el inicio y retomar tu lugar cuando quieras.',
    leave: 'Dejar jugar a un bot',
    resignAbout: 'La partida termina ahora y la pierdes.',
    resign: 'Rendirse',
  },

  fair: {
    title: 'Comprobar el reparto',
    which: 'Qué mano',
    deal: (deal: number) => `Mano ${deal}`,
    checking: 'Recalculando el barajado…',
    sound: 'El reparto es limpio: coincide con lo que el servidor se comprometió a repartir.',
    unsound: 'El reparto no coincide con lo que el servidor se comprometió a repartir.',
    holds: 'Correcto:',
    broken: 'Incorrecto:',
    steps: {
      method: 'el servidor usó un método de barajar que esta página conoce',
      commitment: 'el secreto coincide con el compromiso mostrado antes de la primera mano',
      word: 'tu palabra entró en el barajado',
      seed: 'la semilla sale del secreto y de las palabras de todos los jugadores',
      shuffle: 'todo está donde lo pone un barajado con esta semilla',
      dealt: 'lo que viste al principio coincide con el reparto',
    },
    details: 'Detalles',
    commitment: 'Compromiso (mostrado antes de la primera mano)',
    secret: 'Secreto de esta mano',
    about: 'Lo ha comprobado tu navegador por sí mismo, sin ayuda del servidor.',
  },

  settings: {
    title: 'Ajustes',
    theme: 'Tema',
    themes: { auto: 'Del sistema', light: 'Claro', dark: 'Oscuro' },
    fourColours: 'Baraja de cuatro colores',
    marks: 'Resaltar lo que se puede jugar',
    showChat: 'Mostrar el chat',
    chat: 'Chat para todos en esta mesa',
    pace: 'Velocidad de los bots',
    paces: ['Lenta', 'Normal', 'Rápida', 'Instantánea'] as readonly string[],
  },
};

export default es;
