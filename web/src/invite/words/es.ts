// Inviting others to a table: sharing its link, or showing it as a QR code.
import type { Words } from './en';

const es: Words = {
  title: 'Invita a tus amigos',
  rules: 'Reglas',
  wordAbout:
    'Tu palabra entra en el barajado, así que nadie puede controlar qué le toca a quién. Después cualquiera puede comprobar ' +
    'el reparto.',
  share: 'Compartir',
  qrTitle: 'Código QR con el enlace a esta mesa',
  scan: 'O deja que escaneen este código:',
};

export default es;
