// What brings others to a table: the link as a picture, and sharing it.
import type { Words } from './en';

const zhHant: Words = {
  title: '邀請朋友',
  rules: '規則',
  wordAbout: '你的密語會混進洗牌，誰拿到什麼都沒有人能決定，事後任何人都能驗證。',
  share: '分享',
  qrTitle: '這桌連結的 QR 碼',
  scan: '或讓朋友掃描：',
};

export default zhHant;
