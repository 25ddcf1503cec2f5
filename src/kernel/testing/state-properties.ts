import { type Chance, freshChance } from '../chance.ts'
import type { CoreState, Play, Seat } from '../contract.ts'
import { RulesBroken } from '../errors.ts'
import { explain, preview } from '../explain.ts'
import { fork, isOver, resume, ruleOf } from '../play.ts'
import { LONGEST_GAME, takeRandomly } from '../playout.ts'
import type { Offer, Option, Question } from '../question.ts'
import { asTogether, togetherOffer } from '../together.ts'
import { notPlain } from './difference.ts'
import { anyOf, hold, type Property, same, untouched } from './property.ts'

const keyPattern = /^[a-z0-9][a-z0-9:._-]*$/i

/** A question as its seat, its rule and the keys of its options: what must be equal wherever it is asked. */
export const asked = ({ seat, frame, options }: Question) => ({ seat, rule: frame.rule, keys: keysOf(options) })

export const keysOf = (options: readonly Option[]): readonly string[] => options.map(({ key }) => key)

const somethingIsAsked: Property = {
  name: 'some question is open, or the game is over',
  dear: false,
  check({ history: { play, past } }) {
    hold(isOver(play) === (play.open.length === 0), () => `the game is over: ${isOver(play)}; ${play.open.length} open`)
    const seats = play.open.map(({ seat }) => seat)
    hold(new Set(seats).size === seats.length, () => `a seat is asked twice: ${seats}`)
    hold(
      seats.every(seat => seat >= 0 && seat < play.state.seats),
      () => `a seat that does not exist is asked: ${seats}`,
    )
    same(play.state.answered, past.length, 'the count of answers')
  },
}

const keysAreSound: Property = {
  name: 'each open question has legal options with keys that are unique, readable and made of verb and target',
  dear: false,
  check({ history: { play } }) {
    for (const { options, frame } of play.open) {
      hold(options.length > 0, () => `${frame.rule} has no legal option`)
      const keys = keysOf(options)
      hold(new Set(keys).size === keys.length, () => `${frame.rule} offers a key twice: ${keys}`)
      for (const { key, verb, to } of options) {
        hold(keyPattern.test(key), () => `"${key}" is not a sound key`)
        same([verb, ...to].join(':'), key, 'the key of its verb and target')
      }
    }
  },
}

const momentsGrow: Property = {
  name: 'the moment of the game never goes back',
  dear: false,
  check({ game, history: { play }, last }) {
    if (last === undefined) return
    const then = game.moment(last.before)
    const now = game.moment(play.state)
    const step = now.findIndex((number, at) => number !== then[at])
    hold(step < 0 || (now[step] ?? 0) > (then[step] ?? -1), () => `it went from ${then} to ${now}`)
  },
}

const chanceIsTold: Property = {
  name: 'an answer that draws chance says so',
  dear: false,
  check({ history: { play }, last }) {
    if (last === undefined || last.outcome.barrier.chance) return
    same(play.state.chance, last.before.chance, 'the generator')
  },
}

const ownInvariants: Property = {
  name: 'the invariants of the game hold',
  dear: false,
  check: ({ own, history }) => own.check?.(history.play),
}

const stateIsJson: Property = {
  name: 'a state is plain JSON data and survives a round trip',
  dear: true,
  check({ game, history: { play } }) {
    const fault = notPlain(play.state, 'the state')
    hold(fault === undefined, () => String(fault))
    const loaded = JSON.parse(JSON.stringify(play.state)) as CoreState
    same(loaded, play.state, 'the state read back')
    const resumed = resume(game, play.components, loaded)
    same(resumed.open.map(asked), play.open.map(asked), 'the questions of the state read back')
  },
}

const copiesAreIndependent: Property = {
  name: 'a copy is equal and independent',
  dear: true,
  check({ game, history: { play }, chance }) {
    same(game.copy(play.state), play.state, 'the copy')
    const ahead = fork(play)
    untouched(play.state, 'playing on with a copy', () => playOn(ahead, freshChance(chance)))
  },
}

