import { begin, resume } from '../../../kernel/play.ts'
import { sceneAt } from '../../../kernel/testing/scene.ts'
import { almaMater } from '../game.ts'
import type { Play } from '../state.ts'
import { player, type Scene, when } from './scenario.ts'
import { sceneValues } from './values.ts'

export const begun = (players: number, seed = 'setup'): Play =>
  begin(almaMater, {
    players,
    seed,
    pack: sceneValues,
    options: { colors: ['black', 'blue', 'green', 'red'].slice(0, players) },
  })

/** A draft in which each seat comes to hold certain cards and keeps them. */
export function drafted(kept: readonly (readonly string[])[], chancellors: readonly string[] = []): Scene {
  const play = begun(kept.length)
  const { state } = play
  const { pack } = play.components
  const all = pack.setupCards.cards.map(card => card.id)
  const wanted = kept.flat()
  const rest = all.filter(id => !wanted.includes(id))
  // Every hand holds one card that its first owner keeps, so that what is passed on comes to the right seats.
  state.players.forEach((one, seat) => {
    const n = state.players.length
    const from = (back: number) => kept[(seat + back) % n]
    one.packet = [from(0)?.[0], from(1)?.[1], from(2)?.[2], rest.shift()] as string[]
  })
  state.setupDeck = rest.filter(id => !state.players.some(one => one.packet.includes(id)))
  if (chancellors.length > 0) {
    const others = pack.chancellors.map(({ id }) => id).filter(id => !chancellors.includes(id))
    state.bustChancellors = ['', others[0] as string, others[1] as string]
    state.chancellors = [...chancellors, ...others.slice(2)].slice(0, state.seats + 1)
  }
  let scene: Scene = sceneAt(resume(almaMater, play.components, state))
  for (const round of [0, 1, 2])
    kept.forEach((cards, seat) => {
      scene = when(scene).seat(seat, `keep:${cards[round]}`)
    })
  kept.forEach((cards, seat) => {
    const extra = player(scene, seat).kept.find(id => !cards.includes(id))
    scene = when(scene).seat(seat, `discard:${extra}`)
  })
  return scene
}
