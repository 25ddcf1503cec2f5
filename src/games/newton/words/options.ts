import { calling, calls } from '../../../kernel/agenda.ts'
import { never } from '../../../kernel/errors.ts'
import { type Option, target } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import { withNotes } from '../../../kernel/words.ts'
import type { Place, QuickAction, TechnologySpace } from '../components.ts'
import type { ActionFrame } from '../frames.ts'
import { basicActions, type RequiredVolumes, type Volumes } from '../pack.ts'
import { coinsForSecond } from '../rules/book-spaces.ts'
import { gainOfNextTile } from '../rules/bookshelf-tiles.ts'
import { coinsOf, type ModifierKind, unusedModifier } from '../rules/modifiers.ts'
import { potionsForBook, potionsForVolumes, volumesFor } from '../rules/requirements.ts'
import type { AskedFrame } from '../rules.ts'
import { type Play, type Player, playerAt } from '../state.ts'
import type { Verb } from '../verbs.ts'
import { actionText, amountText, roman } from './amounts.ts'
import { ownCardName } from './cards.ts'
import { nameOf } from './components.ts'
import { cardEffectText } from './effects.ts'
import type { Phrases } from './phrases.ts'
import { cellName } from './shelves.ts'
import { technologyLabel, workSpaceName } from './spaces.ts'
import { stopText } from './stopping.ts'
import { quickGainName, tileName } from './tiles.ts'

/** An option as a short phrase, with what it costs. */
export function optionText(phrases: Phrases, play: Play, option: Option, frame: AskedFrame): string {
  const { options } = phrases
  const quick = play.components.quickActions.find(one => one.id === option.verb)
  if (quick !== undefined) return quickOption(phrases, play, quick, option)
  const named = (): string => nameOf(phrases, play.components, target(option))
  const verb = option.verb as Verb | 'confirm'
  switch (verb) {
    case 'play':
    case 'discard':
    case 'push':
      return options[verb](ownCardName(phrases, row(play.components.cards, target(option))))
    case 'take':
    case 'draft':
    case 'keep':
    case 'master':
      return options[verb](named())
    case 'end-turn':
      return options.endTurn
    case 'stop':
      return stopText(phrases, frame)
    case 'work':
    case 'enter':
      return workOption(phrases, play, option, frame)
    case 'student':
      return studentOption(phrases, play, option, frame)
    case 'travel':
      return travelOption(phrases, play, option, frame)
    case 'cube':
      return withNotes(options.cube(named()), ...passingCost(phrases, play, frame))
    case 'visit':
      return withNotes(options.cube(named()), ...coinNotes(phrases, calling(frame, 'place-cube').coins))
    case 'village':
      return withNotes(options.village(named()), ...coinNotes(phrases, ownCost(play, 'moveToFreeVillage')))
    case 'take-tile':
      return options.takeTile(tileGift(phrases, play, frame) ?? '')
    case 'shelve':
    case 'shelve-freely':
      return shelveOption(phrases, play, option, frame)
    case 'use':
      return options.use(cardEffectText(phrases, play.components, play.state.turn.card, target(option)))
    case 'copy':
      return options.copy(named(), cardEffectText(phrases, play.components, target(option), option.to[1] ?? ''))
    case 'remove-tiles':
      return options.removeTiles(calling(frame, 'remove-tiles').count)
    case 'tile':
    case 'replace':
      return options[verb](
        tileName(phrases, play.components, calling(frame, 'choose-tile', 'replace-tile').tile, target(option)),
      )
    case 'confirm':
      return options.confirm
    default:
      return never(verb)
  }
}

/** The action under way; the card's own action begins in the turn's question, before it has a frame. */
function underWay(frame: AskedFrame): ActionFrame | undefined {
  if (frame.rule === 'place-tile') return frame.study
  return calls(frame, ...basicActions) ? frame : undefined
}

const askedPlayer = (play: Play, { seat }: AskedFrame): Player => playerAt(play, seat ?? play.state.turn.seat)

/** The Volumes that count for the answer. */
function volumesIn(play: Play, frame: AskedFrame): Volumes {
  const action = frame.rule === 'any-action' ? frame : underWay(frame)
  return volumesFor(play, { seat: frame.seat ?? play.state.turn.seat, asIfPlayed: action?.asIfPlayed })
}

/** What the next Bookshelf tile gives as soon as it is taken. */
function tileGift(phrases: Phrases, play: Play, frame: AskedFrame): string | undefined {
  const gain = frame.rule === 'place-tile' ? undefined : gainOfNextTile(play, askedPlayer(play, frame))
  return gain && amountText(phrases, gain)
}

const coinNotes = (phrases: Phrases, coins: number): readonly string[] =>
  coins === 0 ? [] : [amountText(phrases, { coins })]
const potionNotes = (phrases: Phrases, potions: number): readonly string[] =>
  potions === 0 ? [] : [amountText(phrases, { potions })]

