import type { IconName } from '../plates/icons/icons.ts'
import { inLayer } from './standing.ts'

const LASTS = 1100

/** An amount rises from where it was earned and fades. `order` tells several apart that rise from one place. */
export function rise(layer: HTMLElement, seen: DOMRect, amount: number, icon: IconName, order = 0): void {
  const from = inLayer(layer, seen)
  const label = document.createElement('span')
  label.className = 'rising'
  label.append(`+${amount}`, iconNamed(icon))
  label.style.left = `${from.x + from.width / 2}px`
  label.style.top = `${from.y + from.height / 2 - order * 22}px`
  layer.append(label)
  const risen = label.animate(
    [
      { opacity: 0, transform: 'translate(-50%, -20%)' },
      { opacity: 1, transform: 'translate(-50%, -70%)', offset: 0.15 },
      { opacity: 1, transform: 'translate(-50%, -130%)', offset: 0.7 },
      { opacity: 0, transform: 'translate(-50%, -180%)' },
    ],
    { duration: LASTS, easing: 'ease-out' },
  )
  risen.onfinish = () => label.remove()
}

function iconNamed(icon: IconName): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('class', 'icon')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  use.setAttribute('href', `#icon-${icon}`)
  svg.append(use)
  return svg
}
