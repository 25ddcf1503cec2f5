import { useEffect, useState } from 'react'
import { chapterOf } from '../handbook/chapter-ids.ts'
import { handbookSources } from '../handbook/load-handbook.ts'
import type { ChallengeMessages } from '../messages/challenges/messages.ts'
import { useSpeech } from '../messages/messages.ts'
import { RuleLink } from '../question/RuleLink.tsx'

/** What a challenge is about: the chapter of the handbook that tells its rule, by its title, leading there. */
export function ThemeLink({ game, rule, say }: { game: string; rule: string; say: ChallengeMessages }) {
  const title = useChapterTitle(game, rule)
  return (
    <RuleLink game={game} rule={rule}>
      {title === undefined ? say.readAbout : say.theme(title)}
    </RuleLink>
  )
}

function useChapterTitle(game: string, rule: string): string | undefined {
  const { language } = useSpeech()
  const [title, setTitle] = useState<string>()
  useEffect(() => {
    const chapter = chapterOf(game, rule)
    const texts = handbookSources[game]?.texts
    if (chapter === undefined || texts === undefined) return
    ;(texts[language] ?? texts.en)().then(
      found => setTitle(found[chapter]?.title),
      () => undefined,
    )
  }, [game, rule, language])
  return title
}
