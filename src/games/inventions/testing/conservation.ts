import { row } from '../../../kernel/rows.ts'
import { hold, same } from '../../../kernel/testing/property.ts'
import { FIRST_TOKEN } from '../pack.ts'
import { aspirationsLeft, isAspiration } from '../rules/aspirations.ts'
import { eraOf, type Owner, type Play, type Player, type RegionState } from '../state.ts'

/** The invariants of Inventions: everything is in exactly one place, nothing is below zero, and boards hold what fits on them. */
export function conserved(play: Play): void {
  citizensAreConserved(play)
  cardsAreSomewhereOnce(play)
  milestonesAreSomewhereOnce(play)
  tilesAreConserved(play)
  goalsAreSomewhereOnce(play)
  orderIsSound(play)
  regionsAreSound(play)
  sagesAreConserved(play)
  play.state.players.forEach((player, seat) => {
    playerIsSound(play, player, seat)
  })
}

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(row => row.id)

function besideCards({ presenter, presenters, inventor, innovator }: RegionState, owner: Owner): number {
  return (presenter === owner ? presenters : 0) + (inventor === owner ? 1 : 0) + (innovator === owner ? 1 : 0)
}

function citizensAreConserved({ state, components: { pack } }: Play): void {
  const outside = (owner: Owner): number =>
    state.regions.reduce((sum, region) => sum + (region.citizens[owner] ?? 0) + besideCards(region, owner), 0)
  state.players.forEach(({ supply, scholars, home, exhausted }, seat) => {
    const diplomats = state.diplomats.filter(seats => seats.includes(seat)).length
    const inside = [...home, ...exhausted].reduce((sum, count) => sum + count, supply + scholars)
    same(inside + outside(seat) + diplomats, pack.playerPieces.citizens, `the citizens of seat ${seat}`)
  })
  if (state.chronos !== undefined)
    same(state.chronos.supply + outside(state.seats), pack.chronosRival.citizens, 'the citizens of Chronos')
}

function cardsAreSomewhereOnce({ state, components: { pack, cards } }: Play): void {
  const held = state.players.flatMap(({ ideas, inventions }) => [...ideas, ...inventions])
  const laid = state.regions.map(region => region.card).filter(card => card !== '')
  same(
    [...state.stack, ...state.ideas, ...state.removed, ...held, ...laid].sort(),
    idsOf(pack.cards.items).sort(),
    'cards',
  )
  const eras = state.stack.map(id => row(cards, id).era)
  same(eras, [...eras].sort(), 'the eras of the stack')
  hold(state.ideas.length <= pack.ideaDisplay.openSpaces, () => `${state.ideas.length} ideas lie open`)
}

function milestonesAreSomewhereOnce({ state, components: { pack, milestones } }: Play): void {
  const { common, privates, discard, milestoneDecks } = state
  const eureka = state.eureka.filter(id => id !== '')
  const all = [...common, ...privates, ...discard, ...eureka, ...milestoneDecks.flat()]
  same(all.sort(), idsOf(pack.milestones.items).sort(), 'all milestones')
  const { spaces: most } = pack.milestoneDisplays.commonKnowledge
  hold(common.length <= most, () => `${common.length} tiles lie in Common Knowledge`)
  const letters = common.map(id => row(milestones, id).letter)
  same(letters, [...letters].sort().reverse(), 'the letters of Common Knowledge')
  for (const { id, index, spaces } of milestones.values()) {
    const seats = state.diplomats[index] ?? []
    hold(seats.length <= spaces && new Set(seats).size === seats.length, () => `diplomats on ${id}: ${seats}`)
    hold(seats.length === 0 || common.includes(id) || privates.includes(id), () => `diplomats on ${id}, out of play`)
  }
}

function tilesAreConserved({ state, components }: Play): void {
  const { pack, progress, wealth } = components
  const held = [
    ...state.players.flatMap(({ display, map }) => [...display, ...map]),
    ...(state.chronos?.progress ?? []),
    ...(state.chronos?.wealth ?? []),
  ]
  const count = (id: string): number => held.filter(one => one === id).length
  const copies = pack.progressTiles.copiesInPlay[state.seats] ?? 0
  for (const tiles of progress)
    for (const { id, type, number } of tiles) {
      const left = state.stock[type]?.[number - 1] ?? -1
      hold(left >= 0, () => `the stack of ${id} has ${left} tiles`)
      same(left + count(id), copies, `the count of ${id}`)
    }
  const inPlay = pack.wealthTiles.inPlay[state.seats]
  wealth.forEach(({ id, letter }, at) => {
    const region = state.regions[state.layout.wealth.indexOf(at)]
    const wanted = 'ABCD'.includes(letter) ? inPlay?.ABCD : inPlay?.EFG
    hold((region?.wealth ?? -1) >= 0, () => `the stack of ${id} has ${region?.wealth} tiles`)
    same((region?.wealth ?? 0) + count(id), wanted, `the count of ${id}`)
  })
}

function goalsAreSomewhereOnce({ state, components: { pack } }: Play): void {
  const all = [...state.goalDecks.flat(), ...state.players.flatMap(player => player.goals)]
  same(all.sort(), idsOf(pack.privateGoals.items).sort(), 'all private goals')
}

