import { HIDDEN } from '../../../kernel/hidden.ts'
import { type ComponentText, capitalised, sentences } from '../../../kernel/words.ts'
import type { AlmaMater } from '../components.ts'
import type { Pack } from '../pack.ts'
import { gainText, professorName, studentName } from './amounts.ts'
import { costText, professorCostText, requirementText, studentCostText } from './costs.ts'
import { abilityText, actionText, effectsText, spaceKindName } from './effects.ts'
import type { Cause } from './phrases/events.ts'
import type { Phrases } from './phrases.ts'

/** Name and text of any component; of a space as it is on a board, or on each where none is named. */
export function componentText(
  phrases: Phrases,
  { pack }: AlmaMater,
  id: string,
  board?: string,
): ComponentText | undefined {
  const of: Find = (rows, text) => {
    const found = rows.find(row => row.id === id)
    return found === undefined ? undefined : text(found)
  }
  return peopleText(phrases, pack, of) ?? researchText(phrases, pack, of) ?? boardText(phrases, pack, of, board)
}

/** The text of the component among these rows, if it is one of them. */
type Find = <T extends { readonly id: string }>(
  rows: readonly T[],
  text: (one: T) => ComponentText,
) => ComponentText | undefined

function peopleText(phrases: Phrases, pack: Pack, of: Find): ComponentText | undefined {
  const { components, terms } = phrases
  return (
    of(pack.chancellors, chancellor => ({
      name: chancellor.name,
      text: sentences(components.chancellor, ...chancellor.abilities.map(one => abilityText(phrases, one))),
    })) ??
    of(pack.students, student => studentText(phrases, pack, student)) ??
    of([pack.printedStudent], ({ label, actionSpace }) => ({
      name: studentName(phrases, label),
      text: sentences(components.printedStudent, components.ownSpaceText(ownSpaceText(phrases, actionSpace))),
    })) ??
    of(ownSpaces(pack), space => ({
      name: terms.ownSpace(studentName(phrases, space.label)),
      text: sentences(ownSpaceText(phrases, space)),
    })) ??
    of(pack.professors, professor => ({
      name: professorName(phrases, professor.label),
      text: sentences(
        components.professor(terms.faculties[professor.faculty], terms.prestige(professor.prestige)),
        components.lecture(effectsText(phrases, professor.lecture)),
        components.professorCost(professorCostText(phrases, pack.professorCosts[professor.faculty])),
      ),
    }))
  )
}

function researchText(phrases: Phrases, pack: Pack, of: Find): ComponentText | undefined {
  const { components, terms } = phrases
  return (
    of(pack.researchCards.cards, card => researchCardText(phrases, pack, card)) ??
    of(pack.researchCosts, cost => ({ name: components.costName, text: sentences(packCostText(phrases, cost)) })) ??
    of(pack.milestoneBonuses, bonus => ({
      name: components.milestoneName,
      text: sentences(effectsText(phrases, bonus.effects)),
    })) ??
    of(pack.gloryTiles, tile => ({
      name: components.glory(afterDash(tile.id)),
      text: components.gloryText(terms.and(tile.requires.map(one => requirementText(phrases, one)))),
    })) ??
    of(pack.bustCards, bust => ({
      name: components.bust(bust.letter),
      text: components.bustText(effectsText(phrases, bust.bonus)),
    }))
  )
}

/** Cards, tiles, spaces and faculties of the table. */
function boardText(phrases: Phrases, pack: Pack, of: Find, board: string | undefined): ComponentText | undefined {
  const { components, terms } = phrases
  const spaces = pack.boards.flatMap(({ actionSpaces }) => actionSpaces)
  return (
    of(pack.setupCards.cards, card => ({
      name: components.setupCard(card.cardNumber),
      text: components.setupCardText(card.whiteNumber, effectsText(phrases, card.effects)),
    })) ??
    of(pack.lectureHalls, hall => ({
      name: capitalised(terms.hall(hall.number, hall.type)),
      text: components.hallText(
        hall.storageSize ?? undefined,
        hall.extraDucats > 0 ? terms.ducats(hall.extraDucats) : undefined,
        hall.grantsMaster,
      ),
    })) ??
    of(pack.ignotus.cards, card => ({
      name: components.ignotusCard(Number(afterDash(card.id))),
      text: components.ignotusText(
        card.steps,
        card.textbooks,
        terms.and(card.spaces.map(space => spaceName(phrases, pack, space))),
      ),
    })) ??
    of(pack.priceTiles, tile => ({
      name: components.priceTile(tile.sides.join('/')),
      text: components.priceTileText,
    })) ??
    of(spaces, space => ({
      name: spaceName(phrases, pack, space.id),
      text: spaceText(phrases, pack, space.id, board),
    })) ??
    of(pack.faculties, ({ id: faculty }) => ({
      name: capitalised(terms.faculties[faculty]),
      text: sentences(
        components.studentCost(terms.faculties[faculty], studentCostText(phrases, pack.studentCosts[faculty])),
      ),
    }))
  )
}

