import type { Words } from './en';

const tr: Words = {
  learn: (game: string) => `${game} öğren`,
  done: (lessons: number) => `${lessons} ders tamam`,
  rules: 'Kurallara bak',
  rulesOf: (game: string) => `${game} kuralları`,

  about: 'Her biri tek bir şey öğreten küçük durumlar. Dilediğin kadar dene; hiçbiri sayılmaz.',
  none: 'Bu oyun için henüz ders yok.',
  noGame: 'Burada böyle bir oyun yok.',
  noLesson: 'Böyle bir ders yok.',
  tick: 'Tamam:',
  play: (game: string) => `${game} oyna`,

  panel: 'Ders',
  progress: (lesson: number, of: number) => `Ders ${lesson} / ${of}`,
  accepted: 'Aferin!',
  next: 'Sonraki ders',
  again: 'Bir daha',
  all: 'Bütün dersler',
};

export default tr;
