import { count } from '../../words/ro';
import type { Words } from './en';

const ro: Words = {
  learn: (game: string) => `Învață ${game}`,
  done: (lessons: number) => count(lessons, 'lecție făcută', 'lecții făcute'),
  rules: 'Citește regulile',
  rulesOf: (game: string) => `Regulile jocului ${game}`,

  about: 'Poziții scurte, fiecare te învață un singur lucru. Încearcă de câte ori vrei; nu se punctează nimic.',
  none: 'Încă nu sunt lecții pentru acest joc.',
  noGame: 'Jocul nu există.',
  noLesson: 'Lecția nu există.',
  tick: 'Făcută:',
  play: (game: string) => `Joacă ${game}`,

  panel: 'Lecție',
  progress: (lesson: number, of: number) => `Lecția ${lesson} din ${of}`,
  accepted: 'Foarte bine!',
  next: 'Lecția următoare',
  again: 'Încearcă din nou',
  all: 'Toate lecțiile',
};

export default ro;