/** Potions that entering an Objective space costs. */
function entryNotes(
  phrases: Phrases,
  play: Play,
  frame: AskedFrame,
  wanted: RequiredVolumes | undefined,
): readonly string[] {
  if (wanted === undefined || underWay(frame)?.ignoreRequirement) return []
  return potionNotes(phrases, potionsForVolumes(play, volumesIn(play, frame), wanted))
}

function tokenNotes(phrases: Phrases, play: Play, { bonusAt }: Place | TechnologySpace): readonly string[] {
  const token = play.components.tokens.get(play.state.tokens[bonusAt] ?? '')
  return token === undefined ? [] : [phrases.options.token(amountText(phrases, token.gain))]
}

/** What a modifier of the card played this turn costs. */
function ownCost(play: Play, kind: ModifierKind): number {
  const modifier = unusedModifier(play, kind)
  return modifier === undefined ? 0 : coinsOf(modifier.effect)
}

function workOption(phrases: Phrases, play: Play, { verb, to }: Option, frame: AskedFrame): string {
  const { options, terms } = phrases
  const { work } = play.components
  const from = askedPlayer(play, frame).work
  const value = Number(to[0])
  const end = work.length - 1
  const enters = verb === 'enter'
  const space = work[from === end ? end : Math.min(from + value, end - 1)]
  const moves = space !== undefined && space.index !== from
  const where = enters
    ? options.enterObjective
    : moves
      ? options.toSpace(workSpaceName(phrases, space))
      : options.withoutMoving
  const coins = underWay(frame)?.noCoins ? [] : [terms.coins(value)]
  const text = `${actionText(terms.actions.work, value)}: ${[...coins, where].join(', ')}`
  return withNotes(text, ...(enters ? entryNotes(phrases, play, frame, work[end]?.requirement) : []))
}

function studentOption(phrases: Phrases, play: Play, { to }: Option, frame: AskedFrame): string {
  const space = row(play.components.technology, to[1] ?? '')
  const { kind, requirement } = space
  const label = technologyLabel(phrases, space)
  const special = kind === 'plain' || kind === 'bonus' ? [] : [phrases.terms.spaceKinds[kind]]
  return withNotes(
    phrases.options.student(label),
    ...special,
    ...entryNotes(phrases, play, frame, requirement),
    ...tokenNotes(phrases, play, space),
  )
}

function travelOption(phrases: Phrases, play: Play, option: Option, frame: AskedFrame): string {
  const place = row(play.components.places, target(option))
  const here = row(play.components.places, askedPlayer(play, frame).scientist)
  const cost = here.routes.find(route => route.to === place)?.cost ?? 0
  return withNotes(
    phrases.options.travel(place.name),
    ...coinNotes(phrases, underWay(frame)?.freeRoutes ? 0 : cost),
    ...entryNotes(phrases, play, frame, place.requirement),
    ...tokenNotes(phrases, play, place),
  )
}

const passingCost = (phrases: Phrases, play: Play, frame: AskedFrame): readonly string[] =>
  underWay(frame)?.cubesOnPassed ? [] : coinNotes(phrases, ownCost(play, 'extraTravelCube'))

function shelveOption(phrases: Phrases, play: Play, option: Option, frame: AskedFrame): string {
  const { options } = phrases
  const player = askedPlayer(play, frame)
  const action = underWay(frame)
  const cell = row(row(play.components.boards, player.board).cells, target(option))
  const name = cellName(phrases, play.components.pack.studyBoards, cell.id)
  const due = action === undefined ? 0 : coinsForSecond(play, action)
  const gift = tileGift(phrases, play, frame)
  const gifts = gift === undefined ? [] : [options.tileGives(gift)]
  if (option.verb === 'shelve-freely') {
    const cost = coinNotes(phrases, due + ownCost(play, 'ignoreBookRequirement'))
    return withNotes(options.shelveFreely(name), ...gifts, ...cost)
  }
  const potions = action?.ignoreRequirement ? 0 : potionsForBook(play, player, volumesIn(play, frame), cell.requirement)
  return withNotes(options.shelve(name), ...gifts, ...coinNotes(phrases, due), ...potionNotes(phrases, potions))
}

function quickOption(phrases: Phrases, play: Play, { effect, coins }: QuickAction, option: Option): string {
  const { options } = phrases
  const cost = amountText(phrases, { coins })
  if (effect.kind === 'gain') return withNotes(quickGainName(phrases, effect.gain), cost)
  if (effect.kind === 'increaseActionCardValue') return withNotes(options.increase(effect.amount), cost)
  const level = Number(target(option))
  const left = play.state.decks[level - 1]?.length ?? 0
  return withNotes(options.turnOver(left === 0 ? effect.count : Math.min(effect.count, left), roman(level)), cost)
}
