// What people at a table agree on, and who comes and goes.

const en = {
  finish: 'End game',
  accept: 'Accept',
  decline: 'Decline',
  asks: (names: string) => `${names} would like a rematch.`,
  declined: (names: string) => `${names} declined the rematch.`,
  youDeclined: 'You declined the rematch.',
  left: (names: string) => `${names} has left the table.`,
  gone: (name: string) => `${name} is not connected.`,
  back: (name: string) => `${name} is back.`,
  joined: (name: string) => `${name} takes a seat.`,

  offers: (name: string) => `${name} offers to end the game without a result.`,
  agree: 'End it',
  playOn: 'Play on',
  wantsToPlay: (name: string) => `${name} would rather play on.`,
  offered: (names: string) => `You offered to end the game. Waiting for ${names}.`,
  takeBack: 'Take it back',
  calledOff: 'The game was ended without a result',

  endAbout: 'The others are asked. If everyone agrees, the match ends without a result.',
  end: 'Offer to end',
  resignTo: (name: string) => `The match ends now, and ${name} wins it.`,
};

export default en;
export type Words = typeof en;
