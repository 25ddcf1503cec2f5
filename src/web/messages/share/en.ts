/** Sharing a game, and what leads to results from everywhere. */
export const share = {
  share: {
    share: 'Share',
    copied: 'Link copied',
    link: 'Link to this game',
    tooLong:
      'With components of its own, or very long, a game does not fit into a link. The server can keep it for whoever has the link, with the names and all values, until you withdraw it on your account page. Or send the record as a file.',
    keepAtServer: 'Keep it at the server',
    games: 'Games that you shared',
    gamesHelp:
      'Whoever has the link can watch them. Once you withdraw one it is thrown away, and its link leads nowhere.',
    picture: 'Picture',
    pictureTitle: 'A picture of the result',
    noPicture: 'This browser could not make the picture. The words below say the same.',
    savePicture: 'Save the picture',
    inWords: 'In words, for who does not see it',
    on: (time: number): string => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(time),
    broken: 'This link holds no game',
    results: 'Results',
    allResults: 'All your results',
  },
}
