import { seatColors } from '../../plates/seats.ts'
import { colorNow, tokenOf } from '../../settings/color-now.ts'
import { drawResult, HEIGHT, type Inks, WIDTH } from './draw-result.ts'
import type { ResultFacts } from './result-facts.ts'

/** The result as a picture, in the colours and letters of the page. */
export async function resultPicture(facts: ResultFacts, site: string): Promise<Blob> {
  const inks = inksNow()
  const said = `${facts.game}${facts.verdict}${facts.rows.map(({ name }) => name).join('')}`
  // A canvas does not wait for letters that have not been used yet.
  await Promise.all([inks.plate, inks.text].map(font => document.fonts.load(`600 40px ${font}`, said)))
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const drawing = canvas.getContext('2d')
  if (drawing === null) throw new Error('this browser draws no pictures')
  drawResult(drawing, facts, inks, site)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      blob => (blob === null ? reject(new Error('the picture could not be made')) : resolve(blob)),
      'image/png',
    ),
  )
}

const inksNow = (): Inks => ({
  ...{ paper: colorNow('--paper'), ink: colorNow('--ink'), soft: colorNow('--ink-2'), line: colorNow('--line') },
  seats: Object.fromEntries(seatColors.map(color => [color, colorNow(`--p-${color}`)])) as Inks['seats'],
  ...{ plate: tokenOf('--font-plate'), text: tokenOf('--font-text') },
})
