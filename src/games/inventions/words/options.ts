import { calling } from '../../../kernel/agenda.ts'
import { never } from '../../../kernel/errors.ts'
import { type Option, target } from '../../../kernel/question.ts'
import { row, rowNamed } from '../../../kernel/rows.ts'
import type { AspirationKind } from '../components.ts'
import { specialistIndex } from '../effect.ts'
import type { ChainFrame, PayFrame } from '../frames.ts'
import { type ActionId, type Type, typeIndex, types } from '../pack.ts'
import { costToBuild } from '../rules/build-cost.ts'
import { otherOf } from '../rules/chain.ts'
import type { AskedFrame } from '../rules.ts'
import { type Play, playerAt, regionIndex, regionOf } from '../state.ts'
import type { Verb } from '../verbs.ts'
import { nameOf, tileText } from './components.ts'
import { briefly, effectText, specialistText } from './effects.ts'
import type { Phrases } from './phrases.ts'

/** The option as a short phrase. */
export function optionText(phrases: Phrases, play: Play, option: Option, frame: AskedFrame): string {
  const { options, terms } = phrases
  const { components } = play
  const { to } = option
  const verb = option.verb as Verb | 'confirm'
  const named = (at: number): string => nameOf(phrases, components, to[at] ?? '')
  switch (verb) {
    case 'settle':
      return settleOption(phrases, play, option)
    case 'pillar':
      return options.pillar(terms.actions[target(option) as ActionId])
    case 'rest':
      return options.rest(terms.actions[target(option) as ActionId])
    case 'economy':
      return options.economy(named(0), effectText(phrases, row(components.economyTiles, target(option)).effect))
    case 'go-on':
      return options.goOn
    case 'end-turn':
      return options.endTurn
    case 'decline':
      return options.decline
    case 'stop':
      return options.stop
    case 'present':
      return options.present(named(0), named(1), specialistBenefit(phrases, play, to[1] ?? ''))
    case 'invent':
      return options.invent(named(0), placeOf(phrases, play, target(option)))
    case 'innovate':
      return options.innovate(named(0), briefly(phrases, row(components.cards, target(option)).chain))
    case 'share':
      return options.share(named(0), placeOf(phrases, play, target(option)))
    case 'call': {
      const citizens = terms.citizens(Number(to[1]))
      return to[2] === undefined
        ? options.call(citizens, named(0))
        : options.callAs(citizens, named(0), specialistText(phrases, typeIndex(to[2]), Number(to[1])))
    }
    case 'influence':
      return influenceOption(phrases, play, option)
    case 'travel':
      return options.travel(named(0), named(1))
    case 'eureka':
      return options.eureka(named(0), effectText(phrases, row(components.eraSpaces, to[1] ?? '').effect))
    case 'send': {
      const kind = specialistIndex(to[1] ?? '')
      const who = kind < 0 ? terms.scholars(1) : specialistText(phrases, kind, 1)
      return options.send(who, named(0), milestoneBenefit(phrases, play, target(option)))
    }
    case 'recall':
      return options.recall(named(0), milestoneBenefit(phrases, play, target(option)))
    case 'chain':
      return chainOption(phrases, play, option, calling(frame, 'chain', 'technology'))
    default:
      return smallOption(phrases, play, option, frame, verb satisfies SmallVerb)
  }
}

/** Answers to the questions within an action and at the end of a turn. */
type SmallVerb =
  | 'scholars'
  | 'exhaust'
  | 'exhaust-scholar'
  | 'citizen'
  | 'gain'
  | 'refresh'
  | 'wealth'
  | 'wild'
  | 'nothing'
  | 'take'
  | 'return'
  | 'progress'
  | 'build'
  | 'position'
  | 'confirm'

