// What brings others to a table: the link as a picture, and sharing it.
import type { Words } from './en';

const es: Words = {
  title: 'Invita a tus amigos',
  rules: 'Las reglas',
  wordAbout: 'Tu palabra entra en la baraja, así que nadie elige qué le toca a quién; después cualquiera puede comprobarlo.',
  share: 'Compartir',
  qrTitle: 'Código QR del enlace de esta mesa',
  scan: 'O deja que lo escaneen:',
};

export default es;
