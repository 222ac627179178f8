// What players at a table agree on, and who joins and leaves.

const en = {
  finish: 'End game',
  accept: 'Accept',
  decline: 'Decline',
  asks: (names: string) => `${names} would like a rematch.`,
  declined: (names: string) => `${names} declined the rematch.`,
  youDeclined: 'You declined the rematch.',
  left: (names: string) => `${names} left the table.`,
  gone: (name: string) => `${name} disconnected.`,
  back: (name: string) => `${name} is back.`,
  joined: (name: string) => `${name} joined the table.`,

  offers: (name: string) => `${name} offers to end the game without a result.`,
  agree: 'Agree to end',
  playOn: 'Keep playing',
  wantsToPlay: (name: string) => `${name} wants to keep playing.`,
  offered: (names: string) => `You offered to end the game. Waiting for ${names}.`,
  takeBack: 'Withdraw offer',
  calledOff: 'The game ended without a result',

  endAbout: 'If all the other players agree, the match ends without a result.',
  end: 'Offer to end',
  resignTo: (name: string) => `The match ends now, and ${name} wins.`,
};

export default en;
export type Words = typeof en;
