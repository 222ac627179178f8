// Inviting others to a table: sharing its link, or showing it as a QR code.
import type { Words } from './en';

const zhHant: Words = {
  title: '邀請朋友',
  rules: '規則',
  wordAbout: '你的密語會混進洗牌，所以沒有人能操控誰拿到什麼牌。事後任何人都能驗證。',
  share: '分享',
  qrTitle: '這桌連結的 QR Code',
  scan: '或讓朋友掃描這個 QR Code：',
};

export default zhHant;