function orderIsSound({ state, components: { pack } }: Play): void {
  const owners = Array.from({ length: state.chronos === undefined ? state.seats : state.seats + 1 }, (_, at) => at)
  same([...state.order].sort(), owners, 'the turn order')
  same(state.markers.length, owners.length, 'the count of era markers')
  hold(new Set(state.markers).size === owners.length, () => `two era markers on one space: ${state.markers}`)
  hold(state.space < pack.eraTrack.spaces.length, () => `the Chronos figure is on space ${state.space}`)
  hold(state.turnsTaken <= owners.length, () => `${state.turnsTaken} turns were taken in this round`)
}

function regionsAreSound({ state, components: { regions } }: Play): void {
  state.regions.forEach((region, at) => {
    const { id, spaces } = regions[at] ?? { id: '', spaces: [] }
    const { card, invented, presenter, presenters, inventor, innovator, tokens, citizens } = region
    hold(card !== '' || (!invented && presenters === 0 && inventor < 0 && innovator < 0), () => `citizens in ${id}`)
    hold(invented === inventor >= 0, () => `${card} in ${id} is invented: ${invented}, by ${inventor}`)
    hold(!invented || presenter >= 0, () => `${card} in ${id} was invented, but not presented`)
    hold(innovator < 0 || innovator !== inventor, () => `${innovator} invented ${card} and innovated on it`)
    hold(tokens.length <= spaces.length, () => `${tokens.length} influence tokens in ${id}`)
    hold(new Set(tokens.map(({ owner }) => owner)).size === tokens.length, () => `an owner has two tokens in ${id}`)
    hold(
      citizens.every(count => count >= 0),
      () => `citizens in ${id}: ${citizens}`,
    )
  })
}

function sagesAreConserved({ state }: Play): void {
  const away = state.players.reduce((sum, player) => sum + player.sages, 0)
  same(state.regions.filter(region => region.sage).length + away, state.regions.length, 'the count of sages')
}

function playerIsSound(play: Play, player: Player, seat: number): void {
  const { pack, forums, hexes } = play.components
  const { points, influence, supply, scholars, prepared, ready, home, exhausted } = player
  for (const [what, amount] of Object.entries({ ...points, supply, scholars, prepared, ready, influence }))
    hold(Number.isInteger(amount) && amount >= 0, () => `seat ${seat} has ${amount} ${what}`)
  hold(
    [...home, ...exhausted].every(count => count >= 0),
    () => `seat ${seat} has exhausted ${exhausted}`,
  )
  hold(influence <= pack.influenceTrack.max, () => `seat ${seat} has influence ${influence}`)
  hold(scholars <= eraOf(play, seat), () => `seat ${seat} has ${scholars} scholars in era ${eraOf(play, seat)}`)
  hold(prepared <= pack.playerPieces.chainActionTokens, () => `seat ${seat} has ${prepared} tokens prepared`)
  pillarsAreSound(player, seat, pack.playerPieces.seasonPillars, forums)
  const free = hexes.filter(({ effect, index }) => effect.kind === 'economyToken' && player.map[index] === '').length
  same(free + ready + player.used.length, pack.economyTokens.perPlayer, `the economy tokens of seat ${seat}`)
  for (const tile of player.used) hold(player.map.includes(tile), () => `seat ${seat} used ${tile}, which is not built`)
  tokensAreSound(play, player, seat)
  const { perPlayer } = pack.aspirationTiles
  const left = aspirationsLeft(play, seat)
  hold(left >= 0 && left <= perPlayer, () => `seat ${seat} has ${left} of ${perPlayer} aspiration tiles left`)
  const own = [...player.display, ...player.map].filter(tile => tile !== '' && !isAspiration(tile))
  hold(new Set(own).size === own.length, () => `seat ${seat} has a tile twice: ${own}`)
  same(player.display.length, pack.societyBoard.tilesDisplay.spaces, `the display of seat ${seat}`)
  same(player.map.length, hexes.length, `the map of seat ${seat}`)
}

function pillarsAreSound(
  { epoch, seasons }: Player,
  seat: number,
  most: number,
  forums: Play['components']['forums'],
): void {
  hold(seasons.length <= most, () => `seat ${seat} has ${seasons.length} Season pillars in the Assembly`)
  for (const { id, spaces } of forums) {
    const own = [epoch, ...seasons].filter(pillar => spaces.some(({ action }) => action === pillar)).length
    hold(own <= 1, () => `seat ${seat} has ${own} pillars in ${id}`)
  }
}

function tokensAreSound({ state, components: { pack } }: Play, { tokens }: Player, seat: number): void {
  const placed = state.regions.flatMap(region => region.tokens.filter(one => one.owner === seat).map(one => one.token))
  const all = [...tokens, ...placed]
  const aside = placed.includes(FIRST_TOKEN) ? [] : [FIRST_TOKEN]
  same([...all, ...aside].sort(), idsOf(pack.influenceTokens.items).sort(), `the influence tokens of seat ${seat}`)
}
