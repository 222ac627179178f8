// What brings others to a table: the link as a picture, and sharing it.
import type { Words } from './en';

const ro: Words = {
  share: 'Distribuie',
  qrTitle: 'Codul QR al linkului acestei mese',
  scan: 'Sau lasă-i să-l scaneze:',
};

export default ro;