/** The same space may serve other faculties on the other side of the board. */
function spaceText(phrases: Phrases, { boards }: Pack, id: string, board: string | undefined): string {
  const { components, terms } = phrases
  const sides = boards.flatMap(side => {
    const space = side.actionSpaces.find(one => one.id === id)
    if (space === undefined || (board !== undefined && side.id !== board)) return []
    return [{ players: side.players, text: sentences(...space.actions.map(action => actionText(phrases, action))) }]
  })
  const texts = new Set(sides.map(({ text }) => text))
  if (texts.size <= 1) return [...texts].join('')
  return sentences(...sides.map(({ players, text }) => components.onSide(terms.or(players.map(String)), text)))
}

const afterDash = (id: string): string => id.slice(id.lastIndexOf('-') + 1)

function studentText(phrases: Phrases, pack: Pack, student: Pack['students'][number]): ComponentText {
  const { components, terms } = phrases
  const parts = [components.student(terms.faculties[student.faculty])]
  if (student.immediate !== undefined) parts.push(components.onPlacing(effectsText(phrases, student.immediate)))
  if (student.income !== undefined) parts.push(components.income(effectsText(phrases, student.income)))
  for (const { action } of student.incomeOptional ?? [])
    parts.push(components.incomeMay(phrases.effects.actions[action]))
  for (const ability of student.passive ?? []) parts.push(abilityText(phrases, ability))
  if (student.actionSpace !== undefined) parts.push(components.ownSpaceText(ownSpaceText(phrases, student.actionSpace)))
  if (student.finalScoring !== undefined) parts.push(components.atEnd(effectsText(phrases, student.finalScoring)))
  parts.push(
    components.studentCost(
      terms.faculties[student.faculty],
      studentCostText(phrases, pack.studentCosts[student.faculty]),
    ),
  )
  return { name: studentName(phrases, student.label), text: sentences(...parts) }
}

type ActionSpace = NonNullable<Pack['students'][number]['actionSpace']>

const ownSpaces = ({ printedStudent, students }: Pack): readonly (ActionSpace & { readonly label: string })[] =>
  [printedStudent, ...students].flatMap(({ label, actionSpace }) =>
    actionSpace === undefined ? [] : [{ ...actionSpace, label }],
  )

const ownSpaceText = (phrases: Phrases, { effects: [buy, ...gives] }: ActionSpace): string =>
  phrases.terms.and([
    phrases.effects.buyOwn(buy.max, phrases.terms.ducats(buy.price)),
    ...gives.map(({ gain }) => gainText(phrases, gain)),
  ])

function researchCardText(
  phrases: Phrases,
  pack: Pack,
  { id, levels: [first, second, third] }: Pack['researchCards']['cards'][number],
): ComponentText {
  const { components } = phrases
  const cost = (level: typeof first, number: number): string => {
    const found = pack.researchCosts.find(one => one.id === level.cost)
    const text = found === undefined ? level.cost : packCostText(phrases, found)
    return level.blue ? components.blueLevel(number, text) : components.level(number, text)
  }
  const bonus = pack.milestoneBonuses.find(one => one.id === third.milestone)
  return {
    name: components.researchCard(afterDash(id)),
    text: sentences(cost(first, 1), cost(second, 2), components.milestone(effectsText(phrases, bonus?.effects ?? []))),
  }
}

function packCostText(phrases: Phrases, cost: Pack['researchCosts'][number]): string {
  if ('pay' in cost) return costText(phrases, { freeIf: undefined, ways: [cost.pay] })
  if ('freeIf' in cost) return costText(phrases, { freeIf: cost.freeIf, ways: [cost.otherwise.pay] })
  return costText(phrases, { freeIf: undefined, ways: cost.anyOf.map(way => way.pay) })
}

/** `Campus 2`, `Park` */
export function spaceName(phrases: Phrases, pack: Pack, id: string): string {
  const own = ownSpaces(pack).find(space => space.id === id)
  if (own !== undefined) return phrases.terms.ownSpace(studentName(phrases, own.label))
  const space = pack.boards.flatMap(board => board.actionSpaces).find(one => one.id === id)
  if (space === undefined) return spaceKindName(phrases, id)
  const kind = spaceKindName(phrases, space.kind)
  const number = afterDash(id)
  return /^\d+$/.test(number) ? phrases.terms.spaceNumber(kind, number) : kind
}

/** The name of a component, or of a cause that is none. */
export function nameOf(phrases: Phrases, components: AlmaMater, id: string): string {
  const { causes } = phrases.table
  if (id === HIDDEN) return phrases.terms.hiddenCards(1)
  return causes[id as Cause] ?? componentText(phrases, components, id)?.name ?? spaceKindName(phrases, id)
}
