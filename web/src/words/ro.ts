// The page's own words. Sentences about a game come from the server (/api/phrases).
import type { Words } from './en';
import { plural } from './plural';

export const form = plural('ro');
// 19 puncte, but 20 de puncte.
export const count = (number: number, one: string, more: string) =>
  form(number, { one: `# ${one}`, few: `# ${more}`, other: `# de ${more}` });
const points = (number: number) => count(number, 'punct', 'puncte');

function list(names: readonly string[]): string {
  return new Intl.ListFormat('ro', { type: 'conjunction' }).format(names);
}

function won(names: readonly string[], mine: boolean): string {
  if (names.length > 1) return `${list(names)} ${mine ? 'ați' : 'au'} câștigat`;
  return mine ? 'Ai câștigat' : `${list(names)} a câștigat`;
}

const ro: Words = {
  name: 'Parlor',
  tagline: 'Jocuri de cărți și piese, cu prietenii sau cu calculatorul.',
  guest: 'Oaspete',
  computers: ['Barbu', 'Clara', 'Dora', 'Emil', 'Flori', 'Gelu', 'Horia'] as readonly string[],
  levels: { random: 'aleatoriu', basic: 'simplu', smart: 'inteligent', search: 'cu căutare' },
  honest: 'Calculatoarele văd doar ce ar vedea oricine de pe locul lor, niciodată mâna ta.',
  loading: 'O clipă…',
  nowhere: 'Pagina nu a fost găsită.',
  problem: (says: string) => `Nu a mers. ${says}`,
  yes: 'da',
  no: 'nu',
  close: 'Închide',
  copy: 'Copiază',
  copied: 'Copiat. Trimite-l prietenilor tăi.',

  connection: {
    lost: 'Conexiune pierdută. Se reconectează…',
    gone: 'Serverul nu răspunde. Pagina încearcă în continuare să se reconecteze.',
    retry: 'Încearcă acum',
  },

  lobby: {
    play: 'Joacă',
    game: 'Joc',
    forms: (game: string) => `Variante de ${game}`,
    name: 'Numele tău',
    against: 'Joci cu',
    computers: 'Calculatoare',
    friends: 'Prieteni',
    friendsAbout: 'Primești o masă privată și un link de trimis. Oricine are linkul poate lua loc.',
    level: 'Dificultate',
    mixed: 'Mixt',
    startNow: 'Începe jocul',
    openTable: 'Creează masa',
    options: 'Setările mesei',
    rules: 'Reguli',
    usualChoice: (choice: string) => `${choice} (implicit)`,
    usualRules: 'Fără reguli ale casei',
    seats: 'Alege pentru fiecare loc',
    seat: (number: number) => `Locul ${number}`,
    seatsNow: (open: number) => (open === 0 ? 'tu și calculatoare' : count(open, 'loc liber', 'locuri libere')),
    openSeat: 'Liber (pentru un prieten)',
    computer: (level: string) => `Calculator (${level})`,
    match: 'Meci',
    matchLength: 'Durată',
    byDeals: 'Număr de partide',
    byPoints: 'Scor țintă',
    byPointsEitherWay: 'Scor țintă, în plus sau în minus',
    byPointsDown: 'Scade până la un scor',
    dealsField: 'Partide',
    pointsField: 'Puncte',
    deals: (deals: number) => form(deals, { one: 'o partidă', few: '# partide', other: '# de partide' }),
    to: (score: number) => `până la ${points(score)}`,
    within: (score: number) => `până la ${score} sau −${points(score)}`,
    down: (score: number) => `scade până la ${points(score)}`,
    table: 'Ceas, chat, spectatori',
    clock: 'Timp pe mutare',
    noClock: 'fără ceas',
    clockOf: (seconds: number) =>
      seconds < 60 ? count(seconds, 'secundă', 'secunde') : count(seconds / 60, 'minut', 'minute'),
    chat: 'Chat la masă',
    watch: 'Permite spectatori (mâinile rămân ascunse)',
    fair: 'Împărțire corectă',
    fairNow: 'oricine o poate verifica',
    fairAbout:
      'Înainte de împărțire, serverul își fixează un secret și îi publică amprenta, iar cuvântul tău intră în amestecare, ' +
      'așa că nimeni nu poate hotărî cine ce primește. După aceea poți verifica împărțirea.',
    word: 'Cuvântul tău pentru amestecare',
    wordParts: ['vidră stea frunză vioară poiană vrabie busolă pană corabie lună floare cometă', 'calmă veselă curajoasă aurie blândă luminoasă ușoară albastră norocoasă liniștită isteață iute'] as readonly string[],
    continue: 'Continuă jocul',
    goOn: 'Continuă',
    finished: 'Jocuri recente',
    phases: { waiting: 'așteaptă jucători', playing: 'în desfășurare', between: 'între partide', over: 'încheiat' },
    with: (names: string) => (names === '' ? 'încă nimeni altcineva' : `cu ${names}`),
    forget: 'Scoate din listă',
  },

  invitation: {
    title: (host: string, game: string) => `${host} te invită la ${game}`,
    join: 'Ia loc',
    full: 'Masa e plină.',
    watch: 'Privește',
  },

  waiting: {
    title: (open: number) => `Se așteaptă ${count(open, 'jucător', 'jucători')}`,
    invite: 'Trimite acest link prietenilor. Prima partidă începe când toate locurile sunt ocupate.',
    link: 'Link de invitație',
    open: 'loc liber',
    you: 'tu',
    start: (open: number) => {
      const more = 'calculatoare pe locurile libere';
      return `Începe acum, cu ${form(open, { one: 'un calculator pe locul liber', few: more, other: more })}`;
    },
    patience: 'Prima partidă începe când toate locurile sunt ocupate sau când gazda pornește jocul.',
  },

  table: {
    yourTurn: 'E rândul tău',
    titleOnTurn: (game: string) => `● E rândul tău · ${game}`,
    turnOf: (names: string) => `La rând: ${names}`,
    thinking: 'se gândește',
    secondsLeft: (seconds: number) => `Timp rămas: ${count(seconds, 'secundă', 'secunde')}`,
    seat: (name: string) => `Locul: ${name}`,
    computer: 'calculator,',
    level: (level: string) => `calculator, ${level}`,
    away: 'absent, joacă un calculator',
    here: 'conectat',
    notHere: 'deconectat',
    points,
    hints: (hints: number) => count(hints, 'sfat', 'sfaturi'),
    known: 'Luate și încă în mână',
    middle: 'Mijlocul mesei',
    ownPlace: 'Locul tău',
    watching: 'Privești ca spectator. Mâinile rămân ascunse.',
    watchers: (watchers: number) => count(watchers, 'spectator', 'spectatori'),
    menu: 'Masă',
    help: 'Ajutor',
    helpAbout: 'Ajutor: regulile acestei mese',
    scores: 'Scor',
    lastRound: 'Ultima rundă',
    logAndChat: 'Jurnal și chat',
    settings: 'Setări',
    sound: 'Sunet',
    leave: 'Pleacă de la masă',
    toLobby: 'Înapoi în lobby',
    skip: 'Sari la mâna ta',
    unknownGame: (game: string) => `Această pagină nu poate afișa ${game}.`,
  },

  hand: {
    label: 'Mâna ta',
    tile: (tile: string, at: number, of: number) => `${tile}, ${at} din ${of}`,
    sort: 'Aranjează mâna',
    keys: (others: readonly { label: string; key: string }[]) =>
      [
        '← → mută selecția',
        'Space alege',
        'Enter joacă',
        ...others.map(({ label, key }) => `${key.toUpperCase()} ${label.toLowerCase()}`),
        'H sfat',
        'Shift ← → sau glisare rearanjează',
        'Esc renunță',
      ].join(' · '),
    touch: 'Atinge ca să alegi, glisează ca să rearanjezi.',
  },

  play: {
    play: 'Joacă',
    askHint: 'Sfat',
    closeHint: 'Închide sfatul',
    hint: (move: string, reason: string) => `Sfat: ${move}. ${reason}`,
    hints: (hints: number) => count(hints, 'sfat folosit', 'sfaturi folosite'),
    sending: 'Se trimite…',
  },

  log: { title: 'Jurnalul jocului', empty: 'Încă nimic.' },
  chat: {
    title: 'Chat',
    empty: 'Salută-i pe ceilalți.',
    write: 'Scrie un mesaj',
    send: 'Trimite',
    ready: ['Salut!', 'Bine jucat', 'Mulțumesc', 'O clipă', 'Frumos joc'] as readonly string[],
    off: 'Chatul e oprit la această masă.',
    hidden: 'Ai ascuns chatul.',
    mutes: 'Ignoră jucători sau ascunde chatul',
    mute: (name: string) => `Ignoră: ${name}`,
    hide: 'Ascunde chatul',
    unread: (messages: number) => count(messages, 'mesaj nou', 'mesaje noi'),
    said: (name: string, text: string) => `${name} spune: ${text}`,
    close: 'Închide mesajul',
  },

  rules: {
    title: (game: string) => `Regulile la această masă: ${game}`,
    noForm: (game: string) => `Nu există această variantă de ${game}.`,
    house: 'Regulile casei la această masă:',
    houseCount: (rules: number) => count(rules, 'regulă a casei', 'reguli ale casei'),
  },
  scores: {
    title: 'Tabela de scor',
    deal: 'Partida',
    total: 'Total',
    start: 'Start',
    none: 'Încă nu s-a încheiat nicio partidă.',
    plain: (score: number) => (score < 0 ? `−${-score}` : String(score)),
    signed: (score: number) => (score > 0 ? `+${score}` : score < 0 ? `−${-score}` : '0'),
    to: (score: number) => `Meciul se joacă până la ${points(score)}.`,
    within: (score: number) => `Meciul se joacă până la ${score} sau −${points(score)}.`,
    down: (score: number) => `Meciul se încheie când un jucător are ${points(score)} sau mai puțin.`,
    deals: (deals: number) => 
      `Meciul are ${form(deals, { one: 'o partidă', few: '# partide', other: '# de partide' })}.`,
    fewest: 'Câștigă scorul cel mai mic.',
  },
  lastRound: { title: 'Ultima rundă', none: 'Încă nu s-a jucat nimic.' },

  end: {
    me: 'Tu',
    winner: 'Câștigător:',
    you: '(tu)',
    over: 'Meciul s-a încheiat',
    undecided: 'Nimeni nu câștigă partida',
    nobody: 'Nu câștigă nimeni',
    complete: 'Complete:',
    deal: (names: readonly string[], mine: boolean) => `${won(names, mine)} partida`,
    game: won,
    match: (names: readonly string[], mine: boolean) =>
      names.length > 1 ? `${list(names)} ${mine ? 'împărțiți' : 'împart'} victoria` : `${won(names, mine)} meciul`,
    points: (score: number) => `${score > 0 ? '+' : score < 0 ? '−' : ''}${points(Math.abs(score))}`,
    made: (name: string, points: string) => `${name}: ${points}`,
    noTiles: 'nu a rămas nimic',
    next: 'Partida următoare',
    rematch: 'Revanșă',
    replay: 'Reluare',
    check: 'Verifică împărțirea',
    lobby: 'Lobby',
    waitingFor: (names: string) => `Se așteaptă: ${names}.`,
  },
  replay: {
    title: 'Reluare cu toate mâinile la vedere',
    which: 'Partida',
    slider: 'Pasul',
    back: 'Un pas înapoi',
    forward: 'Un pas înainte',
    run: 'Redă',
    pause: 'Pauză',
    at: (step: number, of: number) => `${step} din ${of}`,
  },

  leave: {
    title: 'Pleci de la masă?',
    laterAbout: 'Locul rămâne al tău, iar jocul te așteaptă.',
    later: 'Mergi în lobby',
    leaveAbout: 'Un calculator joacă în locul tău. Poți reveni oricând din lobby ca să preiei jocul.',
    leave: 'Lasă calculatorul să joace',
    resignAbout: 'Meciul se încheie acum și îl pierzi.',
    resign: 'Abandonează',
  },

  fair: {
    title: 'Verifică împărțirea',
    which: 'Care partidă',
    deal: (deal: number) => `Partida ${deal}`,
    checking: 'Se recalculează amestecarea…',
    sound: 'Împărțirea e corectă: corespunde amprentei publicate de server.',
    unsound: 'Împărțirea nu corespunde amprentei publicate de server.',
    holds: 'Corect:',
    broken: 'Greșit:',
    steps: {
      method: 'serverul a folosit o metodă de amestecare pe care pagina o cunoaște',
      commitment: 'secretul corespunde amprentei arătate înainte de prima partidă',
      word: 'cuvântul tău a intrat în amestecare',
      seed: 'sămânța vine din secret și din cuvintele tuturor jucătorilor',
      shuffle: 'totul e acolo unde îl pune o amestecare cu această sămânță',
      dealt: 'ce ai văzut la început corespunde împărțirii',
    },
    details: 'Detalii',
    commitment: 'Amprenta (arătată înainte de prima partidă)',
    secret: 'Secretul acestei partide',
    about: 'Browserul tău a verificat singur, fără ajutorul serverului.',
  },

  settings: {
    title: 'Setări',
    theme: 'Temă',
    themes: { auto: 'Sistem', light: 'Luminoasă', dark: 'Întunecată' },
    fourColours: 'Pachet în patru culori',
    marks: 'Evidențiază ce se poate juca',
    showChat: 'Arată chatul',
    chat: 'Chat pentru toți cei de la masă',
    pace: 'Viteza calculatoarelor',
    paces: ['Lentă', 'Normală', 'Rapidă', 'Instantanee'] as readonly string[],
  },
};

export default ro;
