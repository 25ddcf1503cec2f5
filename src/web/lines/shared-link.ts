import { Refusal } from '../../kernel/errors.ts'

/** A text in a link: pressed together, and in letters that an address may have. It stays in the address and goes to no server. */
export async function packedText(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  const letters = Array.from(bytes, byte => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Longer than any game with its own components. */
const LONGEST_TEXT = 4_000_000

/** The text of a link; what unpacks to more than any game is refused before it fills the page's memory. */
export async function unpackedText(packed: string): Promise<string> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, letter => letter.charCodeAt(0))
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    return await boundedText(stream.getReader())
  } catch (fault) {
    if (fault instanceof Refusal) throw fault
    throw new Refusal('bad-record', 'the link holds no game: part of it may be missing')
  }
}

async function boundedText(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    if (text.length > LONGEST_TEXT) throw new Refusal('bad-record', 'the link holds more than a game')
  }
}
