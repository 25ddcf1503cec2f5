import { describe, expect, test } from 'vitest'
import type { FrameOf } from '../../../kernel/agenda.ts'
import type { Seat } from '../../../kernel/contract.ts'
import { HIDDEN } from '../../../kernel/hidden.ts'
import { begin } from '../../../kernel/play.ts'
import { type Option, option, type Reason } from '../../../kernel/question.ts'
import type { Language } from '../../../kernel/words.ts'
import { actionFrame } from '../frames.ts'
import { newton } from '../game.ts'
import type { NewtonState } from '../state.ts'
import { given, when } from '../testing/scenario.ts'

const components = newton.prepare(newton.pack)
const who = (seat: Seat): string => ['Anna', 'Blaise'][seat] ?? 'nobody'

describe('in a game of two just begun', () => {
  const play = begin(newton, {
    players: 2,
    seed: 'sentences',
    options: { masterDraft: false, colors: ['red', 'blue'] },
  })
  const turn = play.open[0]
  if (turn === undefined) throw new Error('somebody must be asked')
  const { seat, frame } = turn
  const traveller = actionFrame('travel', seat, 3, '', { parts: 1 })

  const question = (language: Language, asked: FrameOf<NewtonState> = frame) =>
    newton.words[language].question(play, asked, seat)
  const worded = (language: Language, one: Option, asked: FrameOf<NewtonState> = frame) =>
    newton.words[language].option(play, one, asked)
  const refused = (language: Language, reason: Reason) => newton.words[language].reason(play, reason)

  test('questions are plain and say what matters now', () => {
    expect(question('en')).toEqual({
      title: 'Which card do you play?',
      help: '6 cards in hand. You have 2 coins and 0 potions.',
    })
    expect(question('it')).toEqual({ title: 'Quale carta giochi?', help: '6 carte in mano. Hai 2 monete e 0 pozioni.' })
    expect(question('en', traveller).title).toBe('Where does your Scientist go next?')
    expect(question('it', traveller).title).toBe('Dove prosegue il tuo Scienziato?')
  })

  test('options are short and name their cost', () => {
    expect(worded('en', option('travel', 'bologna'))).toBe('Go to Bologna (2 coins)')
    expect(worded('it', option('travel', 'bologna'))).toBe('Vai a Bologna (2 monete)')
    expect(worded('en', option('work', '3'))).toBe('Work 3: 3 coins, to work space 3')
    expect(worded('it', option('work', '3'))).toBe('Lavoro 3: 3 monete, alla casella Lavoro 3')
    expect(worded('en', option('quick-turn-over', '1'))).toBe('Turn up 2 cards of level I (1 coin)')
    expect(worded('it', option('quick-turn-over', '1'))).toBe('Scopri 2 carte di livello I (1 moneta)')
    expect(worded('it', option('visit', 'amsterdam'), { rule: 'place-cube', seat, kinds: [], coins: 2 })).toBe(
      'Metti un cubetto ad Amsterdam (2 monete)',
    )
  })

  test('a Bookshelf tile says what it gives when it is taken', () => {
    const scene = given({ seats: [{ board: 'study-d', tilesTaken: 5, potions: 1 }] })
    const { play: studying } = when(scene).answers('play:start-red-study')
    const asking = studying.open[0]?.frame ?? frame
    const told = (language: Language, one: Option) => newton.words[language].option(studying, one, asking)
    expect(told('en', option('take-tile'))).toBe('Take the tile first: 4 coins')
    expect(told('it', option('take-tile'))).toBe('Prendi prima la tessera: 4 monete')
    expect(told('en', option('shelve', 's1c4'))).toBe(
      'Place the tile on shelf 1, column 4 (the tile gives 4 coins, 1 potion)',
    )
  })

  test('texts of spaces and tiles hold for as many players, and as long, as they say', () => {
    const text = (language: Language, id: string) => newton.words[language].component(components, id)?.text
    const marked = components.bonusSpaces.filter(({ minPlayers }) => minPlayers === 4)
    expect(marked.length).toBeGreaterThan(0)
    for (const { id } of marked) {
      expect(text('en', id)).toContain('A Bonus token lies here with 4 players.')
      expect(text('it', id)).toContain('Con 4 giocatori c’è un gettone Bonus.')
    }
    const three = components.bonusSpaces.find(({ minPlayers }) => minPlayers === 3)?.id ?? ''
    expect(text('en', three)).toContain('with 3 or more players')
    expect(text('it', three)).toContain('Con 3 o più giocatori')
    expect(text('en', 'development-work')).toBe('Counts as 1 Work symbol while it lies in one of your drawers.')
    expect(text('it', 'development-work')).toBe('Vale 1 simbolo Lavoro finché resta in uno dei tuoi cassetti.')
    expect(text('en', 'medicine-income')).toContain('may be replaced')
    expect(text('it', 'medicine-income')).toContain('si può sostituire')
  })

  test('stopping reads by what is left', () => {
    const stop = option('stop')
    expect(worded('en', stop, traveller)).toBe('Stay here')
    expect(worded('it', stop, { rule: 'play-master', seat })).toBe('Non giocare Maestri')
    expect(worded('en', stop, { rule: 'replace-tile', seat, tile: 'income', type: '' })).toBe('Take no tile')
  })

  test('reasons say what is missing, and what would do instead', () => {
    expect(refused('en', { why: 'coins-short', missing: 2 })).toBe('2 coins short')
    expect(refused('it', { why: 'coins-short', missing: 1 })).toBe('manca 1 moneta')
    const green = { why: 'volumes-missing', orange: 0, blue: 0, green: 1, potions: 1, have: 0 }
    expect(refused('en', green)).toBe('needs 1 more green volume, or 1 potion')
    expect(refused('it', green)).toBe('manca 1 Volume verde, oppure 1 pozione')
    const covered = { why: 'volumes-missing', orange: 1, blue: 2, green: 0, potions: 2, have: 1 }
    expect(refused('en', covered)).toBe(
      'needs 2 of 1 more orange volume and 2 more blue volumes, or 2 potions (you have 1)',
    )
    const tile = Object.entries(play.state.layout.tiles).find(([, id]) => id === 'university-3')
    const place = components.places.get(tile?.[0] ?? '')?.name
    expect(refused('en', { why: 'university-missing', number: 'III', potions: 3, have: 0 })).toBe(
      `needs your cube on University III (${place}), or 3 potions`,
    )
  })

  test('the log tells a cause, and hides what is hidden', () => {
    const told = (language: Language, event: object) =>
      newton.words[language].event(components, event as Parameters<typeof newton.words.en.event>[1], who)
    expect(told('en', { type: 'drafted', seat: 1, master: HIDDEN })).toBe('Blaise drafted a Master')
    expect(told('it', { type: 'drafted', seat: 1, master: 'galilei' })).toBe('Blaise sceglie Galileo Galilei')
    const coins = { type: 'coins', seat: 0, amount: 1, because: 'l1-work-a' }
    expect(told('en', coins)).toBe('Anna received 1 coin (Work I A)')
    expect(told('it', { ...coins, amount: -2, because: 'route' })).toBe('Anna paga 2 monete (rotta)')
    expect(told('en', { type: 'forced', seat: 0, because: 'stop' })).toBeUndefined()
    expect(told('it', { type: 'answered', seat: 0 })).toBe('Anna ha scelto')
  })

  test('components read as their data say', () => {
    const { en, it } = newton.words
    expect(en.component(components, 'l2-study-b')).toEqual({
      name: 'Study II B',
      text:
        'Action card of level II. Action: Study. Volumes: 1 orange volume. ' +
        'Effect: pay 3 coins to place a second tile in this Study action, both shelves together within its value. ' +
        'Immediate effect: 1 coin.',
    })
    expect(it.component(components, 'kepler')).toEqual({
      name: 'Johannes Kepler',
      text: 'Maestro. Lavoro 6, senza monete. 3 PV a fine partita.',
    })
    expect(en.component(components, 'start-red-work')?.name).toBe('Red Work')
    expect(it.component(components, 'start-red-work')?.name).toBe('Lavoro del rosso')
    expect(en.component(components, 'objective-bookshelf')?.text).toBe(
      'At the end of the game 4 VP for every 3 Bookshelf tiles placed.',
    )
    expect(it.component(components, 'objective-universities')?.text).toBe(
      'A fine partita 3 PV per ogni Università visitata, al massimo 15 PV.',
    )
  })

  test('the moment is round and turn', () => {
    expect(newton.words.en.moment(play.state)).toBe('Round 1, turn 1')
    expect(newton.words.it.moment({ ...play.state, agenda: [] })).toBe('Fine della partita')
  })
})
