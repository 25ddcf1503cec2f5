import { useEffect, useState, useSyncExternalStore } from 'react'
import { Link, navigate } from '../app/navigation.tsx'
import { useMessages } from '../messages/messages.ts'
import { saidFault } from '../messages/refusals/said.ts'
import { followLink } from '../session/remote/requests.ts'
import { settings } from '../settings/settings.ts'
import { NameDialog } from '../shell/NameDialog.tsx'
import { SitePage } from '../shell/SitePage.tsx'

/** Where a link that somebody sent leads: to a seat, or to a place among the spectators. */
export function LinkPage({ secret }: { secret: string }) {
  const messages = useMessages()
  const { site, you } = messages
  const { name } = useSyncExternalStore(settings.subscribe, settings.get)
  const [fault, setFault] = useState<unknown>()
  useEffect(() => {
    if (name === '') return
    followLink(secret).then(
      ({ table, kind }) =>
        navigate({ page: 'table', id: table, ...(kind === 'invite' ? {} : { link: secret }) }, 'replace'),
      setFault,
    )
  }, [secret, name])
  return (
    <SitePage>
      <p role={fault === undefined ? 'status' : 'alert'}>
        {fault === undefined ? site.loading : saidFault(fault, messages)}
      </p>
      {fault !== undefined && <Link to={{ page: 'you' }}>{you.title}</Link>}
      {name === '' && <NameDialog onNamed={() => undefined} onClose={() => navigate({ page: 'home' })} />}
    </SitePage>
  )
}
