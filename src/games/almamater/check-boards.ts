import { fault, type PackFault, repeated } from '../../kernel/pack-told.ts'
import { faculties } from './pack/terms.ts'
import type { Pack } from './pack.ts'

type Board = Pack['boards'][number]

/** Every board has its spaces, and its slots for professors. */
export function boards({ boards: all, playerSetup }: Pack): readonly PackFault[] {
  const faults: PackFault[] = []
  all.forEach((board, at) => {
    const { actionSpaces, reputationIncome, reputationScoring, players } = board
    const path = `boards[${at}]`
    const of = (kind: string) => actionSpaces.filter(space => space.kind === kind)
    const rows = of('campus').flatMap(({ actions: [action] }) => (action && 'row' in action ? [action.row] : []))
    if (of('campus').length !== 4 || rows.sort().join() !== '1,2,3,4')
      faults.push(
        fault(`${path}.actionSpaces`, {
          en: 'a campus has 4 spaces, one for each row from 1 to 4',
          it: 'un campus ha 4 spazi, uno per ogni riga da 1 a 4',
        }),
      )
    for (const kind of ['bishop', 'colloquium'])
      if (of(kind).length !== 1)
        faults.push(fault(`${path}.actionSpaces`, { en: `there is exactly one ${kind}`, it: `c’è un solo ${kind}` }))
    faults.push(
      ...repeated(
        `${path}.actionSpaces`,
        actionSpaces.map(space => space.id),
      ),
    )
    faults.push(...actionFaults(path, actionSpaces))
    faults.push(...slotFaults(path, board, playerSetup.professorKindsPerFaculty))
    const colorsInPlay = Math.max(3, ...players)
    for (const table of [reputationIncome, reputationScoring])
      if (Object.keys(table).join() !== countedTo(colorsInPlay))
        faults.push(
          fault(`${path}`, {
            en: `reputation income and scoring have ranks 1 to ${colorsInPlay}, in this order`,
            it: `rendita e punteggio della reputazione hanno i ranghi da 1 a ${colorsInPlay}, in quest’ordine`,
          }),
        )
  })
  return faults
}

/** The slots of a board lead to its academy spaces, each kind of professor to its own. */
function slotFaults(path: string, { actionSpaces, professorSlots }: Board, kinds: number): readonly PackFault[] {
  const faults: PackFault[] = []
  const ids = new Set(actionSpaces.map(space => space.id))
  professorSlots.forEach(({ academySpace }, slot) => {
    if (!ids.has(academySpace))
      faults.push(
        fault(`${path}.professorSlots[${slot}].academySpace`, {
          en: `there is no space "${academySpace}"`,
          it: `non c’è lo spazio "${academySpace}"`,
        }),
      )
  })
  for (const faculty of faculties) {
    const slots = professorSlots.flatMap(one => (one.faculty === faculty ? [one.slot] : [])).sort((a, b) => a - b)
    const wanted = countedTo(kinds)
    if (slots.join() !== wanted)
      faults.push(
        fault(`${path}.professorSlots`, {
          en: `the slots of ${faculty} are ${wanted}, each once, not ${slots.join()}`,
          it: `gli spazi di ${faculty} sono ${wanted}, una volta ciascuno, non ${slots.join()}`,
        }),
      )
  }
  return faults
}

/** Ignotus sends his masters to spaces that there are with two players. */
export function ignotusCards({ boards: all, ignotus }: Pack): readonly PackFault[] {
  const faults: PackFault[] = []
  for (const { id, actionSpaces, players } of all) {
    const ids = new Set(actionSpaces.map(space => space.id))
    if (players.includes(2))
      ignotus.cards.forEach(({ spaces }, card) => {
        if (spaces.length > ignotus.masters)
          faults.push(
            fault(`ignotus.cards[${card}].spaces`, {
              en: `${spaces.length} spaces for ${ignotus.masters} masters`,
              it: `${spaces.length} spazi per ${ignotus.masters} maestri`,
            }),
          )
        for (const space of spaces)
          if (!ids.has(space))
            faults.push(
              fault(`ignotus.cards[${card}].spaces`, {
                en: `board ${id} has no space "${space}"`,
                it: `il tabellone ${id} non ha lo spazio "${space}"`,
              }),
            )
      })
  }
  return faults
}

/** A space has an action once, and what a chancellor may replace by its name stands on one space only. */
function actionFaults(path: string, actionSpaces: Board['actionSpaces']): readonly PackFault[] {
  const faults: PackFault[] = []
  const replaceable = new Set<string>()
  actionSpaces.forEach(({ actions }, space) => {
    const there = `${path}.actionSpaces[${space}].actions`
    const names = actions.map(action => action.name)
    faults.push(...repeated(there, names, 'name'))
    actions.forEach((action, index) => {
      if ('table' in action && !isCounted(action.table, MOST_ON_BISHOP))
        faults.push(
          fault(`${there}[${index}].table`, {
            en: `by the number of masters, from 1 to at most ${MOST_ON_BISHOP}`,
            it: `per numero di maestri, da 1 fino al massimo a ${MOST_ON_BISHOP}`,
          }),
        )
      if ('action' in action) return
      if (replaceable.has(action.name))
        faults.push(
          fault(`${there}[${index}].name`, {
            en: `"${action.name}" stands on another space`,
            it: `"${action.name}" sta già su un altro spazio`,
          }),
        )
      replaceable.add(action.name)
    })
  })
  return faults
}

/** The bishop offers so many masters at most. */
const MOST_ON_BISHOP = 9

const isCounted = (table: object, most: number): boolean => {
  const keys = Object.keys(table)
  return keys.length > 0 && keys.length <= most && keys.join() === countedTo(keys.length)
}

const countedTo = (last: number): string => Array.from({ length: last }, (_, at) => at + 1).join()
