// What brings others to a table: the link as a picture, and sharing it.

const en = {
  share: 'Share',
  qrTitle: 'QR code of this table’s link',
  scan: 'Or let them scan it:',
};

export default en;
export type Words = typeof en;
