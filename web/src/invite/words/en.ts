// What brings others to a table: the link as a picture, and sharing it.

const en = {
  title: 'Invite your friends',
  rules: 'The rules',
  wordAbout: 'Your word is mixed into the shuffle, so nobody can choose who gets what; afterwards anyone can check it.',
  share: 'Share',
  qrTitle: 'QR code of this table’s link',
  scan: 'Or let them scan it:',
};

export default en;
export type Words = typeof en;
