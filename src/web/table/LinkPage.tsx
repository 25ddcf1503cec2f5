import { lazy, Suspense, useEffect, useState } from 'react'
import type { LinkInfo } from '../../protocol/rest.ts'
import { Link, navigate } from '../app/navigation.tsx'
import { useMessages } from '../messages/messages.ts'
import { saidFault } from '../messages/refusals/said.ts'
import { linkOf } from '../session/remote/requests.ts'
import { SitePage } from '../shell/SitePage.tsx'

const InvitationPage = lazy(async () => ({
  default: (await import('../invitation/InvitationPage.tsx')).InvitationPage,
}))

/** Where a link that somebody sent leads: to an invitation, to a seat, or to a place among the spectators, which needs no name. */
export function LinkPage({ secret }: { secret: string }) {
  const messages = useMessages()
  const { site, you } = messages
  const [link, setLink] = useState<LinkInfo>()
  const [fault, setFault] = useState<unknown>()
  useEffect(() => {
    linkOf(secret).then(found => {
      if (found.invitation !== undefined) setLink(found)
      else navigate({ page: 'table', id: found.table, link: secret }, 'replace')
    }, setFault)
  }, [secret])
  if (link?.invitation !== undefined)
    return (
      <Suspense fallback={<SitePage title={site.loading}>{null}</SitePage>}>
        <InvitationPage secret={secret} link={link} invitation={link.invitation} />
      </Suspense>
    )
  return (
    <SitePage>
      <p role={fault === undefined ? 'status' : 'alert'}>
        {fault === undefined ? site.loading : saidFault(fault, messages)}
      </p>
      {fault !== undefined && <Link to={{ page: 'you' }}>{you.title}</Link>}
    </SitePage>
  )
}
