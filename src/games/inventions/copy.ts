import { listFor } from '../../kernel/lists.ts'
import type { Chronos, InventionsState, Player, RegionState } from './state.ts'

/** A fast copy of a state; what never changes is shared. */
export function copyState(state: InventionsState): InventionsState {
  const copy: InventionsState = {
    game: state.game,
    rulesVersion: state.rulesVersion,
    components: state.components,
    seats: state.seats,
    options: state.options,
    chance: [state.chance[0], state.chance[1], state.chance[2], state.chance[3]],
    agenda: state.agenda.slice(),
    answered: state.answered,
    layout: state.layout,
    space: state.space,
    turnsTaken: state.turnsTaken,
    order: state.order.slice(),
    turn: state.turn,
    regions: listFor(state.regions, copyRegion),
    common: state.common.slice(),
    eureka: state.eureka.slice(),
    privates: state.privates.slice(),
    discard: state.discard.slice(),
    milestoneDecks: listFor(state.milestoneDecks, copyList),
    diplomats: listFor(state.diplomats, copyNumbers),
    markers: state.markers.slice(),
    ideas: state.ideas.slice(),
    stack: state.stack.slice(),
    removed: state.removed.slice(),
    stock: listFor(state.stock, copyNumbers),
    goalDecks: listFor(state.goalDecks, copyList),
    players: listFor(state.players, copyPlayer),
  }
  if (state.chronos !== undefined) copy.chronos = copyChronos(state.chronos)
  return copy
}

const copyList = (list: readonly string[]): string[] => list.slice()
const copyNumbers = (list: readonly number[]): number[] => list.slice()

const copyRegion = (region: RegionState): RegionState => ({
  card: region.card,
  invented: region.invented,
  presenter: region.presenter,
  presenters: region.presenters,
  inventor: region.inventor,
  innovator: region.innovator,
  citizens: region.citizens.slice(),
  wealth: region.wealth,
  turned: region.turned,
  sage: region.sage,
  tokens: region.tokens.slice(),
})

const copyChronos = (chronos: Chronos): Chronos => ({
  supply: chronos.supply,
  region: chronos.region,
  settled: chronos.settled,
  progress: chronos.progress.slice(),
  wealth: chronos.wealth.slice(),
  ip: chronos.ip,
})

function copyPlayer(player: Player): Player {
  const { points, home, exhausted } = player
  return {
    color: player.color,
    points: {
      presenting: points.presenting,
      inventing: points.inventing,
      spaces: points.spaces,
      knowledge: points.knowledge,
      specialistTiles: points.specialistTiles,
      eraSpaces: points.eraSpaces,
      hexes: points.hexes,
      culture: points.culture,
    },
    influence: player.influence,
    supply: player.supply,
    scholars: player.scholars,
    sages: player.sages,
    home: [home[0], home[1], home[2]],
    exhausted: [exhausted[0], exhausted[1], exhausted[2]],
    prepared: player.prepared,
    epoch: player.epoch,
    seasons: player.seasons.slice(),
    tokens: player.tokens.slice(),
    ready: player.ready,
    used: player.used.slice(),
    faceDown: player.faceDown.slice(),
    ideas: player.ideas.slice(),
    inventions: player.inventions.slice(),
    goals: player.goals.slice(),
    display: player.display.slice(),
    map: player.map.slice(),
  }
}
