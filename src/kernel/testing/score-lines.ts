import type { CoreState, Play } from '../contract.ts'

/** Final scores as lines, each point with its reason: what a recorded game promises to come to again. */
export const scoreLines = <S extends CoreState, C>(play: Play<S, C>): readonly string[] =>
  play.game.scores(play).map(({ seat, total, reasons, won, rank }) => {
    const sum = reasons.map(({ because, points }) => `${because} ${points}`).join(', ')
    return `seat ${seat}: ${total}${won ? ', wins' : ''}${rank === undefined ? '' : `, ${rank}`} (${sum})`
  })
