import type { Words } from './en';

const ro: Words = {
  open: 'Ce ar fi făcut cel mai bun jucător',
  title: 'Ce ar fi făcut cel mai bun jucător',
  thinking: 'Îți analizăm mutările…',
  progress: (done: number, of: number) => `Mutări verificate: ${done} din ${of}`,
  retry: 'Încearcă din nou',
  sum: (loss: string, player: string) => `Mutările tale din această partidă, față de jucătorul „${player}”, în puncte: ${loss}.`,
  perfect: (player: string) => `Față de jucătorul „${player}”, nu ai pierdut nimic în această partidă.`,
  explain: 'Ce înseamnă numerele',
  about:
    'Un indiciu cerut în același moment al jocului ar fi arătat cea mai bună mutare. Dacă ai jucat altceva, numărul arată cât ' +
    'ai pierdut în medie, în multe împărțiri care se potrivesc cu ce ai văzut; valoarea reală se află în limita ± de 19 ori ' +
    'din 20. O mutare este socotită la fel de bună dacă pierderea nu se poate deosebi de întâmplare.',
  fewer: 'Aici câștigă cine are puține puncte, deci un plus este o pierdere.',
  nothing: 'Nu ai făcut nicio mutare în această partidă.',
  moves: 'Mutările tale',
  step: (step: number) => `Pasul ${step}`,
  show: (step: number) => `Pasul ${step}: arată-l în reluare`,
  you: 'Tu:',
  best: 'Cel mai bun jucător:',
  same: 'Cea mai bună mutare',
  equal: 'La fel de bună',
  costly: 'Cu pierdere de puncte',
  worst: 'Cele mai scumpe mutări',
  loss: (loss: string, error: string) => `${loss} ± ${error}`,
  costliest: ['Cea mai scumpă', 'A doua cea mai scumpă', 'A treia cea mai scumpă'] as readonly string[],
};

export default ro;
