import type { Words } from './en';

const ro: Words = {
  open: 'Analiză',
  title: 'Analiză',
  thinking: 'Se analizează mutările tale…',
  progress: (done: number, of: number) => `Mutări analizate: ${done} din ${of}`,
  retry: 'Încearcă din nou',
  sum: (loss: string, player: string) => `Mutările tale din această partidă, în puncte, față de jucătorul calculator „${player}”: ${loss}.`,
  perfect: (player: string) => `Nu ai pierdut nimic în această partidă față de jucătorul calculator „${player}”.`,
  explain: 'Ce înseamnă numerele',
  about:
    'Cea mai bună mutare e cea pe care ți-ar fi dat-o un sfat. Dacă ai jucat alta, numărul arată cât te-a costat în medie, ' +
    'în multe împărțiri care se potrivesc cu ce puteai vedea; valoarea reală e în limita ± de 19 ori din 20. O mutare ' +
    'trece drept la fel de bună dacă pierderea poate fi doar întâmplare.',
  fewer: 'Aici câștigă scorul cel mai mic, deci un plus e o pierdere.',
  nothing: 'Nu ai făcut nicio mutare în această partidă.',
  moves: 'Mutările tale',
  step: (step: number) => `Pasul ${step}`,
  show: (step: number) => `Pasul ${step}: arată în reluare`,
  you: 'Tu:',
  best: 'Cel mai bun jucător:',
  same: 'Cea mai bună mutare',
  equal: 'La fel de bună',
  costly: 'Puncte pierdute',
  worst: 'Cele mai mari pierderi',
  loss: (loss: string, error: string) => `${loss} ± ${error}`,
  costliest: ['Cea mai mare pierdere', 'A doua pierdere', 'A treia pierdere'] as readonly string[],
};

export default ro;
