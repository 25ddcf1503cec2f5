import { useEffect, useMemo, useState } from 'react'
import { titleOf } from '../home/shelf-of-games.ts'
import { useSpeech } from '../messages/messages.ts'
import { GameTabs } from '../rules/GameTabs.tsx'
import '../rules/rules.css'
import { SitePage } from '../shell/SitePage.tsx'
import { HandbookChapter } from './HandbookChapter.tsx'
import './handbook.css'
import { HandbookAside } from './HandbookAside.tsx'
import { WritingContext } from './InlineText.tsx'
import { type LoadedHandbook, loadHandbook } from './load-handbook.ts'
import './pictures.css'
import './print.css'
import { ReadingContext } from './reading.ts'
import { ThumbBar } from './ThumbBar.tsx'
import { factsOf } from './told-example.ts'
import { useChapterInView } from './use-chapter-in-view.ts'
import { readingMinutes } from './word-count.ts'

/** A game's handbook: read once, looked up often, printed. Each chapter has an address of its own. */
export function HandbookPage({ game, chapter }: { game: string; chapter: string | undefined }) {
  const { language, messages } = useSpeech()
  const { handbook: say } = messages
  const [loaded, setLoaded] = useState<{ readonly of: string; readonly handbook: LoadedHandbook | undefined }>()
  const of = `${game} ${language}`
  useEffect(() => {
    let left = false
    void loadHandbook(game, language).then(handbook => left || setLoaded({ of: `${game} ${language}`, handbook }))
    return () => {
      left = true
    }
  }, [game, language])
  const handbook = loaded?.handbook?.id === game ? loaded.handbook : undefined
  return (
    <SitePage title={say.title(shortTitle(titleOf(game)))} wide>
      <GameTabs page="handbook" game={game} />
      {loaded?.of === of && handbook === undefined && <p>{say.none}</p>}
      {handbook !== undefined && <Open handbook={handbook} chapter={chapter} />}
    </SitePage>
  )
}

function Open({ handbook, chapter }: { handbook: LoadedHandbook; chapter: string | undefined }) {
  const { handbook: say } = useSpeech().messages
  const { id: game, matter, chapters, texts } = handbook
  const { facts, told } = useMemo(() => factsOf(matter), [matter])
  const reading = useMemo(() => ({ handbook, told }), [handbook, told])
  const writing = useMemo(() => ({ game, facts }), [game, facts])
  const inView = useChapterInView(chapters)
  useEffect(() => {
    if (chapter === undefined) return
    const element = document.getElementById(chapter)
    element?.scrollIntoView()
    element?.focus({ preventScroll: true })
  }, [chapter])
  const { min, max } = handbook.game.players
  const minutes = readingMinutes(Object.values(texts))
  return (
    <ReadingContext value={reading}>
      <WritingContext value={writing}>
        <p className="handbook-about">{say.about(min, max, handbook.game.minutes, minutes)}</p>
        <div className="handbook">
          <HandbookAside handbook={handbook} facts={facts} inView={inView} />
          <div className="handbook-chapters">
            {chapters.map((place, at) => (
              <HandbookChapter key={place.id} place={place} number={numberOf(chapters, at)} text={texts[place.id]} />
            ))}
          </div>
        </div>
        <ThumbBar handbook={handbook} facts={facts} inView={inView} />
      </WritingContext>
    </ReadingContext>
  )
}

/** What a game is called in a sentence: without its second title. */
const shortTitle = (title: string): string => title.split(': ')[0] ?? title

/** Chapters are numbered; those within another are not. */
const numberOf = (chapters: LoadedHandbook['chapters'], at: number): number | undefined =>
  chapters[at]?.within === undefined
    ? chapters.slice(0, at + 1).filter(({ within }) => within === undefined).length
    : undefined