function smallOption(phrases: Phrases, play: Play, option: Option, frame: AskedFrame, verb: SmallVerb): string {
  const { options, terms } = phrases
  const { components } = play
  const { to } = option
  const named = (at: number): string => nameOf(phrases, components, to[at] ?? '')
  const one = (): string => specialistText(phrases, specialistIndex(target(option)), 1)
  switch (verb) {
    case 'scholars':
      return scholarsOption(phrases, option, calling(frame, 'pay'))
    case 'exhaust':
      return options.exhaust(one())
    case 'exhaust-scholar':
      return options.exhaustScholar(one())
    case 'citizen':
      return options.citizen(named(0))
    case 'gain':
      return options.gain(one())
    case 'refresh':
      return options.refresh(one())
    case 'wealth': {
      if (to[1] === undefined) return options.wealth(named(0))
      const { display } = playerAt(play, frame.seat ?? 0)
      const swapped = display[Number(to[1]) - 1] ?? ''
      const alike = display.filter(tile => tile === swapped).length > 1
      return options.swap(named(0), nameOf(phrases, components, swapped), alike ? Number(to[1]) : undefined)
    }
    case 'wild': {
      const [replaced] = to
      return replaced === undefined ? options.wild : options.wildFor(terms.aspirations[replaced as AspirationKind])
    }
    case 'nothing':
      return options.nothing
    case 'take': {
      const { type, era } = row(components.cards, target(option))
      return options.take(named(0), terms.types[types[type] as Type], era)
    }
    case 'return':
      return options.return(terms.aspirations[target(option) as AspirationKind])
    case 'progress':
      return options.progress(named(0), tileText(phrases, components, target(option)) ?? '')
    case 'build': {
      const hex = rowNamed(components.hexes, to[1] ?? '')
      const cost = costToBuild(play, playerAt(play, frame.seat ?? 0), row(components.tiles, target(option)), hex)
      return options.build(named(0), nameOf(phrases, components, hex.id), cost)
    }
    case 'position':
      return options.position(Number(target(option)))
    case 'confirm':
      return options.confirm
    default:
      return never(verb)
  }
}

function settleOption(phrases: Phrases, play: Play, option: Option): string {
  const region = target(option)
  const at = regionIndex(play, region)
  const card = nameOf(phrases, play.components, play.state.regions[at]?.card ?? '')
  const name = nameOf(phrases, play.components, region)
  return phrases.options.settle(name, card, specialistBenefit(phrases, play, region))
}

function specialistBenefit(phrases: Phrases, play: Play, region: string): string {
  const tile = play.state.layout.specialistTiles[regionIndex(play, region)] ?? ''
  return briefly(phrases, row(play.components.specialistTiles, tile).effect)
}

const milestoneBenefit = (phrases: Phrases, { components }: Play, id: string): string =>
  briefly(phrases, row(components.milestones, id).benefit)

/** The region in which a card lies. */
function placeOf(phrases: Phrases, play: Play, card: string): string {
  const { components } = play
  return nameOf(phrases, components, components.regions[regionOf(play, card)]?.id ?? '')
}

function influenceOption(phrases: Phrases, play: Play, { to }: Option): string {
  const { state, components } = play
  const at = regionIndex(play, to[1] ?? '')
  const space = state.regions[at]?.tokens.length ?? 0
  const ip = phrases.terms.ip(components.regions[at]?.spaces[space] ?? 0)
  const place = nameOf(phrases, components, to[1] ?? '')
  const type = to[2] === undefined ? '' : `, ${phrases.terms.types[to[2] as Type]}`
  return phrases.options.influence(nameOf(phrases, components, to[0] ?? ''), place, `${ip}${type}`)
}

function chainOption(phrases: Phrases, play: Play, option: Option, frame: ChainFrame): string {
  const { options, terms } = phrases
  const { components, state } = play
  const id = target(option)
  const name = nameOf(phrases, components, id)
  const technology = components.technologyTiles.get(id)
  if (technology !== undefined) return options.technology(name, terms.actions[otherOf(technology, frame.action)])
  const at = state.layout.knowledgeTiles.indexOf(id)
  if (at >= 0 && state.regions[at]?.turned) {
    const shown = state.regions.filter(region => region.turned).length
    return options.knowledgeIp(name, terms.ip(shown * components.pack.knowledgeTiles.backIp))
  }
  const token = components.influenceTokens.get(id)
  if (token !== undefined) return options.tokenChain(effectText(phrases, token.chain))
  const card = components.cards.get(id)
  if (card !== undefined) return options.chain(name, effectText(phrases, card.chain))
  return phrases.components.knowledgeTile(effectText(phrases, row(components.knowledgeTiles, id).chain))
}

function scholarsOption(phrases: Phrases, { to }: Option, { needs }: PayFrame): string {
  const parts = needs.flatMap((need, type) => {
    const scholars = Number(to[type])
    const specialists = need - scholars
    return [
      ...(specialists > 0 ? [specialistText(phrases, type, specialists)] : []),
      ...(scholars > 0 ? [`${phrases.terms.scholars(scholars)} (${phrases.terms.types[types[type] as Type]})`] : []),
    ]
  })
  return phrases.options.scholars(parts.join(', '))
}
