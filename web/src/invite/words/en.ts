// Inviting others to a table: sharing its link, or showing it as a QR code.

const en = {
  title: 'Invite friends',
  rules: 'Rules',
  wordAbout: 'Your word is mixed into the shuffle, so nobody can control who gets what. Afterwards anyone can check the deal.',
  share: 'Share',
  qrTitle: 'QR code with the link to this table',
  scan: 'Or let them scan this code:',
};

export default en;
export type Words = typeof en;
