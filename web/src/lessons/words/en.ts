import { count } from '../../words/en';

const en = {
  learn: (game: string) => `Learn ${game}`,
  done: (lessons: number) => `${count(lessons, 'lesson', 'lessons')} done`,
  rules: 'Read the rules',
  rulesOf: (game: string) => `Rules of ${game}`,

  about: 'Short positions that teach one thing each. Try as often as you like; nothing is scored.',
  none: 'There are no lessons for this game yet.',
  noGame: 'No such game.',
  noLesson: 'No such lesson.',
  tick: 'Done:',
  play: (game: string) => `Play ${game}`,

  panel: 'Lesson',
  progress: (lesson: number, of: number) => `Lesson ${lesson} of ${of}`,
  accepted: 'Well done!',
  next: 'Next lesson',
  again: 'Try again',
  all: 'All lessons',
};

export default en;
export type Words = typeof en;
