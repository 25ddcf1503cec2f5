import { useMemo } from 'react'
import type { ComponentText } from '../../kernel/words.ts'
import { describedIn } from '../browse/component-list.ts'
import { useReading } from './reading.ts'

/** Components as they lie on the table, with the words that the game has for them. */
export function HandbookComponents({ ids }: { ids: readonly string[] }) {
  const { game, board, language } = useReading().handbook
  const shown = useMemo(() => {
    const described = describedIn(game, language)
    return ids.flatMap(id => described.find(({ entry }) => entry.id === id) ?? [])
  }, [game, language, ids])
  const { Picture } = board
  return (
    <ul className="handbook-components">
      {shown.map(({ entry, text }) => (
        <li key={entry.id}>
          <div className="browse-picture">
            <Picture id={entry.id} group={entry.group} pack={game.pack} language={language} />
          </div>
          <p>
            {saysMore(text) && <b>{text.name}</b>} {text.text}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Some components are named by what they do; said twice it helps nobody. */
const saysMore = ({ name, text }: ComponentText): boolean =>
  !text.toLowerCase().includes(
    name
      .slice(name.indexOf(': ') + 1)
      .trim()
      .toLowerCase(),
  )
