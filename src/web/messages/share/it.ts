import type { Translated } from '../messages.ts'
import type { share as en } from './en.ts'

export const share: Translated<typeof en> = {
  share: {
    share: 'Condividi',
    copied: 'Link copiato',
    link: 'Link a questa partita',
    tooLong: 'Con componenti propri, o molto lunga, una partita non sta in un link: manda il file della registrazione.',
    broken: 'In questo link non c’è una partita',
    results: 'Risultati',
    allResults: 'Tutti i tuoi risultati',
  },
}
