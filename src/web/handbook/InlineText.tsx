import { createContext, useContext } from 'react'
import { Link } from '../app/navigation.tsx'
import { Icon } from '../plates/Icon.tsx'
import { isIconName } from '../plates/icons/icons.ts'
import { type Facts, filled, inlinesOf } from './inline.ts'

/** Which game a text belongs to, and the values that it may name. */
export const WritingContext = createContext<{ readonly game: string; readonly facts: Facts }>({ game: '', facts: {} })

export function InlineText({ text }: { text: string }) {
  const { game, facts } = useContext(WritingContext)
  return inlinesOf(filled(text, facts)).map((part, at) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: stretches of a text have no other name
    switch (part.kind) {
      case 'plain':
        return <span key={at}>{part.text}</span>
      case 'bold':
        return <b key={at}>{part.text}</b>
      case 'link':
        return (
          <Link key={at} to={{ page: 'handbook', game, chapter: part.chapter }}>
            {part.text}
          </Link>
        )
      case 'components':
        return (
          <Link key={at} to={{ page: 'components', game }}>
            {part.text}
          </Link>
        )
      default:
        return isIconName(part.icon) ? <Icon key={at} name={part.icon} /> : null
    }
    // biome-ignore-end lint/suspicious/noArrayIndexKey: stretches of a text have no other name
  })
}
