import { useId } from 'react'
import { useMessages } from '../messages/messages.ts'

/** The host's choice whether a table is rated; where it cannot be, why. */
export function RatedCheck({
  rated = false,
  blocked,
  onChoose,
}: {
  rated: boolean | undefined
  blocked: 'ownPack' | 'alone' | undefined
  onChoose: (rated: true | undefined) => void
}) {
  const { ratings: say } = useMessages()
  const help = useId()
  return (
    <>
      <label className="form-check">
        <input
          type="checkbox"
          checked={rated}
          disabled={blocked !== undefined && !rated}
          aria-describedby={help}
          onChange={event => onChoose(event.target.checked ? true : undefined)}
        />
        {say.choose}
      </label>
      {(rated || blocked !== undefined) && (
        <p id={help} className="form-note">
          {blocked === undefined ? say.ratedHelp : say[blocked]}
        </p>
      )}
    </>
  )
}
