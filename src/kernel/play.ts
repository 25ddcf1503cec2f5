import { type Frame, type FrameOf, popFrame, topFrame } from './agenda.ts'
import { chanceFromSeed, nextBelow, shuffleWith } from './chance.ts'
import { componentHash, prepared } from './components.ts'
import { kernelRules } from './confirm.ts'
import type { Barrier, CoreState, Game, GameEvent, Play, Rule, Seat } from './contract.ts'
import { Refusal, RulesBroken } from './errors.ts'
import { unlessHidden } from './hidden.ts'
import type { Json } from './json.ts'
import { settleOptions } from './options.ts'
import type { Offer, Option, Question } from './question.ts'
import { asTogether, giveTogether, isTogetherFrame, togetherQuestions } from './together.ts'

/** How a game is begun. */
export interface Beginning {
  readonly players: number
  readonly seed: string
  readonly options?: Readonly<Record<string, unknown>>
  /** A component pack of the table's own, in place of the one that is shipped. */
  readonly pack?: Json | undefined
}

/** What an answer brought. */
export interface Outcome {
  readonly events: readonly GameEvent[]
  readonly barrier: Readonly<Barrier>
}

/** Sets up a game and goes on to its first questions. */
export function begin<S extends CoreState, C>(game: Game<S, C>, beginning: Beginning): Play<S, C> {
  const { players } = beginning
  const { min, max } = game.players
  if (!Number.isInteger(players) || players < min || players > max)
    throw new Refusal('wrong-player-count', `${game.title} is for ${min} to ${max} players, not ${players}`)
  const components = prepared(game, beginning.pack ?? game.pack)
  const core: CoreState = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    components: componentHash(beginning.pack ?? game.pack),
    seats: players,
    options: settleOptions(game.options, players, beginning.options ?? {}),
    chance: chanceFromSeed(beginning.seed),
    agenda: [],
    answered: 0,
  }
  const bare = standing(game, components, core)
  const play = standing(game, components, game.setup(bare))
  advance(play)
  return play
}

/** Takes up a state again, as it was saved or as a view shows it. */
export function resume<S extends CoreState, C>(game: Game<S, C>, components: C, state: S): Play<S, C> {
  const play = standing(game, components, state)
  play.open = questionsNow(play)
  return play
}

/** An independent copy, for looking ahead. Nobody listens to its events unless asked for. */
export function fork<S extends CoreState, C>(play: Play<S, C>, listen = false): Play<S, C> {
  return {
    game: play.game,
    components: play.components,
    state: play.game.copy(play.state),
    barrier: { revealed: false, chance: false, handedOver: false },
    events: listen ? [] : undefined,
    open: play.open,
  }
}

const standing = <S extends CoreState, C>(game: Game<S, C>, components: C, state: S): Play<S, C> => ({
  game,
  components,
  state,
  barrier: { revealed: false, chance: false, handedOver: false },
  events: [],
  open: [],
})

export const isOver = (play: Play): boolean => play.state.agenda.length === 0

/** The question that is asked first; somebody is asked until the game is over. */
export function firstQuestion<S extends CoreState, C>({ open }: Play<S, C>): Question<FrameOf<S>> {
  const [first] = open
  if (first === undefined) throw new RulesBroken('nobody is asked anything')
  return first
}

/** The question that is open for a seat. */
export const questionFor = <S extends CoreState>(play: Play<S>, seat: Seat): Question<FrameOf<S>> | undefined =>
  play.open.find(one => one.seat === seat)

/** Answers a question by key. Refuses, without touching the state, what is not offered. */
export function answer<S extends CoreState, C>(play: Play<S, C>, seat: Seat, key: string): Outcome {
  const question = questionFor(play, seat)
  if (question === undefined) throw notAsked(play, seat)
  const chosen = optionOf(question, key)
  if (play.events !== undefined) play.events = []
  take(play, question, chosen)
  return { events: play.events ?? [], barrier: { ...play.barrier } }
}

/** The option of a question that a key names. */
export function optionOf(question: Question, key: string): Option {
  const chosen = question.options.find(one => one.key === key)
  if (chosen === undefined) throw notOffered(question, key)
  return chosen
}

/** Takes an option of an open question. The caller has it from the question itself, so that nothing is left to check. */
export function take<S extends CoreState, C>(play: Play<S, C>, question: Question, chosen: Option): void {
  clearBarrier(play.barrier)
  play.state.answered++
  applyTo(play, question, chosen)
  advance(play)
  play.barrier.handedOver = !isAskedAgain(play.open, question.seat)
}

/**
 * The same while the others stand still: it goes on to the seat's own next question, and stops where another would be asked. For
 * planning, also on a view: what others could answer may be hidden.
 */
export function takeAlone<S extends CoreState, C>(play: Play<S, C>, question: Question, chosen: Option): void {
  clearBarrier(play.barrier)
  play.state.answered++
  applyTo(play, question, chosen)
  advance(play, question.seat)
}

/** Goes on from frames that were left on the agenda, while all but one seat stand still. */
export function goOnAlone<S extends CoreState, C>(play: Play<S, C>, seat: Seat): void {
  clearBarrier(play.barrier)
  advance(play, seat)
}

function clearBarrier(barrier: Barrier): void {
  barrier.revealed = false
  barrier.chance = false
  barrier.handedOver = false
}

