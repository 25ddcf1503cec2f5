import type { SeatColor } from '../../plates/seats.ts'
import type { ResultFacts, ResultRow } from './result-facts.ts'

/** As wide and high as messengers show pictures. */
export const WIDTH = 1200
export const HEIGHT = 630

const MARGIN = 72
const INSIDE = WIDTH - 2 * MARGIN
/** Where the rows begin and end. */
const ROWS = { from: 246, to: HEIGHT - 96 }
const TALLEST_ROW = 76

/** The colours and letters of the page as they are now, in either theme. */
export interface Inks {
  readonly paper: string
  readonly ink: string
  readonly soft: string
  readonly line: string
  readonly seats: Readonly<Record<SeatColor, string>>
  readonly plate: string
  readonly text: string
}

type Canvas = CanvasRenderingContext2D

/** Draws a result: the game, when it was, how it ended, and every seat with its place and points. */
export function drawResult(canvas: Canvas, facts: ResultFacts, inks: Inks, site: string): void {
  frame(canvas, inks)
  const { game, date, verdict, rows } = facts
  canvas.textBaseline = 'alphabetic'
  canvas.fillStyle = inks.ink
  write(canvas, game, {
    x: MARGIN,
    y: 140,
    room: INSIDE,
    font: `600 ${fittingSize(canvas, game, inks)}px ${inks.plate}`,
  })
  write(canvas, verdict, { x: MARGIN, y: 206, room: INSIDE, font: `600 38px ${inks.text}` })
  line(canvas, inks.ink, 232)
  const height = Math.min(TALLEST_ROW, (ROWS.to - ROWS.from) / Math.max(1, rows.length))
  for (const [at, row] of rows.entries()) {
    const top = ROWS.from + at * height
    if (at > 0) line(canvas, inks.line, top)
    drawRow(canvas, row, inks, { top, height })
  }
  canvas.fillStyle = inks.soft
  const small = `400 26px ${inks.text}`
  write(canvas, site, { x: MARGIN, y: HEIGHT - 52, room: INSIDE / 2, font: `600 30px ${inks.plate}` })
  write(canvas, date, { x: WIDTH - MARGIN, y: HEIGHT - 52, room: INSIDE / 2, font: small, align: 'right' })
}

/** Two lines around, as around the plates of the games. */
function frame(canvas: Canvas, { paper, ink }: Inks): void {
  canvas.fillStyle = paper
  canvas.fillRect(0, 0, WIDTH, HEIGHT)
  canvas.strokeStyle = ink
  canvas.lineWidth = 4
  canvas.strokeRect(22, 22, WIDTH - 44, HEIGHT - 44)
  canvas.lineWidth = 1.5
  canvas.strokeRect(32, 32, WIDTH - 64, HEIGHT - 64)
}

function line(canvas: Canvas, color: string, y: number): void {
  canvas.strokeStyle = color
  canvas.lineWidth = 2
  canvas.beginPath()
  canvas.moveTo(MARGIN, y)
  canvas.lineTo(WIDTH - MARGIN, y)
  canvas.stroke()
}

function drawRow(
  canvas: Canvas,
  { place, name, points, color }: ResultRow,
  inks: Inks,
  { top, height }: { readonly top: number; readonly height: number },
): void {
  const middle = top + height / 2
  const size = Math.min(42, height * 0.58)
  const y = middle + size * 0.34
  canvas.fillStyle = inks.soft
  write(canvas, place, { x: MARGIN, y, room: 100, font: `400 ${size * 0.8}px ${inks.text}` })
  disc(canvas, inks.seats[color], inks.ink, { x: MARGIN + 138, y: middle, radius: size * 0.42 })
  canvas.fillStyle = inks.ink
  write(canvas, name, { x: MARGIN + 180, y, room: INSIDE - 360, font: `600 ${size}px ${inks.text}` })
  write(canvas, String(points), { x: WIDTH - MARGIN, y, room: 170, font: `600 ${size}px ${inks.text}`, align: 'right' })
}

function disc(
  canvas: Canvas,
  fill: string,
  edge: string,
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
): void {
  canvas.beginPath()
  canvas.arc(x, y, radius, 0, 2 * Math.PI)
  canvas.fillStyle = fill
  canvas.fill()
  canvas.strokeStyle = edge
  canvas.lineWidth = 2
  canvas.stroke()
}

/** The title as large as it has room for. */
function fittingSize(canvas: Canvas, text: string, { plate }: Inks): number {
  const sizes = [84, 72, 62, 54, 46]
  const fits = (size: number): boolean => {
    canvas.font = `600 ${size}px ${plate}`
    return canvas.measureText(text).width <= INSIDE
  }
  return sizes.find(fits) ?? 46
}

interface Place {
  readonly x: number
  readonly y: number
  readonly room: number
  readonly font: string
  readonly align?: 'left' | 'right'
}

function write(canvas: Canvas, text: string, { x, y, room, font, align = 'left' }: Place): void {
  canvas.font = font
  canvas.textAlign = align
  canvas.fillText(
    cutTo(room, text, part => canvas.measureText(part).width),
    x,
    y,
  )
}

/** As much of a text as has room, with a sign that there is more. */
export function cutTo(room: number, text: string, widthOf: (text: string) => number): string {
  if (widthOf(text) <= room) return text
  const letters = [...text]
  const fits = (count: number): boolean => widthOf(`${letters.slice(0, count).join('')}…`) <= room
  let count = letters.length - 1
  while (count > 0 && !fits(count)) count -= 1
  return `${letters.slice(0, count).join('').trimEnd()}…`
}
