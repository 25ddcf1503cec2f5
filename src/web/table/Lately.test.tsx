import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { newton } from '../../games/newton/game.ts'
import { chanceFromSeed } from '../../kernel/chance.ts'
import { begin } from '../../kernel/play.ts'
import { takeRandomly } from '../../kernel/playout.ts'
import { en } from '../messages/en.ts'
import { SpeechContext } from '../messages/messages.ts'
import type { Happened, TableSnapshot } from '../session/session.ts'
import { episodesOf, isWorthTelling } from './happenings.ts'
import { Lately } from './Lately.tsx'

it('tells of the last four turns, the latest first, each by all that happened in it', () => {
  const play = begin(newton, { players: 3, seed: 'lately', options: { masterDraft: false } })
  const chance = chanceFromSeed('lately')
  const happened: Happened[] = []
  for (let answer = 1; answer <= 80; answer++) {
    play.events = []
    const { question, chosen } = takeRandomly(play, chance)
    const { events } = play
    happened.push({ answer, seat: question.seat, key: chosen.key, events, moment: newton.moment(play.state) })
  }
  const episodes = episodesOf(happened).filter(isWorthTelling)
  const markup = renderToStaticMarkup(
    <SpeechContext value={{ language: 'en', messages: en }}>
      <Lately
        snapshot={{ play, game: newton } as unknown as TableSnapshot}
        episodes={episodes}
        board={undefined}
        who={seat => `Player ${seat + 1}`}
      />
    </SpeechContext>,
  )
  const turns = markup.split('log-head').slice(1)
  expect(turns.map(turn => /Player \d/.exec(turn)?.[0])).toEqual(
    episodes
      .slice(-4)
      .toReversed()
      .map(({ seat = 0 }) => `Player ${seat + 1}`),
  )
  expect(markup).not.toContain('ended the turn')
  expect(turns.some(turn => turn.includes('<li>'))).toBe(true)
})