function isAskedAgain(open: readonly Question[], seat: Seat): boolean {
  for (const question of open) if (question.seat === seat) return true
  return false
}

function applyTo<S extends CoreState, C>(play: Play<S, C>, question: Question, chosen: Option): void {
  const { frame } = question
  const rule = ruleOf(play, frame)
  if (rule.kind === 'ask') {
    popFrame(play.state)
    rule.apply(play, frame, chosen)
  } else if (rule.kind === 'together') giveTogether(play, rule, asTogether(frame), question.seat, chosen)
}

/** How many frames may run by themselves between two questions: more can only be a rule that never ends. */
const LONGEST_RUN = 10_000

/** Goes on until somebody is asked or the game is over; `alone`, nobody but this seat is asked. */
function advance<S extends CoreState, C>(play: Play<S, C>, alone?: Seat): void {
  for (let steps = 0; steps < LONGEST_RUN; steps++) {
    const { agenda } = play.state
    const frame = agenda[agenda.length - 1]
    if (frame === undefined) {
      play.open = []
      return
    }
    const rule = ruleOf(play, frame)
    if (rule.kind === 'run') {
      agenda.pop()
      rule.run(play, frame)
    } else if (rule.kind === 'together') {
      play.open = togetherQuestions(play, rule, asTogether(frame))
      return
    } else if (alone !== undefined && frame.seat !== alone) {
      play.open = []
      return
    } else {
      const question = askedBy(play, frame, rule)
      const only = question.options.length === 1 ? question.options[0] : undefined
      if (only === undefined || rule.forced?.(play, frame, only) === false) {
        play.open = [question]
        return
      }
      play.events?.push({ type: 'forced', seat: question.seat, because: only.key })
      agenda.pop()
      rule.apply(play, frame, only)
    }
  }
  throw new RulesBroken(`nothing was asked in ${LONGEST_RUN} steps; last rule: ${topFrame(play.state)?.rule}`)
}

function askedBy<S extends CoreState, C>(
  play: Play<S, C>,
  frame: Frame,
  rule: Rule<S, C> & { readonly kind: 'ask' },
): Question {
  if (frame.seat === undefined) throw new RulesBroken(`frame ${frame.rule} asks, but names no seat`)
  const offer: Offer = { legal: [], blocked: undefined }
  rule.options(play, frame, offer)
  if (offer.legal.length === 0)
    throw new RulesBroken(`dead end: ${frame.rule} has no legal answer for seat ${frame.seat}`)
  return { seat: frame.seat, frame, options: offer.legal }
}

/** The open questions of a state that was just loaded. In a view, a question that hangs on what is hidden is left out. */
function questionsNow<S extends CoreState, C>(play: Play<S, C>): readonly Question[] {
  const frame = topFrame(play.state)
  if (frame === undefined) return []
  const rule = ruleOf(play, frame)
  if (rule.kind === 'ask') {
    const question = unlessHidden(() => askedBy(play, frame, rule))
    return question === undefined ? [] : [question]
  }
  if (rule.kind === 'together') return togetherQuestions(play, rule, asTogether(frame))
  throw new Refusal('bad-state', `a saved state stops at a question, not at the running rule ${frame.rule}`)
}

/** Who is asked now, also where a view hides what their options are. */
export function askedSeats(state: CoreState): readonly Seat[] {
  const frame = topFrame(state)
  if (frame === undefined) return []
  if (isTogetherFrame(frame)) return frame.seats.filter((_, at) => frame.given[at] === '')
  return frame.seat === undefined ? [] : [frame.seat]
}

export function ruleOf<S extends CoreState, C>(play: Play<S, C>, frame: Frame): Rule<S, C> {
  const rule = play.game.rules.get(frame.rule) ?? kernelRules.get(frame.rule)
  if (rule === undefined) throw new RulesBroken(`no rule is called ${frame.rule}`)
  return rule
}

/** Tells what happened, if anybody listens. */
export function emit(play: Play, event: GameEvent): void {
  play.events?.push(event)
}

/** A random whole number below `below`, from the state's own generator. */
export function drawBelow(play: Play, below: number): number {
  play.barrier.chance = true
  return nextBelow(play.state.chance, below)
}

export function shuffle<T>(play: Play, items: T[]): T[] {
  play.barrier.chance = true
  return shuffleWith(play.state.chance, items)
}

/** A rule says that something hidden has been shown: from here on it can no longer be taken back alone. */
export function reveal(play: Play): void {
  play.barrier.revealed = true
}

function notAsked(play: Play, seat: Seat): Refusal {
  if (!Number.isInteger(seat) || seat < 0 || seat >= play.state.seats)
    return new Refusal('bad-seat', `there is no seat ${seat}; seats are 0 to ${play.state.seats - 1}`)
  if (isOver(play)) return new Refusal('game-over', 'the game is over: nothing is asked any more')
  const asked = play.open.map(one => one.seat).join(', ')
  return new Refusal('not-asked', `seat ${seat} is not asked now; asked: seat ${asked}`)
}

function notOffered(question: Question, key: string): Refusal {
  const offered = question.options.map(one => one.key)
  const some = offered.slice(0, 12).join(', ') + (offered.length > 12 ? ` and ${offered.length - 12} more` : '')
  return new Refusal('unknown-key', `"${key}" is not a legal answer to ${question.frame.rule}; legal: ${some}`)
}
