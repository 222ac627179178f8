import { count } from '../../words/en';

const en = {
  learn: (game: string) => `Learn ${game}`,
  done: (lessons: number) => `${count(lessons, 'lesson', 'lessons')} done`,
  rules: 'See the rules',
  rulesOf: (game: string) => `The rules of ${game}`,

  about: 'Small positions, each of which teaches one thing. Take as many tries as you like; nothing is counted.',
  none: 'There are no lessons for this game yet.',
  noGame: 'There is no such game here.',
  noLesson: 'There is no such lesson.',
  tick: 'Done:',
  play: (game: string) => `Play ${game}`,

  panel: 'The lesson',
  progress: (lesson: number, of: number) => `Lesson ${lesson} of ${of}`,
  accepted: 'Well done!',
  next: 'Next lesson',
  again: 'Once more',
  all: 'All lessons',
};

export default en;
export type Words = typeof en;
