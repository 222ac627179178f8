// What brings others to a table: the link as a picture, and sharing it.
import type { Words } from './en';

const es: Words = {
  share: 'Compartir',
  qrTitle: 'Código QR del enlace de esta mesa',
  scan: 'O deja que lo escaneen:',
};

export default es;
