import { gameIds } from '../../games/catalogue.ts'
import { Link } from '../app/navigation.tsx'
import { useMessages } from '../messages/messages.ts'
import { SitePage } from '../shell/SitePage.tsx'

/** What this is and is not, where its values come from, whom to thank. */
export function AboutPage() {
  const { about, site } = useMessages()
  const [game = ''] = gameIds
  return (
    <SitePage title={about.title}>
      <p>{about.what}</p>
      <p>{about.unofficial}</p>
      <p>{about.words}</p>
      <h2>{about.valuesTitle}</h2>
      <p>{about.values}</p>
      <p>
        {about.owners} <Link to={{ page: 'components', game }}>{site.components}</Link>
      </p>
      <h2 id="accessibility">{about.accessTitle}</h2>
      <p>{about.access}</p>
      <h2>{about.creditsTitle}</h2>
      <ul>
        <li>{about.fonts}</li>
        <li>{about.coast}</li>
        <li>{about.code}</li>
      </ul>
    </SitePage>
  )
}
