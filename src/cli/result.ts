import type { Play, Score } from '../kernel/contract.ts'
import { isOver } from '../kernel/play.ts'
import { placings } from '../kernel/ranking.ts'
import { inEveryLanguage } from '../kernel/translations.ts'
import type { Language, SeatName, Words } from '../kernel/words.ts'

/** How a game stands or ended, in lines: seats in their order, what decided ties, and every point with its reason. */

interface Phrases {
  readonly wins: string
  equalPoints(decided: string): string
  reached(target: string): string
  missed(target: string): string
  nextRank(rank: string, from: number): string
}

const phrases = inEveryLanguage<Phrases>({
  en: {
    wins: 'wins',
    equalPoints: decided => `equal points: ${decided}`,
    reached: target => `target reached: ${target}`,
    missed: target => `target not reached: ${target}`,
    nextRank: (rank, from) => `next rank: ${rank}, from ${from}`,
  },
  it: {
    wins: 'vince',
    equalPoints: decided => `pari punti: ${decided}`,
    reached: target => `obiettivo raggiunto: ${target}`,
    missed: target => `obiettivo non raggiunto: ${target}`,
    nextRank: (rank, from) => `grado successivo: ${rank}, da ${from}`,
  },
})

export function resultLines(play: Play, who: SeatName, language: Language): readonly string[] {
  const words = play.game.words[language]
  const scores = play.game.scores(play)
  const over = isOver(play)
  return placings(scores).flatMap(({ seat, place, decidedBy }) => {
    const score = scores.find(one => one.seat === seat)
    if (score === undefined) return []
    const order = scores.length > 1 && over ? `${place}. ` : ''
    const notes = over ? notesOf(score, decidedBy, words, phrases[language]) : []
    const said = notes.length === 0 ? '' : ` (${notes.join('; ')})`
    const rank = score.rank === undefined ? '' : `, ${words.rank(score.rank)}`
    return [
      `${order}${who(seat)}: ${score.total}${rank}${said}`,
      ...score.reasons.map(
        ({ because, points }) => `  ${String(points).padStart(4)}  ${words.scoreReason(play.components, because)}`,
      ),
    ]
  })
}

function notesOf(
  { won, target, nextRank }: Score,
  decidedBy: string | undefined,
  words: Words,
  said: Phrases,
): readonly string[] {
  const notes: string[] = []
  if (won) notes.push(said.wins)
  if (decidedBy !== undefined) notes.push(said.equalPoints(words.tieBreak(decidedBy)))
  if (target !== undefined) notes.push(won ? said.reached(words.target(target)) : said.missed(words.target(target)))
  if (nextRank !== undefined) notes.push(said.nextRank(words.rank(nextRank.rank), nextRank.from))
  return notes
}
