import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { it } from '../messages/it.ts'
import { SpeechContext } from '../messages/messages.ts'
import { AwaySeat } from './AwaySeat.tsx'

const HOUR = 3_600_000

/** What is read of somebody who is waited for, before anything can be done. */
const told = (seated: boolean, language: 'en' | 'it'): string =>
  renderToStaticMarkup(
    <SpeechContext value={{ language, messages: { en, it }[language] }}>
      <AwaySeat
        waiting={{ seat: 1, since: 0, nudgeFrom: 2 * HOUR, standInFrom: 4 * HOUR }}
        name="Ben"
        now={HOUR}
        seated={seated}
      >
        {undefined}
      </AwaySeat>
    </SpeechContext>,
  )

test('who plays is told from when on they may nudge; who only watches, that the others may', () => {
  expect(told(true, 'en')).toMatch(/From .* you may nudge/)
  expect(told(false, 'en')).toMatch(/From .* the others at the table may nudge/)
  expect(told(false, 'it')).toMatch(/Da .* gli altri al tavolo possono sollecitare/)
})
