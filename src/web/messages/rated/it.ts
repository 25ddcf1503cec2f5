import { countingIn } from '../../../kernel/counting.ts'
import { rangeIn } from '../../../protocol/notices/rating-ranges.ts'
import type { Translated } from '../messages.ts'
import type { ratings as english } from './en.ts'

const { count, form } = countingIn('it')

export const ratings: Translated<typeof english> = {
  name: 'Classifiche',
  of: game => `Classifica: ${game}`,
  subtitle:
    'Contano solo le partite classificate. I bot non si muovono mai: chi sta accanto a uno vince contro di lui circa metà delle partite in due.',
  rated: 'Classificata',
  ratedHelp:
    'Il risultato cambia il tuo punteggio. Niente consigli, niente si ritira d’accordo. Chi alla fine è assente, mentre un bot gioca al suo posto, è ultimo.',
  choose: 'Classificata: il risultato cambia la classifica di tutti',
  ownPack: 'Solo i valori standard valgono per la classifica.',
  alone: 'Una partita classificata ha almeno due posti.',
  range: range => rangeIn('it', range),
  whose: 'I posti liberi sono per',
  anybody: 'Chiunque',
  aboutMine: range => `Circa il mio livello (${range})`,
  ownRange: 'Punteggi a mia scelta',
  lowest: 'Punteggio minimo',
  highest: 'Punteggio massimo',
  onlyAbout: 'Solo con persone di circa il mio livello',
  ofRatings: range => `punteggi ${range}`,
  outside: rating => `Il tuo conta come ${rating}: prendi un altro posto, o offrine uno per il tuo livello.`,
  place: 'Posto',
  player: 'Giocatore',
  rating: 'Punteggio',
  scale: 'Fra i bot',
  games: 'Partite classificate',
  gamesOf: games => count(games, 'partita classificata', 'partite classificate'),
  bot: 'bot',
  you: 'Tu',
  early: 'troppo presto per dirlo',
  toGo: games => form(games, { one: 'manca 1 partita', other: `mancano ${games} partite` }),
  placeOf: place => `Posto ${place}`,
  notListed: 'Con una password il nome è tuo, e sei in questa lista.',
  between: (weaker, stronger) => `fra ${weaker} e ${stronger}`,
  below: level => `sotto ${level}`,
  above: level => `sopra ${level}`,
  likely: (low, high) => `molto probabilmente da ${low} a ${high}`,
  none: 'Nessuno ha ancora giocato dieci partite classificate. Prepara un tavolo con amici o bot e scegli «Classificata».',
  more: 'Mostra altri',
  noServer: 'Il server non risponde. Le classifiche sono lì.',
  changed: 'Che cosa è cambiato',
  counting: 'La classifica viene calcolata …',
  notCounted: 'Finita d’accordo: nessun punteggio cambia.',
  change: (before, after) => `${before} → ${after}`,
  away: 'assente alla fine',
  yours: 'I tuoi punteggi',
  theirs: name => `Punteggi di ${name}`,
  all: 'La classifica di tutti',
}
