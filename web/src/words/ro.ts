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
  tagline: 'Cărți și piese, cu prieteni sau cu calculatorul.',
  guest: 'Oaspete',
  computers: ['Barbu', 'Clara', 'Dora', 'Emil', 'Flori', 'Gelu', 'Horia'] as readonly string[],
  levels: { random: 'la întâmplare', basic: 'simplu', smart: 'isteț', search: 'chibzuit' },
  honest: 'Calculatoarele văd doar ce vede un jucător de pe locul lor: niciodată mâna ta.',
  loading: 'O clipă…',
  nowhere: 'La această adresă nu e nicio pagină.',
  problem: (says: string) => `Nu a mers. ${says}`,
  yes: 'da',
  no: 'nu',
  close: 'Închide',
  copy: 'Copiază',
  copied: 'Copiat. Trimite-l prietenilor.',

  connection: {
    lost: 'S-a pierdut conexiunea. Se încearcă refacerea ei…',
    gone: 'Serverul nu răspunde. Pagina încearcă mereu și continuă singură.',
    retry: 'Încearcă acum',
  },

  lobby: {
    play: 'Joacă',
    game: 'Joc',
    forms: (game: string) => `Formele jocului ${game}`,
    name: 'Numele tău',
    against: 'Joci cu',
    computers: 'Calculatoare',
    friends: 'Prieteni, prin link',
    friendsAbout: 'Primești o masă privată și un link de trimis. Cine îl are poate lua loc.',
    level: 'Cât de bine joacă',
    mixed: 'Amestecat',
    startNow: 'Începe jocul',
    openTable: 'Deschide masa',
    options: 'Masa',
    rules: 'Reguli',
    usualChoice: (choice: string) => `${choice} (de obicei)`,
    usualRules: 'Renunță la regulile casei',
    seats: 'Fiecare loc în parte',
    seat: (number: number) => `Locul ${number}`,
    seatsNow: (open: number) => (open === 0 ? 'tu și calculatoare' : count(open, 'loc liber', 'locuri libere')),
    openSeat: 'Liber, pentru un prieten',
    computer: (level: string) => `Calculator, ${level}`,
    match: 'Meci',
    matchLength: 'Durată',
    byDeals: 'Un număr de partide',
    byPoints: 'Până la un scor',
    byPointsEitherWay: 'În sus sau în jos până la un scor',
    byPointsDown: 'În jos până la un scor',
    dealsField: 'Partide',
    pointsField: 'Puncte',
    deals: (deals: number) => form(deals, { one: 'o partidă', few: '# partide', other: '# de partide' }),
    to: (score: number) => `până la ${points(score)}`,
    within: (score: number) => `până la ${score} sau −${points(score)}`,
    down: (score: number) => `în jos până la ${points(score)}`,
    table: 'Ceas, chat, vizitatori',
    clock: 'Timp pentru o mutare',
    noClock: 'fără ceas',
    clockOf: (seconds: number) =>
      seconds < 60 ? count(seconds, 'secundă', 'secunde') : count(seconds / 60, 'minut', 'minute'),
    chat: 'Chat la masă',
    watch: 'Alții pot privi; văd doar ce e public',
    fair: 'Împărțire corectă',
    fairNow: 'o poate verifica oricine',
    fairAbout:
      'Înainte de împărțire, serverul arată un sigiliu al secretului său. Cuvântul tău intră în amestec, ' +
      'așa că nimeni nu alege cine ce primește. La sfârșit poți verifica.',
    word: 'Cuvântul tău pentru amestecare',
    continue: 'Continuă de unde ai rămas',
    goOn: 'Continuă',
    finished: 'Ultimele tale mese',
    phases: { waiting: 'așteaptă jucători', playing: 'în joc', between: 'între partide', over: 'joc încheiat' },
    with: (names: string) => (names === '' ? 'încă nimeni altcineva' : `cu ${names}`),
    forget: 'Scoate din listă',
  },

  invitation: {
    title: (host: string, game: string) => `${host} te invită la ${game}`,
    join: 'Ia loc',
    full: 'Toate locurile sunt ocupate.',
    watch: 'Privește',
  },

  waiting: {
    title: (open: number) => `Se așteaptă ${count(open, 'jucător', 'jucători')}`,
    invite: 'Trimite acest link. Prima partidă începe când se ocupă ultimul loc.',
    link: 'Link de invitație',
    open: 'loc liber',
    you: 'tu',
    start: (open: number) => {
      const more = 'calculatoare pe locurile libere';
      return `Începe acum, cu ${form(open, { one: 'un calculator pe locul liber', few: more, other: more })}`;
    },
    patience: 'Prima partidă începe când se ocupă ultimul loc sau când pornește gazda.',
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
    away: 'lipsește, joacă un calculator',
    here: 'conectat',
    notHere: 'fără conexiune',
    points,
    hints: (hints: number) => count(hints, 'sfat', 'sfaturi'),
    known: 'Luate și păstrate încă',
    middle: 'Mijlocul mesei',
    ownPlace: 'Locul tău',
    watching: 'Privești: vezi ce e public și nicio mână.',
    watchers: (watchers: number) => count(watchers, 'persoană privește', 'persoane privesc'),
    menu: 'Masă',
    help: 'Ajutor',
    helpAbout: 'Ajutor: regulile acestei mese',
    scores: 'Scor',
    lastRound: 'Ultima tură',
    logAndChat: 'Jurnal și chat',
    settings: 'Setări',
    sound: 'Sunet',
    leave: 'Pleacă de la masă',
    toLobby: 'Înapoi în lobby',
    skip: 'La mâna ta',
    unknownGame: (game: string) => `Pagina aceasta nu știe să deseneze ${game}.`,
  },

  hand: {
    label: 'Mâna ta',
    tile: (tile: string, at: number, of: number) => `${tile}, ${at} din ${of}`,
    sort: 'Aranjează mâna',
    keys: (others: readonly { label: string; key: string }[]) =>
      [
        '← → mergi',
        'Space alege',
        'Enter joacă',
        ...others.map(({ label, key }) => `${key.toUpperCase()} ${label.toLowerCase()}`),
        'H sfat',
        'Shift ← → sau glisează ca să muți',
        'Esc anulează',
      ].join(' · '),
    touch: 'Atinge ca să alegi, glisează ca să rearanjezi.',
  },

  play: {
    play: 'Joacă',
    askHint: 'Sfat',
    closeHint: 'Închide sfatul',
    hint: (move: string, reason: string) => `Sfat: ${move}. ${reason}`,
    hints: (hints: number) => `${count(hints, 'sfat', 'sfaturi')} până acum`,
    sending: 'Se trimite…',
  },

  log: { title: 'Ce s-a întâmplat', empty: 'Încă nimic.' },
  chat: {
    title: 'Chat',
    empty: 'Spune salut.',
    write: 'Scrie un mesaj',
    send: 'Trimite',
    ready: ['Salut!', 'Bine jucat', 'Mulțumesc', 'O clipă', 'Frumos joc'] as readonly string[],
    off: 'Chatul e oprit la această masă.',
    hidden: 'Ai ascuns chatul (vezi setările).',
    mutes: 'Ignoră persoane sau chatul',
    mute: (name: string) => `Ignoră: ${name}`,
    hide: 'Ascunde tot chatul',
    unread: (messages: number) => count(messages, 'mesaj nou', 'mesaje noi'),
    said: (name: string, text: string) => `${name} spune: ${text}`,
    close: 'Închide mesajul',
  },

  rules: {
    title: (game: string) => `${game}, cum se joacă la această masă`,
    noForm: (game: string) => `Aici nu există o astfel de formă a jocului ${game}.`,
    house: 'Regulile casei la această masă:',
    houseCount: (rules: number) => count(rules, 'regulă a casei', 'reguli ale casei'),
  },
  scores: {
    title: 'Tabela de scor',
    deal: 'Partida',
    total: 'Total',
    start: 'Start',
    none: 'Încă nu s-a terminat nicio partidă.',
    plain: (score: number) => (score < 0 ? `−${-score}` : String(score)),
    signed: (score: number) => (score > 0 ? `+${score}` : score < 0 ? `−${-score}` : '0'),
    to: (score: number) => `Meciul merge până la ${points(score)}.`,
    within: (score: number) => `Meciul merge până la ${score} sau −${points(score)}.`,
    down: (score: number) => `Meciul se termină când cineva are ${points(score)} sau mai puțin.`,
    deals: (deals: number) => 
      `Meciul are ${form(deals, { one: 'o partidă', few: '# partide', other: '# de partide' })}.`,
    fewest: 'Câștigă cine are cele mai puține puncte.',
  },
  lastRound: { title: 'Ultima tură', none: 'Încă nu s-a jucat nimic.' },

  end: {
    me: 'Tu',
    winner: 'Câștigător:',
    you: '(tu)',
    over: 'Meciul s-a terminat',
    undecided: 'Nimeni nu câștigă partida',
    nobody: 'Nu câștigă nimeni',
    complete: 'Formații complete:',
    deal: (names: readonly string[], mine: boolean) => `${won(names, mine)} partida`,
    game: won,
    match: (names: readonly string[], mine: boolean) =>
      names.length > 1 ? `${list(names)} ${mine ? 'împărțiți' : 'împart'} victoria în meci` : `${won(names, mine)} meciul`,
    points: (score: number) => `${score > 0 ? '+' : score < 0 ? '−' : ''}${points(Math.abs(score))}`,
    made: (name: string, points: string) => `${name}: ${points}`,
    noTiles: 'nu a rămas nimic',
    next: 'Partida următoare',
    rematch: 'Joacă din nou',
    replay: 'Reluare',
    check: 'Verifică împărțirea',
    lobby: 'Lobby',
    waitingFor: (names: string) => `Se așteaptă: ${names}.`,
  },
  replay: {
    title: 'Reluare cu mâinile pe față',
    which: 'Partida',
    slider: 'Pasul',
    back: 'Un pas înapoi',
    forward: 'Un pas înainte',
    run: 'Pornește',
    pause: 'Pauză',
    at: (step: number, of: number) => `${step} din ${of}`,
  },

  leave: {
    title: 'Pleci de la masă?',
    laterAbout: 'Locul rămâne al tău, iar jocul te așteaptă.',
    later: 'În lobby',
    leaveAbout: 'Un calculator joacă mai departe pentru tine. Poți reveni oricând din lobby ca să preiei jocul.',
    leave: 'Joacă un calculator',
    resignAbout: 'Meciul se termină acum și nu îl mai poți câștiga.',
    resign: 'Renunță',
  },

  fair: {
    title: 'Verifică împărțirea',
    which: 'Care partidă',
    deal: (deal: number) => `Partida ${deal}`,
    checking: 'Se calculează din nou amestecarea…',
    sound: 'Împărțirea este exact cea promisă dinainte.',
    unsound: 'Împărțirea nu este cea promisă dinainte.',
    holds: 'Corect:',
    broken: 'Greșit:',
    steps: {
      method: 'serverul a folosit o metodă pe care pagina o cunoaște',
      commitment: 'secretul este cel sigilat înainte de prima partidă',
      word: 'cuvântul tău a intrat în amestec',
      seed: 'sămânța vine din secret și din cuvintele tuturor jucătorilor',
      shuffle: 'totul se află unde îl pune amestecarea din această sămânță',
      dealt: 'ce ai văzut la începutul partidei face parte din ea',
    },
    details: 'Numerele',
    commitment: 'Sigiliul, arătat înainte de prima partidă',
    secret: 'Secretul acestei partide',
    about: 'Browserul tău a calculat singur, fără ajutorul serverului.',
  },

  settings: {
    title: 'Setări',
    theme: 'Culori',
    themes: { auto: 'ca sistemul', light: 'luminos', dark: 'întunecat' },
    fourColours: 'Altă culoare pentru fiecare semn',
    marks: 'Marchează ce se poate juca',
    showChat: 'Arată chatul',
    chat: 'Chat la această masă, pentru toți',
    pace: 'Viteza calculatoarelor',
    paces: ['încet', 'normal', 'repede', 'imediat'] as readonly string[],
  },
};

export default ro;
