// What brings others to a table: the link as a picture, and sharing it.
import type { Words } from './en';

const tr: Words = {
  title: 'Arkadaşlarını davet et',
  rules: 'Kurallar',
  wordAbout: 'Sözcüğün karıştırmaya katılır, böylece kime ne geleceğini kimse seçemez; sonra herkes bunu denetleyebilir.',
  share: 'Paylaş',
  qrTitle: 'Bu masanın bağlantısının QR kodu',
  scan: 'Ya da kodu okutsunlar:',
};

export default tr;
