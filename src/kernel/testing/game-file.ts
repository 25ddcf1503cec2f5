import { mkdirSync, writeFileSync } from 'node:fs'
import { type GameRecord, writeRecord } from '../record.ts'

const folder = '.cache/hunt'

/** Keeps the game that broke a property, as a file that `athenaeum replay` loads. */
export function saveGameFile(record: GameRecord, remark: string): string {
  mkdirSync(folder, { recursive: true })
  const seed = record.seed.replace(/[^a-z0-9-]+/gi, '-').slice(0, 60)
  const name = `${folder}/${record.game}-${record.players}-${seed}.txt`
  const remarks = remark.split('\n').map(line => `# ${line}\n`)
  writeFileSync(name, remarks.join('') + writeRecord(record))
  return name
}