/** Plays on at random to the end. Rules that break ahead are told with the answers that led there. */
export function playOn(play: Play, chance: Chance): void {
  const answers: string[] = []
  try {
    while (!isOver(play)) {
      const { question, chosen } = takeRandomly(play, chance)
      answers.push(`${question.seat}: ${chosen.key}`)
      hold(answers.length <= LONGEST_GAME, () => `the game has not ended after ${LONGEST_GAME} more answers`)
    }
  } catch (fault) {
    const message = fault instanceof Error ? fault.message : fault
    throw new RulesBroken(`${message}\nplaying on, after\n${answers.slice(-200).join('\n')}`)
  }
}

const questionsAreExplained: Property = {
  name: 'explaining a question gives the same legal list, and a reason for each blocked option',
  dear: true,
  check({ history: { play } }) {
    for (const question of play.open) {
      const { seat, frame, options } = question
      const full = untouched(play.state, 'explaining', () => offerOf(play, question))
      same(keysOf(full.legal), keysOf(options), `the legal list of ${frame.rule}`)
      const blocked = full.blocked ?? []
      same(explain(play, seat)?.blocked, blocked, 'the blocked list')
      const keys = keysOf([...options, ...blocked.map(one => one.option)])
      hold(new Set(keys).size === keys.length, () => `${frame.rule} names a key twice, legal or blocked: ${keys}`)
      for (const { option, reason } of blocked) {
        hold(keyPattern.test(option.key), () => `"${option.key}" is not a sound key`)
        hold(typeof reason.why === 'string' && reason.why !== '', () => `${option.key} is blocked without a reason`)
      }
    }
  },
}

/** What a rule lays out for somebody who wants to know what is blocked too. */
function offerOf(play: Play, { seat, frame }: Question): Offer {
  const rule = ruleOf(play, frame)
  if (rule.kind === 'together') return togetherOffer(play, rule, asTogether(frame), seat, true)
  const offer: Offer = { legal: [], blocked: [] }
  if (rule.kind === 'ask') rule.options(play, frame, offer)
  return offer
}

const previewsAreHarmless: Property = {
  name: 'a preview of any option works and leaves the state untouched',
  dear: true,
  check({ history: { play }, chance }) {
    for (const { seat, options } of play.open)
      for (const option of someOf(options, chance)) {
        const seen = untouched(play.state, `the preview of ${option.key}`, () => preview(play, seat, option))
        hold(!seen.meetsHidden, () => `the preview of ${option.key} met something hidden in a whole state`)
      }
  },
}

/** All of a short list; a few of a long one, by chance. */
export const someOf = <T>(items: readonly T[], chance: Chance, most = 6): readonly T[] =>
  items.length <= most ? items : Array.from({ length: most }, () => anyOf(items, chance))

const scoresAddUp: Property = {
  name: 'the reasons of each score add up to its total',
  dear: true,
  check({ game, history: { play } }) {
    const scores = untouched(play.state, 'scoring', () => game.scores(play))
    const seats = scores.map(({ seat }): Seat => seat)
    same(seats, [...seats.keys()], 'the seats that score')
    same(seats.length, play.state.seats, 'the number of scores')
    for (const { seat, total, reasons } of scores) {
      hold(Number.isFinite(total), () => `seat ${seat} has ${total} points`)
      const sum = reasons.reduce((points, reason) => points + reason.points, 0)
      same(sum, total, `the sum of the reasons of seat ${seat}`)
    }
    if (isOver(play) && scores.length > 1)
      hold(
        scores.some(({ won }) => won),
        () => 'nobody has won',
      )
  },
}

export const stateProperties: readonly Property[] = [
  somethingIsAsked,
  keysAreSound,
  momentsGrow,
  chanceIsTold,
  ownInvariants,
  stateIsJson,
  copiesAreIndependent,
  questionsAreExplained,
  previewsAreHarmless,
  scoresAddUp,
]
