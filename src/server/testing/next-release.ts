import { almaMater as almaMaterNow } from '../../games/almamater/game.ts'
import { expo1906 as expo1906Now } from '../../games/expo1906/game.ts'
import { inventions as inventionsNow } from '../../games/inventions/game.ts'
import { newton as newtonNow } from '../../games/newton/game.ts'
import type { Game } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import type { ExtraGame } from '../tables/games.ts'

/** The games of a later release: other rules under a higher version, and other values. */

const BONUS = 1000

type Pack = Record<string, Json>

/** Everybody has a thousand points more, and values have changed so that the same shuffle deals other things. */
function later(now: unknown, change: (pack: Pack) => Pack): Game {
  const game = now as Game
  return {
    ...game,
    rulesVersion: game.rulesVersion + 1,
    pack: change(game.pack as Pack),
    scores: play => game.scores(play).map(score => ({ ...score, total: score.total + BONUS })),
  }
}

const reversed = (list: Json | undefined): Json => [...(list as Json[])].reverse()

export const newton = later(newtonNow, pack => ({ ...pack, actionCards: reversed(pack.actionCards) }))
export const expo1906 = later(expo1906Now, pack => ({ ...pack, projects: reversed(pack.projects) }))
export const almamater = later(almaMaterNow, pack => ({ ...pack, students: reversed(pack.students) }))
export const inventions = later(inventionsNow, pack => ({
  ...pack,
  cards: { ...(pack.cards as Pack), items: reversed((pack.cards as Pack).items) },
}))

export const nextRelease: readonly ExtraGame[] = ['newton', 'expo1906', 'almamater', 'inventions'].map(id => ({
  id,
  module: import.meta.url,
  export: id,
}))

/** The rules of today with values that a host has made. */
export const newtonOfAHost: Game = { ...newtonNow, pack: newton.pack }

export const valuesOfAHost: ExtraGame = { id: 'newton', module: import.meta.url, export: 'newtonOfAHost' }
