import { count } from '../../words/es';
import type { Words } from './en';

const es: Words = {
  learn: (game: string) => `Aprender ${game}`,
  done: (lessons: number) => count(lessons, 'lección hecha', 'lecciones hechas'),
  rules: 'Ver las reglas',
  rulesOf: (game: string) => `Las reglas de ${game}`,

  about: 'Pequeñas posiciones, cada una de las cuales enseña una cosa. Inténtalo cuantas veces quieras; nada se cuenta.',
  none: 'Aún no hay lecciones de este juego.',
  noGame: 'Aquí no existe ese juego.',
  noLesson: 'No existe esa lección.',
  tick: 'Hecha:',
  play: (game: string) => `Jugar a ${game}`,

  panel: 'La lección',
  progress: (lesson: number, of: number) => `Lección ${lesson} de ${of}`,
  accepted: '¡Muy bien!',
  next: 'Siguiente lección',
  again: 'Otra vez',
  all: 'Todas las lecciones',
};

export default es;
