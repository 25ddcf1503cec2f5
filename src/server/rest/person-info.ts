import type { PersonInfo } from '../../protocol/rest.ts'
import type { Person } from '../../store/port/people.ts'
import type { Context } from '../context.ts'
import { resultsShownBy } from '../people/results-shown.ts'
import { webhookKey } from '../people/webhooks.ts'

/** What a person is told of themselves. */
export const infoOfPerson = async (context: Context, person: Person): Promise<PersonInfo> => ({
  id: person.id,
  name: person.name,
  hasPassword: person.passwordHash !== undefined,
  results: resultsShownBy(person),
  ...(person.webhook === undefined
    ? {}
    : { webhook: person.webhook, webhookKey: await webhookKey(context, person.id) }),
})
