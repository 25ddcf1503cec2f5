import type { PersonInfo } from '../../protocol/rest.ts'
import { useMessages } from '../messages/messages.ts'
import { changeMe } from '../session/remote/person.ts'
import { CopyField } from './CopyField.tsx'
import { RequestForm } from './RequestForm.tsx'

/** The address that is called when it is the viewer's turn, and the key by which it knows our calls. */
export function Webhook({
  person: { webhook, webhookKey },
  onChange,
}: {
  person: PersonInfo
  onChange: (person: PersonInfo) => void
}) {
  const { you } = useMessages()
  return (
    <section>
      <h3>{you.webhook}</h3>
      <p className="quiet">{you.webhookHelp}</p>
      <RequestForm
        submit={you.save}
        done={you.saved}
        onSend={async field => onChange(await changeMe({ webhook: field('webhook') }))}
      >
        <label>
          {you.address}
          <input
            key={webhook}
            name="webhook"
            type="url"
            required
            maxLength={500}
            placeholder="https://"
            defaultValue={webhook}
            autoComplete="off"
          />
        </label>
      </RequestForm>
      {webhook !== undefined && (
        <>
          {webhookKey !== undefined && <CopyField label={you.webhookKey} value={webhookKey} />}
          <RequestForm submit={you.remove} onSend={async () => onChange(await changeMe({ webhook: null }))} />
        </>
      )}
    </section>
  )
}
