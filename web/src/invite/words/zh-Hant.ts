// What brings others to a table: the link as a picture, and sharing it.
import type { Words } from './en';

const zhHant: Words = {
  share: '分享',
  qrTitle: '這桌連結的 QR 碼',
  scan: '或讓朋友掃描：',
};

export default zhHant;
