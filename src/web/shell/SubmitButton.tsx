import { useMessages } from '../messages/messages.ts'
import { saidFault } from '../messages/refusals/said.ts'

/** How it stands with what a form asks for. */
export type Sending = 'idle' | 'busy' | { readonly fault: unknown }

/** Sends a form, once at a time; below it, why it was refused. */
export function SubmitButton({ state, children }: { state: Sending; children: string }) {
  const messages = useMessages()
  return (
    <>
      <button type="submit" className="button button--ink" disabled={state === 'busy'}>
        {children}
      </button>
      {typeof state === 'object' && (
        <p role="alert" className="fault">
          {saidFault(state.fault, messages)}
        </p>
      )}
    </>
  )
}
