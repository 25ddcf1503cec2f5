import { useMessages } from '../messages/messages.ts'
import { SitePage } from '../shell/SitePage.tsx'
import { Link } from './navigation.tsx'

export function LostPage() {
  const { site } = useMessages()
  return (
    <SitePage title={site.lost}>
      <Link to={{ page: 'home' }} className="button">
        {site.home}
      </Link>
    </SitePage>
  )
}
