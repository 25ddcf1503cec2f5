import { type Frame, topFrame } from './agenda.ts'
import type { CoreState, Play, Seat, TogetherFrame, TogetherRule } from './contract.ts'
import { RulesBroken } from './errors.ts'
import { HIDDEN, known, unlessHidden } from './hidden.ts'
import type { Offer, Option, Question } from './question.ts'

/** A frame that asks the same of several seats at once; what each gives stays secret until all have given. */
export const everySeat = <N extends string>(rule: N, seats: readonly Seat[]): TogetherFrame<N> =>
  togetherFrame(
    rule,
    seats,
    seats.map(() => ''),
  )

/** All frames of this kind are made here, in one shape: engines are quick with what always looks the same. */
const togetherFrame = <N extends string>(
  rule: N,
  seats: readonly Seat[],
  given: readonly string[],
): TogetherFrame<N> => ({
  rule,
  seats,
  given,
})

export const isTogetherFrame = (frame: Frame): frame is TogetherFrame => 'given' in frame && 'seats' in frame

/** The frame of a rule that asks several. */
export function asTogether(frame: Frame): TogetherFrame {
  if (!isTogetherFrame(frame)) throw new RulesBroken(`${frame.rule} asks several seats: its frame is made by everySeat`)
  return frame
}

export function togetherOffer<S extends CoreState, C>(
  play: Play<S, C>,
  rule: TogetherRule<S, C>,
  frame: TogetherFrame,
  seat: Seat,
  explain: boolean,
): Offer {
  const offer: Offer = { legal: [], blocked: explain ? [] : undefined }
  rule.options(play, frame, seat, offer)
  return offer
}

/**
 * The questions of the seats that have not answered yet. In a view, what another seat may answer can hang on what is
 * hidden: its question is left out.
 */
export function togetherQuestions<S extends CoreState, C>(
  play: Play<S, C>,
  rule: TogetherRule<S, C>,
  frame: TogetherFrame,
): readonly Question[] {
  if (!frame.given.includes('')) throw new RulesBroken(`rule ${frame.rule} asks nobody`)
  const questions: Question[] = []
  frame.seats.forEach((seat, at) => {
    if (frame.given[at] !== '') return
    const options = unlessHidden(() => togetherOptions(play, rule, frame, seat))
    if (options !== undefined) questions.push({ seat, frame, options })
  })
  return questions
}

/** What one of the seats may answer, or might have answered. */
export function togetherOptions<S extends CoreState, C>(
  play: Play<S, C>,
  rule: TogetherRule<S, C>,
  frame: TogetherFrame,
  seat: Seat,
): readonly Option[] {
  const { legal } = togetherOffer(play, rule, frame, seat, false)
  if (legal.length === 0) throw new RulesBroken(`dead end: ${frame.rule} has no legal answer for seat ${seat}`)
  return legal
}

/** A secret answer that still waits for others can be taken back by its seat alone. */
export function stillSecret(state: CoreState, seat: Seat, key: string): boolean {
  const top = topFrame(state)
  return top !== undefined && isTogetherFrame(top) && top.given[top.seats.indexOf(seat)] === key
}

/** Takes one seat's answer into the frame, and resolves it when it was the last. */
export function giveTogether<S extends CoreState, C>(
  play: Play<S, C>,
  rule: TogetherRule<S, C>,
  frame: TogetherFrame,
  seat: Seat,
  chosen: Option,
): void {
  const at = frame.seats.indexOf(seat)
  const given = frame.given.map((key, other) => (other === at ? chosen.key : key))
  const answered = togetherFrame(frame.rule, frame.seats, given)
  play.state.agenda.pop()
  if (given.includes('')) {
    play.state.agenda.push(answered)
    play.events?.push({ type: 'answered', seat })
    return
  }
  const choices = new Map<Seat, Option>()
  frame.seats.forEach((one, index) => {
    choices.set(one, one === seat ? chosen : givenOption(play, rule, frame, one, given[index] ?? ''))
  })
  play.barrier.revealed = true
  rule.resolve(play, answered, choices)
}

function givenOption<S extends CoreState, C>(
  play: Play<S, C>,
  rule: TogetherRule<S, C>,
  frame: TogetherFrame,
  seat: Seat,
  key: string,
): Option {
  known(key, `the answer of seat ${seat}`)
  const chosen = togetherOptions(play, rule, frame, seat).find(one => one.key === key)
  if (chosen === undefined) throw new RulesBroken(`seat ${seat} gave ${key} to ${frame.rule}, which is no longer legal`)
  return chosen
}

/** The frame as a seat may see it: that others have answered, not what. */
export function maskTogether(frame: TogetherFrame, viewer: Seat | undefined): TogetherFrame {
  const given = frame.given.map((key, at) => (key === '' || frame.seats[at] === viewer ? key : HIDDEN))
  return togetherFrame(frame.rule, frame.seats, given)
}
