import type { Words } from './en';

const ro: Words = {
  open: 'Ce ar fi făcut cel mai bun jucător',
  title: 'Ce ar fi făcut cel mai bun jucător',
  thinking: 'O clipă… cel mai bun jucător se gândește la fiecare mutare a ta.',
  sum: (loss: string, player: string) =>
    `Față de jucătorul „${player}”, mutările tale din această partidă valorează, în puncte: ${loss}.`,
  perfect: (player: string) => `Față de jucătorul „${player}”, nu ai pierdut nimic în această partidă.`,
  about:
    'Un număr arată cât a pierdut o mutare în medie, în multe împărțiri care se potrivesc cu ce ai văzut; ± spune cât de sigur ' +
    'este, de 19 ori din 20.',
  fewer: 'Aici câștigă cine are puține puncte, deci un plus este o pierdere.',
  nothing: 'Nu ai făcut nicio mutare în această partidă.',
  moves: 'Mutările tale',
  step: (step: number) => `Pasul ${step}`,
  show: (step: number) => `Pasul ${step}: arată-l în reluare`,
  you: 'Tu:',
  best: 'Cel mai bun jucător:',
  same: 'La fel.',
  loss: (loss: string, error: string) => `${loss} ± ${error}`,
  costliest: ['Cea mai scumpă', 'A doua cea mai scumpă', 'A treia cea mai scumpă'] as readonly string[],
};

export default ro;
