import type { Seat } from '../../kernel/contract.ts'
import { plansAnswer, plansKept } from '../../protocol/plans/answers.ts'
import { isLocal } from '../session/local/ids.ts'
import { ask } from '../session/remote/ask.ts'
import { wasAtServer } from '../session/remote/person.ts'
import { NO_PLANS } from './kept-plan.ts'
import { deviceShelf, type PlanShelf, serverShelf } from './plan-shelf.ts'

/** Where the plans of a seat are kept: on this device those of its own tables, else at the server too. */
export function shelfOf(table: string, seat: Seat): PlanShelf {
  if (isLocal(table)) return deviceShelf(table, seat)
  const path = `/me/plans/${table}`
  return serverShelf(
    { table, seat },
    {
      read: async () => (wasAtServer() ? ask(plansAnswer, 'GET', path) : NO_PLANS),
      keep: (plans, revision) => ask(plansKept, 'PUT', path, { plans, revision }),
    },
  )
}
