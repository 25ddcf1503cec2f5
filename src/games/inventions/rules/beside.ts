import type { Seat } from '../../../kernel/contract.ts'
import { never } from '../../../kernel/errors.ts'
import { row } from '../../../kernel/rows.ts'
import { happened } from '../events.ts'
import type { Purpose } from '../frames.ts'
import { type Play, regionAt } from '../state.ts'
import { gainIp, gainSpecialists } from './resources.ts'

/** Citizens that were paid go beside a card: its presenter, inventor or innovator. */
export function moveBesideCard(
  play: Play,
  seat: Seat,
  at: number,
  purpose: Exclude<Purpose, 'building'>,
  because: string,
): void {
  const region = regionAt(play, at)
  const card = row(play.components.cards, region.card)
  const place = play.components.regions[at]?.id ?? ''
  switch (purpose) {
    case 'presenter':
      region.presenter = seat
      region.presenters = row(play.components.specialistTiles, play.state.layout.specialistTiles[at] ?? '').specialists
      if (play.events) happened(play, { type: 'presented', seat, card: card.id, region: place, because })
      return
    case 'inventor':
      region.inventor = seat
      region.invented = true
      if (play.events) happened(play, { type: 'invented', seat, card: card.id, region: place, because })
      gainIp(play, seat, card.inventIp, card.id, 'inventing')
      return
    case 'innovator':
      region.innovator = seat
      if (play.events) happened(play, { type: 'innovated', seat, card: card.id, region: place, because })
      gainSpecialists(play, seat, card.type, 1, card.id)
      return
    default:
      never(purpose)
  }
}
