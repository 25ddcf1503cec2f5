import { Refusal } from '../../kernel/errors.ts'
import { type GameRecord, readRecord, writeRecord } from '../../kernel/record.ts'

/** The longest address that messengers and browsers pass on whole, and room for what stands before it. */
const LONGEST = 7_500
/** A whole game has some ten thousand characters; what unpacks to far more is none. */
const MOST_CHARACTERS = 400_000

/**
 * A record as the end of an address: everybody who has the address has the game, from whatever device or server it comes.
 * Undefined where it would be too long, and for components of a table's own: those are for a file.
 */
export async function packedRecord(record: GameRecord): Promise<string | undefined> {
  if (record.pack !== undefined) return undefined
  const packed = base64Of(await squeezed(writeRecord(record)))
  return packed.length > LONGEST ? undefined : packed
}

/** Refuses what is no packed record. It is somebody else's: whoever shows it plays it again first. */
export async function unpackedRecord(packed: string): Promise<GameRecord> {
  const { record } = readRecord(await unsqueezed(packed))
  if (record.pack !== undefined) throw new Refusal('bad-record', 'a game in a link has no components of its own')
  return record
}

async function squeezed(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

async function unsqueezed(packed: string): Promise<string> {
  try {
    const stream = new Blob([bytesOf(packed)]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    const reader = stream.pipeThrough(new TextDecoderStream('utf-8', { fatal: true })).getReader()
    let text = ''
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      text += read.value
      if (text.length > MOST_CHARACTERS) throw new Error('it is too long')
    }
    return text
  } catch {
    throw new Refusal('bad-record', 'the link does not hold a whole game: copy all of it')
  }
}

/** Base64 in the signs that an address may have. */
const base64Of = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const bytesOf = (packed: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), sign => sign.charCodeAt(0))
