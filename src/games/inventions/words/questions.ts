import { never } from '../../../kernel/errors.ts'
import type { AspirationKind } from '../components.ts'
import type { ActionFrame, BuildFrame, ChainFrame } from '../frames.ts'
import { influenceToBuild } from '../rules/build-cost.ts'
import type { AskedFrame } from '../rules.ts'
import { type Play, playerAt } from '../state.ts'
import { nameOf } from './components.ts'
import { specialistsText } from './effects.ts'
import type { Phrases } from './phrases.ts'

interface Asked {
  readonly title: string
  readonly help?: string
}

/** What is asked, and a line of help. */
export function questionText(phrases: Phrases, play: Play, frame: AskedFrame): Asked {
  const { questions, help } = phrases
  const from = (): string => help.because(nameOf(phrases, play.components, frame.because ?? ''))
  switch (frame.rule) {
    case 'present':
    case 'invent':
    case 'innovate':
    case 'share':
    case 'call-specialists':
    case 'gain-influence':
    case 'travel':
    case 'eureka':
    case 'send-diplomat':
    case 'call-diplomat':
      return actionQuestion(phrases, play, frame)
    case 'settle':
      return { title: questions.settle, help: help.settle }
    case 'main':
      return { title: questions.main, help: mainHelp(phrases, play) }
    case 'chain':
      return { title: questions.chain, help: chainHelp(phrases, play, frame, help.costsToken) }
    case 'technology':
      return {
        title: questions.technology,
        help: chainHelp(phrases, play, frame, help.costsTokenAndInfluence),
      }
    case 'pay':
    case 'pay-any': {
      const what = nameOf(phrases, play.components, frame.because ?? '')
      const title = frame.rule === 'pay' ? questions.pay(what) : questions.payAny(what)
      return { title, help: availableHelp(phrases, play, frame) }
    }
    case 'place-citizen':
      return { title: questions.placeCitizen(frame.left), help: from() }
    case 'choose-specialist':
      return { title: questions.chooseSpecialist, help: from() }
    case 'refresh':
      return { title: questions.refresh(frame.left), help: from() }
    case 'call-home':
      return { title: questions.callHome, help: from() }
    case 'share-reward':
      return { title: questions.shareReward, help: from() }
    case 'economy':
      return { title: questions.economy }
    case 'take-idea':
      return { title: questions.takeIdea(frame.left) }
    case 'return-aspiration':
      return { title: questions.returnAspiration, help: help.surplus }
    case 'give-back':
      return { title: questions.giveBack, help: help.waited }
    case 'progress':
      return { title: questions.progress(phrases.terms.aspirations[frame.because as AspirationKind]) }
    case 'build':
      return buildQuestion(phrases, play, frame)
    case 'turn-order':
      return { title: questions.turnOrder, help: help.turnOrder }
    case 'confirm':
      return { title: questions.confirm, help: help.stillUndoable }
    default:
      return never(frame)
  }
}

function actionQuestion(phrases: Phrases, play: Play, frame: ActionFrame): Asked {
  return {
    title: phrases.questions.actions[frame.rule],
    help: `${origin(phrases, play, frame)} ${tokensLeft(phrases, play)}`,
  }
}

/** Where an action came from. */
export function origin(
  phrases: Phrases,
  { components }: Play,
  { how, because }: Pick<ActionFrame, 'how' | 'because'>,
): string {
  return how === 'main' ? phrases.help.main : phrases.help[how](nameOf(phrases, components, because))
}

const tokensLeft = (phrases: Phrases, play: Play): string => phrases.help.tokensLeft(tokensNow(phrases, play))

/** Chain tokens of the turn: all of them, or "1 of 2" once some are used. */
export function tokensNow({ terms }: Phrases, play: Play): string {
  const { seat, tokens } = play.state.turn
  const { prepared } = playerAt(play, seat)
  return prepared === tokens ? terms.chainTokens(tokens) : terms.of(prepared, terms.chainTokens(tokens))
}

function mainHelp(phrases: Phrases, play: Play): string {
  const { pillar } = play.components.pack.eraTrack.spaces[play.state.space] ?? {}
  const which = phrases.terms.pillars[pillar === 'epoch' ? 'epoch' : 'season']
  return `${phrases.help.pillar(which)} ${tokensLeft(phrases, play)}`
}

const chainHelp = (phrases: Phrases, play: Play, frame: ChainFrame, cost: string): string =>
  `${phrases.help.after(phrases.terms.actions[frame.action])} ${cost} ${tokensLeft(phrases, play)}`

function availableHelp(phrases: Phrases, play: Play, { seat = 0 }: AskedFrame): string {
  const { home, scholars } = playerAt(play, seat)
  return phrases.help.homeAndScholars(`${specialistsText(phrases, home)}, ${phrases.terms.scholars(scholars)}`)
}

function buildQuestion(phrases: Phrases, play: Play, { seat, left, built, step }: BuildFrame): Asked {
  const { questions, help, terms } = phrases
  const player = playerAt(play, seat)
  const influence = influenceToBuild(play, player)
  const title = built > 0 ? questions.buildMore : questions.build
  const tiles = player.display.filter(tile => tile !== '').length
  const cost = built > 0 || !step ? help.freeBuild : help.buildCost(terms.influence(influence ?? 0), tiles)
  return left === 0 || influence === undefined ? { title } : { title, help: `${cost} ${help.buildLimit(left)}` }
}
