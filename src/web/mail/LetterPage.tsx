import { useEffect, useState } from 'react'
import type { LetterInfo } from '../../protocol/notices/requests.ts'
import { Link, navigate } from '../app/navigation.tsx'
import { useMessages } from '../messages/messages.ts'
import { SitePage } from '../shell/SitePage.tsx'
import { followLetter, letterOf } from './requests.ts'

/** Where a letter leads. A button does what it is for: programs that look through letters press none. */
export function LetterPage({ secret }: { secret: string }) {
  const { mail: say, site, you } = useMessages()
  const [letter, setLetter] = useState<LetterInfo | 'gone' | 'done'>()
  useEffect(() => void letterOf(secret).then(setLetter, () => setLetter('gone')), [secret])
  if (letter === undefined) return <SitePage title={site.loading}>{null}</SitePage>
  if (letter === 'gone' || letter === 'done')
    return (
      <SitePage title={letter === 'done' ? say.done : say.gone}>
        <Link to={{ page: 'you' }} className="button">
          {you.title}
        </Link>
      </SitePage>
    )
  const follow = async (): Promise<void> => {
    try {
      await followLetter(secret, letter.kind)
      if (letter.kind === 'prove') setLetter('done')
      else navigate({ page: 'home' }, 'replace')
    } catch {
      setLetter('gone')
    }
  }
  return (
    <SitePage title={letter.kind === 'prove' ? say.proveTitle(letter.name) : say.signInTitle(letter.name)}>
      <button type="button" className="button button--ink button--big" onClick={follow}>
        {letter.kind === 'prove' ? say.yes : say.enter}
      </button>
    </SitePage>
  )
}
