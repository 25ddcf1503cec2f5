import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadGame } from '../../games/catalogue.ts'
import type { Play } from '../../kernel/contract.ts'
import { begin } from '../../kernel/play.ts'
import { withWinners } from '../../kernel/ranking.ts'
import { en } from '../messages/en.ts'
import { it } from '../messages/it.ts'
import { SpeechContext } from '../messages/messages.ts'
import { ScoreTable } from './ScoreTable.tsx'

const names = ['Ada', 'Blaise', 'Chiara']

/** What stands above each column, from left to right. */
async function columns(language: 'en' | 'it', ...seats: readonly (readonly [total: number, money: number])[]) {
  const game = await loadGame('expo1906')
  const play = begin(game, { players: seats.length, seed: 'table' }) as Play
  const scores = withWinners(
    seats.map(([total, amount], seat) => ({
      seat,
      total,
      reasons: [{ because: 'projects', points: total }],
      tieBreaks: [{ by: 'money', amount }],
    })),
  )
  const markup = renderToStaticMarkup(
    <SpeechContext value={{ language, messages: { en, it }[language] }}>
      <ScoreTable
        play={play}
        pack={game.pack}
        scores={scores}
        seat={1}
        board={undefined}
        who={seat => names[seat] ?? ''}
      />
    </SpeechContext>,
  )
  const heads = [...markup.matchAll(/<th scope="col">(.*?)<\/th>/g)]
  return heads.map(([, head = '']) =>
    head
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
}

test('E-12.14: places and their order follow money on equal points, and the table says so', async () => {
  expect(await columns('en', [20, 4], [20, 7], [23, 0])).toEqual([
    'Chiara 1st',
    'Blaise 2nd · you equal points: decided by more money',
    'Ada 3rd equal points: decided by more money',
  ])
  expect(await columns('it', [20, 4], [20, 7])).toEqual([
    'Blaise 1º · tu pari punti: decide più denaro',
    'Ada 2º pari punti: decide più denaro',
  ])
})

test('E-R31: who is still tied shares a place, and nothing is said to have decided', async () => {
  expect(await columns('en', [20, 4], [20, 4], [3, 9])).toEqual(['Ada 1st', 'Blaise 1st · you', 'Chiara 3rd'])
})
