import { useEffect, useState } from 'react'
import type { ResultsShown } from '../../protocol/rest.ts'
import { RequestForm } from '../account/RequestForm.tsx'
import '../account/account.css'
import { useMessages } from '../messages/messages.ts'
import { changeMe, knownPerson } from '../session/remote/person.ts'

const choices: readonly ResultsShown[] = ['nobody', 'companions', 'everybody']

/** Who sees the viewer's results on their page. */
export function ShowResults() {
  const { you } = useMessages()
  const [shown, setShown] = useState<ResultsShown>()
  useEffect(
    () =>
      void knownPerson().then(
        person => setShown(person?.results),
        () => undefined,
      ),
    [],
  )
  if (shown === undefined) return null
  return (
    <section className="account-part">
      <h2>{you.results}</h2>
      <p className="quiet">{you.resultsHelp}</p>
      <RequestForm
        submit={you.keep}
        done={you.resultsKept}
        onSend={async field => {
          const results = choices.find(one => one === field('results')) ?? 'nobody'
          await changeMe({ results })
          setShown(results)
        }}
      >
        <label>
          {you.resultsSeenBy}
          <select name="results" key={shown} defaultValue={shown}>
            {choices.map(one => (
              <option key={one} value={one}>
                {you.resultsFor[one]}
              </option>
            ))}
          </select>
        </label>
      </RequestForm>
    </section>
  )
}
