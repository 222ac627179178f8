import { count } from '../../words/ro';
import type { Words } from './en';

const ro: Words = {
  learn: (game: string) => `Învață ${game}`,
  done: (lessons: number) => count(lessons, 'lecție făcută', 'lecții făcute'),
  rules: 'Vezi regulile',
  rulesOf: (game: string) => `Regulile jocului ${game}`,

  about: 'Poziții mici, din care fiecare te învață un singur lucru. Încearcă de câte ori vrei; nu se numără nimic.',
  none: 'Pentru acest joc nu sunt încă lecții.',
  noGame: 'Aici nu există un astfel de joc.',
  noLesson: 'Nu există o astfel de lecție.',
  tick: 'Făcută:',
  play: (game: string) => `Joacă ${game}`,

  panel: 'Lecția',
  progress: (lesson: number, of: number) => `Lecția ${lesson} din ${of}`,
  accepted: 'Foarte bine!',
  next: 'Lecția următoare',
  again: 'Încă o dată',
  all: 'Toate lecțiile',
};

export default ro;
