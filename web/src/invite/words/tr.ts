// Inviting others to a table: sharing its link, or showing it as a QR code.
import type { Words } from './en';

const tr: Words = {
  title: 'Arkadaşlarını davet et',
  rules: 'Kurallar',
  wordAbout: 'Kelimen karıştırmaya katılır, böylece kime ne geleceğini kimse belirleyemez. El bitince herkes dağıtımı denetleyebilir.',
  share: 'Paylaş',
  qrTitle: 'Bu masanın bağlantısını içeren QR kod',
  scan: 'Ya da bu kodu okutsunlar:',
};

export default tr;
