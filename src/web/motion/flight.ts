import { inLayer, type Stood } from './standing.ts'

const timing = { duration: 340, easing: 'cubic-bezier(0.45, 0.05, 0.2, 1)' }

/** Things that go less far than this have only been nudged. */
const FAR = 24

export const isFar = (from: DOMRect, to: DOMRect): boolean => Math.hypot(from.x - to.x, from.y - to.y) > FAR

/** A thing flies to where it now lies, in the form that it has there; it is seen there when it has arrived. */
export function flyIn(layer: HTMLElement, from: DOMRect, { element, box }: Stood): void {
  fly(layer, element, box, [{ transform: across(layer, box, from) }, { transform: 'none' }])
  element.animate([{ opacity: 0 }, { opacity: 0 }], timing)
}

/** A thing that is seen no more flies to where it went. */
export function flyOff(layer: HTMLElement, { element, box }: Stood, to: DOMRect): void {
  fly(layer, element, box, [{ transform: 'none' }, { transform: across(layer, box, to), opacity: 0.2 }])
}

function fly(layer: HTMLElement, element: HTMLElement, seen: DOMRect, frames: Keyframe[]): void {
  const box = inLayer(layer, seen)
  const picture = element.cloneNode(true) as HTMLElement
  picture.inert = true
  const { fontSize } = getComputedStyle(element.isConnected ? element : layer)
  const place = { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` }
  Object.assign(picture.style, { ...place, position: 'absolute', margin: '0', outline: 'none', fontSize })
  layer.append(picture)
  picture.animate(frames, timing).onfinish = () => picture.remove()
}

/** From one box to the middle of another, as large as fits there. */
function across(layer: HTMLElement, seenFrom: DOMRect, seenTo: DOMRect): string {
  const [from, to] = [inLayer(layer, seenFrom), inLayer(layer, seenTo)]
  const x = to.x + to.width / 2 - from.x - from.width / 2
  const y = to.y + to.height / 2 - from.y - from.height / 2
  return `translate(${x}px, ${y}px) scale(${Math.min(to.width / from.width, to.height / from.height)})`
}
