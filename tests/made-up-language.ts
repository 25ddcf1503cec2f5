import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Names a third language with three phrases in a copy of the repository, as CONTRIBUTING.md says it is done. */
export function addGerman(folder: string): void {
  change(join(folder, 'src/kernel/words.ts'), "it: 'Italiano' }", "it: 'Italiano', de: 'Deutsch' }")
  const messages = join(folder, 'src/web/messages')
  change(
    join(messages, 'messages.ts'),
    "  it: async () => (await import('./it.ts')).it,\n",
    "  it: async () => (await import('./it.ts')).it,\n  de: async () => (await import('./de.ts')).de,\n",
  )
  writeFileSync(
    join(messages, 'de.ts'),
    `import type { PartOf } from '../../kernel/translations.ts'
import type { Messages } from './messages.ts'

export const de: PartOf<Messages> = {
  home: { playNow: 'Gleich spielen', minutes: minutes => \`\${minutes} Minuten\` },
  site: { play: 'Spielen' },
}
`,
  )
}

function change(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} does not say ${from}`)
  writeFileSync(file, text.replace(from, to))
}
