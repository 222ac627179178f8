import { count } from '../../words/es';
import type { Words } from './en';

const es: Words = {
  learn: (game: string) => `Aprende ${game}`,
  done: (lessons: number) => count(lessons, 'lección hecha', 'lecciones hechas'),
  rules: 'Leer las reglas',
  rulesOf: (game: string) => `Reglas de ${game}`,

  about: 'Posiciones breves; cada una enseña una sola cosa. Inténtalo cuantas veces quieras: no hay puntos.',
  none: 'Este juego aún no tiene lecciones.',
  noGame: 'No existe ese juego.',
  noLesson: 'No existe esa lección.',
  tick: 'Hecha:',
  play: (game: string) => `Jugar a ${game}`,

  panel: 'Lección',
  progress: (lesson: number, of: number) => `Lección ${lesson} de ${of}`,
  accepted: '¡Muy bien!',
  next: 'Siguiente lección',
  again: 'Reintentar',
  all: 'Todas las lecciones',
};

export default es;
