import type { Words } from './en';

const tr: Words = {
  learn: (game: string) => `${game} öğren`,
  done: (lessons: number) => `${lessons} ders tamam`,
  rules: 'Kuralları oku',
  rulesOf: (game: string) => `${game} kuralları`,

  about: 'Her biri tek bir şey öğreten kısa örnekler. İstediğin kadar dene; puan tutulmaz.',
  none: 'Bu oyun için henüz ders yok.',
  noGame: 'Böyle bir oyun yok.',
  noLesson: 'Böyle bir ders yok.',
  tick: 'Tamamlandı:',
  play: (game: string) => `${game} oyna`,

  panel: 'Ders',
  progress: (lesson: number, of: number) => `Ders ${lesson} / ${of}`,
  accepted: 'Aferin!',
  next: 'Sonraki ders',
  again: 'Tekrar dene',
  all: 'Bütün dersler',
};

export default tr;
