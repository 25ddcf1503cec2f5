interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Size {
  readonly width: number
  readonly height: number
}

const gap = 10
const margin = 6

/** Where a card is laid beside what it is about: never over it if there is room anywhere, always inside the window. */
export function cardSpot(about: Box, card: Size, window: Size): { readonly left: number; readonly top: number } {
  const within = (wanted: number, size: number, room: number): number =>
    Math.max(margin, Math.min(wanted, room - size - margin))
  const beside = within(about.top + about.height / 2 - card.height / 2, card.height, window.height)
  const across = within(about.left + about.width / 2 - card.width / 2, card.width, window.width)
  const spots = [
    { left: about.left + about.width + gap, top: beside },
    { left: about.left - card.width - gap, top: beside },
    { left: across, top: about.top + about.height + gap },
    { left: across, top: about.top - card.height - gap },
  ]
  const fits = ({ left, top }: { left: number; top: number }): boolean =>
    left >= margin &&
    top >= margin &&
    left + card.width <= window.width - margin &&
    top + card.height <= window.height - margin
  return spots.find(fits) ?? { left: across, top: within(about.top + about.height + gap, card.height, window.height) }
}
