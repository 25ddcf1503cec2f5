/** Sharing a game, and what leads to results from everywhere. */
export const share = {
  share: {
    share: 'Share',
    copied: 'Link copied',
    link: 'Link to this game',
    tooLong: 'With components of its own, or very long, a game does not fit into a link: send its record as a file.',
    broken: 'This link holds no game',
    results: 'Results',
    allResults: 'All your results',
  },
}
