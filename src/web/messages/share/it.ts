import type { Translated } from '../messages.ts'
import type { share as en } from './en.ts'

export const share: Translated<typeof en> = {
  share: {
    share: 'Condividi',
    copied: 'Link copiato',
    link: 'Link a questa partita',
    tooLong:
      'Con componenti propri, o molto lunga, una partita non sta in un link. Il server può conservarla per chi ha il link, con i nomi e tutti i valori, finché non la ritiri nella pagina del tuo posto. Oppure manda il file della registrazione.',
    keepAtServer: 'Conservala sul server',
    games: 'Partite che hai condiviso',
    gamesHelp:
      'Chi ha il link può guardarle. Quando ne ritiri una, viene cancellata e il suo link non porta più a nulla.',
    picture: 'Immagine',
    pictureTitle: 'Un’immagine del risultato',
    noPicture: 'Questo browser non riesce a fare l’immagine. Le parole qui sotto dicono lo stesso.',
    savePicture: 'Salva l’immagine',
    inWords: 'In parole, per chi non la vede',
    on: time => new Intl.DateTimeFormat('it', { dateStyle: 'long' }).format(time),
    broken: 'In questo link non c’è una partita',
    results: 'Risultati',
    allResults: 'Tutti i tuoi risultati',
  },
}
