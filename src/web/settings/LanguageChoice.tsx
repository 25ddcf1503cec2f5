import { isLanguage, languageNames, languages } from '../../kernel/words.ts'
import { useSpeech } from '../messages/messages.ts'
import { changeSettings } from './settings.ts'

/** The list of languages, each called as it calls itself. */
export function LanguageChoice({ label }: { label: string }) {
  const { language } = useSpeech()
  return (
    <select
      className="site-language"
      value={language}
      aria-label={label}
      onChange={({ target: { value } }) => isLanguage(value) && changeSettings({ language: value })}
    >
      {languages.map(one => (
        <option key={one} value={one} lang={one}>
          {languageNames[one]}
        </option>
      ))}
    </select>
  )
}
