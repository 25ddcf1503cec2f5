import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { inventions } from '../../games/inventions/game.ts'
import { newton } from '../../games/newton/game.ts'
import type { Game } from '../../kernel/contract.ts'
import { inEveryLanguage } from '../../kernel/translations.ts'
import type { Language } from '../../kernel/words.ts'
import { en } from '../messages/en.ts'
import { it } from '../messages/it.ts'
import { type Messages, SpeechContext } from '../messages/messages.ts'
import { GameOptions } from './GameOptions.tsx'

const messages = inEveryLanguage<Messages>({ en, it })

/** The form for a game, as plain text. */
const formOf = (game: unknown, players: number, language: Language): string =>
  renderToStaticMarkup(
    <SpeechContext value={{ language, messages: messages[language] }}>
      <GameOptions game={game as Game} players={players} options={{}} seats={['Ada']} onChange={() => {}} />
    </SpeechContext>,
  )

describe('the options of a game as a form', () => {
  test('I-17.1: of Inventions it says that the solo game is our own, where one plays alone', () => {
    expect(formOf(inventions, 1, 'en')).toContain('The solo game is our own design')
    expect(formOf(inventions, 1, 'it')).toContain('La partita in solitario è di nostra invenzione')
    expect(formOf(inventions, 2, 'en')).not.toContain('form-note')
  })

  test('it says nothing where nothing is to be known', () => {
    expect(formOf(newton, 1, 'en')).not.toContain('form-note')
  })
})
