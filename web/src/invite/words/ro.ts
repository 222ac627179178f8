// Inviting others to a table: sharing its link, or showing it as a QR code.
import type { Words } from './en';

const ro: Words = {
  title: 'Invită prieteni',
  rules: 'Reguli',
  wordAbout:
    'Cuvântul tău intră în amestecare, așa că nimeni nu poate hotărî cine ce primește. După aceea oricine poate verifica împărțirea.',
  share: 'Distribuie',
  qrTitle: 'Cod QR cu linkul acestei mese',
  scan: 'Sau lasă-i să scaneze acest cod:',
};

export default ro;
