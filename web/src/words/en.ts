// The page's own words. Sentences about a game come from the server (/api/phrases).

const count = (number: number, one: string, more: string) => (number === 1 ? `1 ${one}` : `${number} ${more}`);

function list(names: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
}

export const en = {
  name: 'Parlor',
  tagline: 'Cards and tiles, with friends or computers.',
  guest: 'Guest',
  computers: ['Basil', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Hana'] as readonly string[],
  honest: 'Computers see only what a player in their seat sees: never your hand.',
  loading: 'One moment…',
  problem: (says: string) => `That did not work. ${says}`,
  yes: 'yes',
  no: 'no',
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied. Send it to your friends.',

  connection: {
    lost: 'The connection is lost. Trying to get it back…',
    gone: 'The server does not answer. This page keeps trying and goes on by itself.',
    retry: 'Try now',
  },

  lobby: {
    play: 'Play',
    game: 'Game',
    name: 'Your name',
    against: 'Play against',
    computers: 'Computers',
    friends: 'Friends by link',
    friendsAbout: 'You get a private table and a link to send. Whoever has it may take a seat.',
    level: 'How strong they are',
    mixed: 'Mixed',
    startNow: 'Start the game',
    openTable: 'Open the table',
    options: 'The table',
    rules: 'Rules',
    houseRules: 'House rules',
    standardChoice: (choice: string) => `${choice} (standard)`,
    backToStandard: 'Back to the standard rules',
    seats: 'Seats',
    seat: (number: number) => `Seat ${number}`,
    seatsNow: (open: number) => (open === 0 ? 'you and computers' : count(open, 'seat open', 'seats open')),
    openSeat: 'Open, for a friend',
    computer: (level: string) => `Computer, ${level}`,
    match: 'Match',
    matchLength: 'Length',
    byDeals: 'A number of deals',
    byPoints: 'Up to a score',
    dealsField: 'Deals',
    pointsField: 'Points',
    deals: (deals: number) => (deals === 1 ? 'one deal' : `${deals} deals`),
    toPoints: (points: number) => `to ${points} points`,
    table: 'Clock, chat, visitors',
    clock: 'Time for a move',
    noClock: 'no clock',
    clockOf: (seconds: number) => (seconds < 60 ? `${seconds} seconds` : count(seconds / 60, 'minute', 'minutes')),
    chat: 'Chat at the table',
    watch: 'Others may watch; they see only what is public',
    fair: 'Fair deal',
    fairNow: 'checked by anyone',
    fairAbout:
      'Before the deal the server shows a seal of its secret. Your word is mixed in, so nobody chooses who gets what. ' +
      'Afterwards you can check it.',
    word: 'Your word for the shuffle',
    continue: 'Go on where you left off',
    finished: 'Your last tables',
    phases: { waiting: 'waiting for players', playing: 'being played', between: 'between deals', over: 'finished' },
    with: (names: string) => (names === '' ? 'nobody else yet' : `with ${names}`),
    forget: 'Remove from this list',
  },

  invitation: {
    title: (game: string) => `You are invited to ${game}`,
    join: 'Take a seat',
    full: 'All seats are taken.',
    watch: 'Watch',
  },

  waiting: {
    title: (open: number) => `Waiting for ${count(open, 'player', 'players')}`,
    invite: 'Send this link. The first deal begins when the last seat is taken.',
    link: 'Invite link',
    open: 'open seat',
    you: 'you',
    start: (open: number) => `Start now, with ${open === 1 ? 'a computer in the open seat' : 'computers in open seats'}`,
    patience: 'The first deal begins when the last seat is taken, or when the host starts.',
  },

  table: {
    yourTurn: 'Your turn',
    titleOnTurn: (game: string) => `● Your turn · ${game}`,
    turnOf: (names: string) => `${names} to play`,
    thinking: 'thinking',
    secondsLeft: (seconds: number) => `${count(seconds, 'second', 'seconds')} left`,
    seat: (name: string) => `Seat of ${name}`,
    computer: 'computer,',
    level: (level: string) => `computer, ${level}`,
    away: 'away, a computer plays',
    notHere: 'not connected',
    points: (points: number) => count(points, 'point', 'points'),
    hints: (hints: number) => count(hints, 'hint', 'hints'),
    middle: 'Middle of the table',
    ownPlace: 'Your place',
    watching: 'You are watching: you see what is public, and no hand.',
    watchers: (watchers: number) => count(watchers, 'person watches', 'people watch'),
    menu: 'Table',
    rules: 'Rules',
    scores: 'Scores',
    lastRound: 'Last round',
    logAndChat: 'Log and chat',
    settings: 'Settings',
    sound: 'Sound',
    leave: 'Leave the table',
    toLobby: 'Back to the lobby',
    skip: 'To your hand',
    unknownGame: (game: string) => `This page does not know how to draw ${game}.`,
  },

  hand: {
    label: 'Your hand',
    tile: (tile: string, at: number, of: number) => `${tile}, ${at} of ${of}`,
    sort: 'Sort your hand',
    keys: (others: readonly { label: string; key: string }[]) =>
      [
        '← → go',
        'Space choose',
        'Enter play',
        ...others.map(({ label, key }) => `${key.toUpperCase()} ${label.toLowerCase()}`),
        'H hint',
        'Shift ← → or drag to move',
        'Esc clear',
      ].join(' · '),
    touch: 'Tap to choose, drag to rearrange.',
  },

  play: {
    play: 'Play',
    askHint: 'Hint',
    hint: (move: string, reason: string) => `Hint: ${move}. ${reason}`,
    hints: (hints: number) => `${count(hints, 'hint', 'hints')} so far`,
    sending: 'Sending…',
  },

  log: { title: 'What happened', empty: 'Nothing yet.' },
  chat: {
    title: 'Chat',
    empty: 'Say hello.',
    write: 'Write a message',
    send: 'Send',
    ready: ['Hello!', 'Well played', 'Thanks', 'One moment', 'Good game'] as readonly string[],
    off: 'The chat is switched off at this table.',
    hidden: 'You have hidden the chat (see settings).',
  },

  rules: {
    title: (game: string) => `${game} as played at this table`,
    standard: 'Standard rules.',
    standardShort: 'Standard rules',
    house: 'House rules at this table:',
    houseCount: (rules: number) => count(rules, 'house rule', 'house rules'),
  },
  scores: {
    title: 'Score sheet',
    deal: 'Deal',
    total: 'Total',
    none: 'No deal is finished yet.',
    signed: (points: number) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'),
    match: (match: string) => {
      const [kind, number = ''] = match.split(' ');
      if (kind === 'to') return `The match goes to ${number} points.`;
      return number === '1' ? 'The match is one deal.' : `The match has ${number} deals.`;
    },
  },
  lastRound: { title: 'The last round', none: 'Nothing has been played yet.' },

  end: {
    me: 'You',
    you: '(you)',
    over: 'The match is over',
    deal: (names: readonly string[], mine: boolean) =>
      `${list(names)} ${names.length === 1 && !mine ? 'wins' : 'win'} the deal`,
    game: (names: readonly string[], mine: boolean) => `${list(names)} ${names.length === 1 && !mine ? 'wins' : 'win'}`,
    match: (names: readonly string[], mine: boolean) =>
      names.length > 1 ? `${list(names)} share the match` : `${list(names)} ${mine ? 'win' : 'wins'} the match`,
    points: (points: number) => `${points > 0 ? '+' : points < 0 ? '−' : ''}${count(Math.abs(points), 'point', 'points')}`,
    noTiles: 'nothing left',
    next: 'Next deal',
    rematch: 'Play again',
    replay: 'Replay',
    check: 'Check this deal',
    lobby: 'Lobby',
    waitingFor: (names: string) => `Waiting for ${names}.`,
  },
  replay: {
    title: 'Replay with open hands',
    which: 'Deal',
    slider: 'Step',
    back: 'One step back',
    forward: 'One step on',
    run: 'Run',
    pause: 'Pause',
    at: (step: number, of: number) => `${step} of ${of}`,
  },

  leave: {
    title: 'Leave the table?',
    laterAbout: 'Your seat stays yours and the game waits for you.',
    later: 'To the lobby',
    leaveAbout: 'A computer plays on for you. Come back from the lobby at any time and take over again.',
    leave: 'Let a computer play',
    resignAbout: 'The match ends now, and you cannot win it.',
    resign: 'Give up',
  },

  fair: {
    title: 'Check this deal',
    which: 'Which deal',
    deal: (deal: number) => `Deal ${deal}`,
    checking: 'Computing the shuffle again…',
    sound: 'This deal matches what was promised before it.',
    unsound: 'This deal does not match what was promised.',
    holds: 'Holds:',
    broken: 'Broken:',
    steps: {
      method: 'the server used a method that this page knows',
      commitment: 'the secret is the one that was sealed before the first deal',
      word: 'your own word was mixed in',
      seed: 'the seed comes from the secret and the words of all players',
      shuffle: 'everything lies where the shuffle of this seed puts it',
      dealt: 'what you saw when the deal began is part of it',
    },
    details: 'The numbers',
    commitment: 'Seal, shown before the first deal',
    secret: 'Secret of this deal',
    about: 'Your browser computed this by itself, without the help of the server.',
  },

  settings: {
    title: 'Settings',
    theme: 'Colours',
    themes: { auto: 'as the system', light: 'light', dark: 'dark' },
    fourColours: 'A colour for each suit',
    sound: 'A soft sound when it is your turn',
    marks: 'Mark what can be played',
    showChat: 'Show the chat',
    chat: 'Chat at this table, for everybody',
    pace: 'Speed of the computers',
    paces: ['slow', 'normal', 'quick', 'at once'] as readonly string[],
  },
};

export type Words = typeof en;
