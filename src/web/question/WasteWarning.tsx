import { useMessages } from '../messages/messages.ts'
import { changeSettings } from '../settings/settings.ts'
import type { Answering } from './use-answering.ts'
import './waste.css'

/** More than this is not listed: the answers themselves say the rest. */
const MOST_NAMED = 4

/** Before something is wasted: what, and that the answer stands all the same if it is given again. */
export function WasteWarning({ answering: { waste, select } }: { answering: Answering }) {
  const { waste: say } = useMessages()
  if (waste === undefined) return null
  const named = waste.kind === 'leaves' ? waste.free.slice(0, MOST_NAMED).map(choice => choice.label) : []
  return (
    <div className="waste" role="alert">
      <p>
        {waste.kind === 'leaves' ? say.leaves(named.join(', '), waste.free.length - named.length) : say[waste.kind]}
      </p>
      <button type="button" className="text-button" onClick={() => select(undefined)}>
        {say.back}
      </button>
      <button type="button" className="text-button" onClick={() => changeSettings({ warnings: false })}>
        {say.never}
      </button>
    </div>
  )
}
