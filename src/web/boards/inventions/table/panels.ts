import { playerAt } from '../../../../games/inventions/state.ts'
import { idOf, kindOf, type PlaceName } from '../../../plates/targets.ts'
import type { Panelling } from '../../panels.ts'
import type { TableInput } from '../table-input.ts'

/** The parts of the table that can be opened one at a time where there is little room. */
export type Panel = 'world' | 'assembly' | 'society' | 'offers'

const panelOfKind: Readonly<Record<string, Panel>> = {
  region: 'world',
  citizens: 'world',
  display: 'world',
  knowledge: 'world',
  wealth: 'world',
  action: 'assembly',
  order: 'assembly',
  stock: 'assembly',
  era: 'offers',
  milestone: 'offers',
  home: 'society',
  exhausted: 'society',
  academy: 'society',
  slot: 'society',
  surplus: 'society',
  aspirations: 'society',
  tile: 'society',
  hex: 'society',
}

type Shown = Pick<TableInput, 'play' | 'seat'>

function panelOf({ play, seat }: Shown, place: PlaceName): Panel | undefined {
  const id = idOf(place)
  const { ideas, inventions, tokens } = playerAt(play, seat)
  switch (kindOf(place)) {
    case 'card':
      if (ideas.includes(id) || inventions.includes(id)) return 'society'
      return play.state.regions.some(({ card }) => card === id) ? 'world' : 'offers'
    case 'token':
      return tokens.includes(id) ? 'society' : 'world'
    default:
      return panelOfKind[kindOf(place)]
  }
}

export const panellingOf = (panels: readonly Panel[], shown: Shown): Panelling<Panel> => ({
  panels,
  panelOf: place => panelOf(shown, place),
  first: 'world',
})
