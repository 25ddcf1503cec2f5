import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../kernel/contract.ts'
import { HIDDEN } from '../../../kernel/hidden.ts'
import { option } from '../../../kernel/question.ts'
import { inEveryLanguage } from '../../../kernel/translations.ts'
import { type Language, languages } from '../../../kernel/words.ts'
import type { ChainFrame, InventionsFrame, PayFrame, RegionFrame } from '../frames.ts'
import { inventions } from '../game.ts'
import { actionIds } from '../pack.ts'
import { given, type Scene, when } from '../testing/scenario.ts'
import { names } from './italian/names.ts'

const components = inventions.prepare(inventions.pack)
const { pack } = components
const who = (seat: Seat): string => ['Anna', 'Blaise', 'Carla', 'Dario'][seat] ?? 'nobody'
const faulty = /undefined|\[object|\bNaN\b|[{}]/

function reads(text: string, what: string): void {
  if (text.trim() === '' || faulty.test(text)) expect.fail(`${what} reads "${text}"`)
}

const named = [
  ...pack.regions.items,
  ...pack.milestones.items,
  ...pack.cards.items,
  ...pack.progressTiles.economy,
  ...pack.progressTiles.culture,
  ...pack.privateGoals.items,
]
const everyId = [
  ...named.map(row => row.id),
  ...[...components.tiles.keys(), ...components.eraSpaces.keys(), ...components.specialistTiles.keys()],
  ...[...components.knowledgeTiles.keys(), ...components.influenceTokens.keys(), ...actionIds],
  ...components.hexes.map(hex => hex.id),
  ...['aspiration-economy', 'aspiration-culture', 'aspiration-technology', 'aspiration-wild'],
]

describe.each(languages)('the words of Inventions (%s)', language => {
  const words = inventions.words[language]

  test('name and describe every component', () => {
    for (const id of everyId) {
      const text = words.component(components, id)
      expect(text, id).toBeDefined()
      reads(text?.name ?? '', `the name of ${id}`)
      reads(text?.text ?? '', `the text of ${id}`)
    }
  })

  test('I-12.1, I-9.7.3, I-R50: say that wealth counts once built, where the sage goes, and for what a discount is', () => {
    const said = inEveryLanguage({
      en: ['Once built', 'goes to your academy', 'progress tile', 'at any moment of your turn'],
      it: ['Se costruita', 'va poi nella tua accademia', 'tessera progresso', 'in qualsiasi momento del tuo turno'],
    })[language]
    const [built = '', academy = '', progress = '', moment = ''] = said
    const textOf = (id: string): string => words.component(components, id)?.text ?? ''
    for (const { id } of pack.wealthTiles.items) expect(textOf(id)).toContain(built)
    for (const { id } of pack.knowledgeTiles.items) expect(textOf(id)).toContain(academy)
    for (const { id } of pack.progressTiles.economy) expect(textOf(id)).toContain(moment)
    for (const { id, discount } of components.hexes)
      if (discount > 0) expect(words.component(components, id)?.name).toContain(progress)
  })

  test('give no text for what is no component', () => {
    for (const id of [HIDDEN, '', 'nowhere', 'h18', 'economy-8'])
      expect(words.component(components, id)).toBeUndefined()
  })

  test('name no two cards, milestones, regions, tiles or goals alike', () => {
    const ids = [...new Set([...named.map(row => row.id), ...components.tiles.keys()])]
    expect(new Set(ids.map(id => words.component(components, id)?.name)).size).toBe(ids.length)
  })

  test('name every option of the game, level, colour and title', () => {
    for (const name of ['level', 'colors', 'confirm']) expect(words.gameOption(name)).not.toBe(name)
    for (const { id } of pack.solo.levels) expect(words.optionValue('level', id)).not.toBe(id)
    for (const color of pack.game.playerColors) expect(words.optionValue('colors', color)).not.toBe(color)
    for (const value of ['true', 'false']) expect(words.optionValue('confirm', value)).not.toBe(value)
    for (const { title } of pack.solo.scoreTable) reads(words.rank(title), title)
  })
})

test('a name that an owner has read off the box is the name in every language', () => {
  const ids = new Set<unknown>(named.map(row => row.id))
  const rename = (_: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && 'id' in value && 'name' in value && ids.has(value.id)
      ? { ...value, name: `Own ${value.id}` }
      : value
  const own = inventions.prepare(JSON.parse(JSON.stringify(inventions.pack, rename)))
  for (const language of languages)
    for (const { id } of named)
      expect(inventions.words[language].component(own, id)?.name, language).toContain(`Own ${id}`)
})

test('every component with a name of its own has an Italian one', () => {
  expect(named.map(row => row.id).filter(id => names[id] === undefined)).toEqual([])
})

describe('sentences', () => {
  const scene = given({
    seats: [
      { inventions: ['boats', 'cloth'], prepared: 2, ideas: ['silk', 'coins'], influence: 4, display: ['economy-1'] },
    ],
    regions: { africa: { citizens: [2, 0, 0, 0], specialistTile: 'st-ip' }, europe: { sage: true } },
  })
  const asked = (at: Scene, language: Language) => {
    const question = at.play.open[0]
    if (question === undefined) throw new Error('somebody must be asked')
    const { frame, seat } = question
    return { ...inventions.words[language].question(at.play, frame, seat), frame }
  }
  const worded = (at: Scene, language: Language, key: string, frame?: InventionsFrame) => {
    const [verb = '', ...to] = key.split(':')
    return inventions.words[language].option(at.play, option(verb, ...to), frame ?? asked(at, language).frame)
  }

  test('a chain says once what it does, by the card or by the knowledge tile', () => {
    const frame: ChainFrame = { rule: 'chain', seat: 0, because: '', how: 'main', action: 'invent', of: '' }
    expect(worded(scene, 'en', 'chain:boats', frame)).toMatch(/^Boats: /)
    expect(worded(scene, 'en', 'chain:kt-citizen', frame)).toBe(
      'Knowledge tile: put 1 citizen from your supply in any region',
    )
    expect(worded(scene, 'it', 'chain:kt-citizen', frame)).toMatch(/^Tessera conoscenza: [^:]+$/)
  })

  test('questions say where an action came from and how many tokens are left', () => {
    expect(asked(scene, 'en')).toMatchObject({
      title: 'Where do you put your pillar?',
      help: 'You place a Season pillar. 2 chain tokens left.',
    })
    const chained = when(scene, 'pillar:call-specialists', 'call:africa:1', 'chain:boats')
    expect(asked(chained, 'en')).toMatchObject({
      title: 'Who travels where?',
      help: 'Chain of Boats. 1 of 2 chain tokens left.',
    })
    expect(asked(chained, 'it')).toMatchObject({
      title: 'Chi viaggia, e dove?',
      help: 'Catena di Barche. Restano: 1 di 2 segnalini catena.',
    })
  })

  test('I-9.4.5: a tile to be replaced is named by its space where the display holds two alike', () => {
    const display = ['aspiration-culture', 'aspiration-economy', 'aspiration-economy']
    const twice = given({ seats: [{ display }] })
    const frame: RegionFrame = { rule: 'share-reward', seat: 0, region: 0 }
    const [english, italian] = (['en', 'it'] as const).map(language =>
      worded(twice, language, 'wealth:wealth-d:3', frame),
    )
    expect(worded(twice, 'en', 'wealth:wealth-d:1', frame)).toBe('Take Wealth D in place of Aspiration (culture)')
    expect(english).toBe('Take Wealth D in place of Aspiration (economy) in space 3')
    expect(italian).toMatch(/nello spazio 3$/)
    for (const language of languages)
      expect(worded(twice, language, 'wealth:wealth-d:2', frame)).not.toBe(
        worded(twice, language, 'wealth:wealth-d:3', frame),
      )
  })

  test('options name what they bring', () => {
    const none = [0, 0, 0] as const
    const paying: PayFrame = {
      rule: 'pay',
      seat: 0,
      needs: [2, 0, 0],
      exhausts: none,
      purpose: 'presenter',
      region: -1,
    }
    expect(worded(scene, 'en', 'present:silk:africa')).toBe('Silk in Africa (gain 3 IP)')
    expect(worded(scene, 'it', 'present:silk:africa')).toBe('Seta in Africa (ottieni 3 PI)')
    expect(worded(scene, 'en', 'send:iron:scholar')).toBe('1 scholar to Iron (Invent)')
    expect(worded(scene, 'en', 'build:economy-1:h02')).toBe('Treasury (economy 1) on hex 2: gain 1 influence (free)')
    expect(worded(scene, 'it', 'travel:middle-east:africa')).toBe('Dal Medio Oriente in Africa')
    expect(worded(scene, 'it', 'call:africa:2')).toBe('2 cittadini dall’Africa')
    expect(worded(scene, 'en', 'scholars:1:0:0', paying)).toBe('Pay with 1 trader, 1 scholar (economy)')
  })

  test('reasons say what is missing', () => {
    const { en, it } = inventions.words
    expect(en.reason(scene.play, { why: 'specialists-short', type: 0, missing: 2 })).toBe('2 traders short')
    expect(it.reason(scene.play, { why: 'specialists-short', type: 0, missing: 1 })).toBe('mancano: 1 mercante')
    expect(en.reason(scene.play, { why: 'no-access', milestone: 'crane' })).toBe('you have no access to Crane')
    expect(en.reason(scene.play, { why: 'own-pillar' })).toBe('one of your pillars stands in this forum')
  })

  test('the log tells an action with its cause, and Chronos step by step', () => {
    const tell = (language: Language, event: object) =>
      inventions.words[language].event(components, event as never, who)
    expect(tell('en', { type: 'action', seat: 0, action: 'travel', how: 'chain', because: 'boats' })).toBe(
      'Anna: Travel, chain of Boats',
    )
    expect(tell('it', { type: 'ip', seat: 1, amount: 3, because: 'st-ip', source: 'specialistTiles' })).toBe(
      'Blaise segna 3 PI (Tessera specialisti: ottieni 3 PI)',
    )
    expect(tell('en', { type: 'chronos-moved', region: 'asia', does: 'invent' })).toBe('Chronos comes to Asia: Invent')
    expect(tell('en', { type: 'chronos-moved', region: 'asia', does: 'nothing' })).toBe(
      'Chronos comes to Asia and can do nothing there',
    )
    expect(tell('en', { type: 'forced', because: 'pillar:travel' })).toBeUndefined()
  })

  test('the outline draws the open chain as a path', () => {
    const chained = when(scene, 'pillar:call-specialists', 'call:africa:1', 'chain:boats')
    const section = inventions.words.en.outline(chained.play, who).find(({ title }) => title === 'Open chain')
    expect(section?.lines).toEqual([
      '1. Call Specialists (Main action.)',
      '2. Travel (Chain of Boats.)',
      '1 of 2 chain tokens left',
    ])
  })

  test('the moment is told by era, round and turn', () => {
    expect(inventions.words.en.moment(scene.play.state)).toBe('Neolithic, round 1, turn 1')
    expect(inventions.words.it.moment({ ...scene.play.state, space: 12, turnsTaken: 2 })).toBe(
      'Età moderna, round 3, turno 3',
    )
    expect(inventions.words.en.moment({ ...scene.play.state, agenda: [] })).toBe('Game over')
  })
})
