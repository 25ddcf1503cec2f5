import type { PersonInfo } from '../../protocol/rest.ts'
import { useMessages } from '../messages/messages.ts'
import { allOfMe, deleteMe } from '../session/remote/person.ts'
import { downloadText } from '../shell/download.ts'
import { PasswordField } from './fields.tsx'
import { RequestForm } from './RequestForm.tsx'

/** What the server keeps of the viewer: as a file, and gone. */
export function OwnData({ person: { name, hasPassword }, onDeleted }: { person: PersonInfo; onDeleted: () => void }) {
  const { you } = useMessages()
  return (
    <details className="account-part">
      <summary>{you.data}</summary>
      <p className="quiet">{you.dataHelp}</p>
      <RequestForm submit={you.takeData} onSend={async () => downloadText('athenaeum-me.json', await allOfMe())} />
      <h2>{you.deleteMe}</h2>
      <p className="quiet">{you.deleteHelp}</p>
      <RequestForm
        submit={you.deleteNow}
        onSend={async field => {
          if (!confirm(you.deleteSure(name))) return
          await deleteMe(field('delete-password'))
          onDeleted()
        }}
      >
        {hasPassword && <PasswordField kind="current-password" name="delete-password" />}
      </RequestForm>
    </details>
  )
}
