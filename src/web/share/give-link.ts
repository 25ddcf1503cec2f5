import { copyText } from '../account/copy-text.ts'

/** Gives a link away: a phone has a sheet of its own for this, elsewhere it is copied. `by-hand` where neither can be done. */
export async function giveLink(text: string, url: string): Promise<'shared' | 'copied' | 'by-hand'> {
  if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
    // Who closes the sheet has changed their mind, which is no fault.
    await navigator.share({ text, url }).catch(() => undefined)
    return 'shared'
  }
  return (await copyText(url)) ? 'copied' : 'by-hand'
}
