/** Watching games that are played, and talking with others who watch. */
export const watch = {
  watch: {
    title: 'Watch',
    intro: 'Public games that are played now. Watching needs no name.',
    none: 'No public game is played now.',
    more: 'Show more games',
    open: 'Watch',
    openAt: (game: string, names: string): string => `Watch ${game}: ${names}`,
    board: (game: string, names: string): string => `The table of ${game}: ${names}`,
    still: 'shown when there is room for one more',
    turnOf: (names: string): string => `${names} to move`,
    remarks: 'Among spectators',
    remarksHelp: 'The players read this when the game is over.',
    remarksAfter: 'What spectators said',
    remark: 'To the other spectators',
    remarkName: 'Who talks has a name. Watching needs none.',
    late: (span: string): string =>
      `You see this game ${span} late, so that nobody can be helped. Spectators talk when it is over.`,
    delay: 'Spectators see the game',
    delays: { none: 'as it is played', short: '3 minutes late', long: '15 minutes late' },
    startsFull: 'Begin by itself when the last seat is taken',
  },
}
