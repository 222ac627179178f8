// What brings others to a table: the link as a picture, and sharing it.
import type { Words } from './en';

const ro: Words = {
  title: 'Invită-ți prietenii',
  rules: 'Regulile',
  wordAbout: 'Cuvântul tău intră în amestecare, așa că nimeni nu alege cine ce primește; la sfârșit oricine poate verifica.',
  share: 'Distribuie',
  qrTitle: 'Codul QR al linkului acestei mese',
  scan: 'Sau lasă-i să-l scaneze:',
};

export default ro;
