import { neverBut } from '../../../kernel/errors.ts'
import type { Reason } from '../../../kernel/question.ts'
import { withNotes } from '../../../kernel/words.ts'
import { volumeColors } from '../pack.ts'
import { markedPlaces } from '../rules/requirements.ts'
import type { Play } from '../state.ts'
import { ancientLandText } from './amounts.ts'
import type { PlainReason } from './phrases/asking.ts'
import type { Phrases } from './phrases.ts'

/** Reasons whose sentence says how much, or where. */
type CountedReason =
  | 'coins-short'
  | 'potions-short'
  | 'value-short'
  | 'volumes-missing'
  | 'university-missing'
  | 'ancient-land-missing'

/** Why an option is blocked, and what would unblock it. */
export function reasonText(phrases: Phrases, play: Play, reason: Reason): string {
  const { reasons, terms } = phrases
  const plain: string | undefined = reasons.plain[reason.why as PlainReason]
  if (plain !== undefined) return plain
  const why = reason.why as CountedReason
  switch (why) {
    case 'coins-short':
      return reasons.coinsShort(Number(reason.missing))
    case 'potions-short':
      return reasons.potionsShort(Number(reason.missing))
    case 'value-short':
      return reasons.valueShort(Number(reason.needs), Number(reason.value))
    case 'volumes-missing':
      return volumesMissing(phrases, play, reason)
    case 'university-missing': {
      const number = String(reason.number)
      return cubeMissing(phrases, play, number, terms.university(number), reason)
    }
    case 'ancient-land-missing': {
      const symbol = String(reason.symbol)
      return cubeMissing(phrases, play, symbol, ancientLandText(phrases, symbol), reason)
    }
    default:
      return neverBut(why, reasons.unknown)
  }
}

const potionsInstead = ({ reasons }: Phrases, { potions, have }: Reason): string =>
  reasons.potionsOf(Number(potions), Number(have))

function volumesMissing(phrases: Phrases, { components }: Play, reason: Reason): string {
  const volumes = volumeColors.flatMap(color => {
    const count = Number(reason[color] ?? 0)
    return count === 0 ? [] : [{ count, color }]
  })
  const missing = Number(reason.potions) / components.pack.constants.potionsPerMissingVolume
  return phrases.reasons.volumesMissing(missing, volumes, potionsInstead(phrases, reason))
}

/** Names the place too: the tile with that mark lies somewhere else in every game. */
function cubeMissing(phrases: Phrases, play: Play, mark: string, tile: string, reason: Reason): string {
  const place = play.components.places.get(markedPlaces(play).get(mark) ?? '')?.name
  const named = place === undefined ? tile : withNotes(tile, place)
  return phrases.reasons.cubeMissing(named, potionsInstead(phrases, reason))
}
