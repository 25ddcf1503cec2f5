/** What is wrong with a table at the size it has now, and where. */
export interface Fault {
  readonly kind: 'over' | 'cut' | 'broken' | 'small' | 'no answer' | 'sideways'
  readonly what: string
  readonly where: string
}

/**
 * Looks at the page as it is drawn now: text over text or over an icon, what is cut with no way to it, words that are broken,
 * buttons that something covers, type below the floor, fewer than two answers in sight, sideways scrolling. It runs in the page and so can use nothing from outside.
 */
export function findFaults(): Fault[] {
  interface Rect {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
  interface Thing {
    readonly element: Element
    readonly name: string
    readonly isText: boolean
    /** All of its ink. */
    readonly box: Rect
    /** What of it is not scrolled or folded away. */
    readonly seen: Rect
    readonly owner: Element
  }

  const textFloor = 11
  const pictureFloor = 9
  /** Ink may touch by so much. */
  const near = 1.6
  /** Lines that say the beginning of something which opens whole at a click, or that stand whole elsewhere. */
  const openable = '.log-last, .table-moment, .strip-note, .log-handle, .option--more, .table-title'
  /** Pictures that belong together: what lies over each other in them is drawn so. */
  const drawn = '.icon-row, .icon, .piece, .chip, .chip-box, .hint-mark, .target-hint, .motion-layer, .table-carried'
  /** Small pictures of plates, which are only signs of their tabs. */
  const signs = '[inert], .expo-small'

  const faults: Fault[] = []
  const pathOf = (element: Element): string => {
    const names: string[] = []
    for (let at: Element | null = element; at !== null && names.length < 4; at = at.parentElement) {
      const name = at.getAttribute('class')?.split(' ')[0]
      const place = at.getAttribute('data-place')
      if (name !== undefined && name !== '') names.unshift(name)
      if (place !== null) names.unshift(`[${place}]`)
      if (at.classList.contains('table-page')) break
    }
    return names.join(' > ')
  }
  const add = (kind: Fault['kind'], what: string, element: Element): void => {
    faults.push({ kind, what: what.replace(/\s+/g, ' ').slice(0, 48), where: pathOf(element) })
  }

  const cutTo = (a: Rect, b: Rect): Rect => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const isEmpty = ({ left, top, right, bottom }: Rect): boolean => right - left < 1 || bottom - top < 1

  /** The frames in which an element is seen, each with whether one can scroll in it. */
  interface Frame {
    readonly box: Rect
    readonly scrolls: { readonly x: boolean; readonly y: boolean }
    readonly clips: { readonly x: boolean; readonly y: boolean }
  }
  const known = new Map<Element, Frame | undefined>()
  const frameOf = (element: Element): Frame | undefined => {
    if (known.has(element)) return known.get(element)
    const { overflowX, overflowY, contain } = getComputedStyle(element)
    const painted = /paint|strict|content/.test(contain)
    const isOuterSvg = element instanceof SVGSVGElement && overflowX !== 'visible'
    const scrolls = { x: /auto|scroll/.test(overflowX), y: /auto|scroll/.test(overflowY) }
    const clips = {
      x: painted || overflowX !== 'visible' || isOuterSvg,
      y: painted || overflowY !== 'visible' || isOuterSvg,
    }
    let frame: Frame | undefined
    if (clips.x || clips.y) {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      frame = { box: { left, top, right, bottom }, scrolls, clips }
    }
    known.set(element, frame)
    return frame
  }
  const windowFrame: Frame = {
    box: { left: 0, top: 0, right: innerWidth, bottom: innerHeight },
    scrolls: { x: false, y: false },
    clips: { x: true, y: true },
  }

  /** What of a box is in sight, and whether some of it can never be. */
  const seenOf = (element: Element, box: Rect): { readonly seen: Rect; readonly lost: boolean } => {
    let seen = box
    let lost = false
    let reachable = { x: false, y: false }
    const through = (frame: Frame): void => {
      const { left, top, right, bottom } = frame.box
      const clip: Rect = {
        left: frame.clips.x ? left : -1e6,
        right: frame.clips.x ? right : 1e6,
        top: frame.clips.y ? top : -1e6,
        bottom: frame.clips.y ? bottom : 1e6,
      }
      if (frame.scrolls.x) reachable = { ...reachable, x: true }
      if (frame.scrolls.y) reachable = { ...reachable, y: true }
      const outX = Math.max(clip.left - seen.left, seen.right - clip.right)
      const outY = Math.max(clip.top - seen.top, seen.bottom - clip.bottom)
      if ((outX > 2 && !reachable.x) || (outY > 2 && !reachable.y)) lost = true
      seen = cutTo(seen, clip)
    }
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const frame = frameOf(at)
      if (frame !== undefined) through(frame)
      if (getComputedStyle(at).position === 'fixed') break
    }
    through(windowFrame)
    return { seen, lost }
  }

  const pen = document.createElement('canvas').getContext('2d')
  const root = document.querySelector('.table-page')
  if (root === null || pen === null) return [{ kind: 'no answer', what: 'no table', where: '' }]

  const things: Thing[] = []
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('.spoken-only, defs, symbol') === null

  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    if (!(node instanceof Text)) continue
    const text = node.data.trim()
    const element = node.parentElement
    if (text === '' || element === null || !isShown(element) || element.closest('option, style, title') !== null)
      continue
    if (element.closest(signs) !== null || element.closest('svg.icon') !== null || !/[\p{L}\p{N}]/u.test(text)) continue
    const style = getComputedStyle(element)
    range.selectNodeContents(node)
    // Letters that are set closer are told only by the element.
    const close = element.hasAttribute('textLength')
    const rects = (close ? [element.getBoundingClientRect()] : [...range.getClientRects()]).filter(
      ({ width, height }) => width > 0.5 && height > 0.5,
    )
    const first = rects[0]
    if (first === undefined) continue
    const upright = style.writingMode.startsWith('vertical')
    pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const ink = pen.measureText(text)
    const across = upright ? first.width : first.height
    const scale = across / (ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent)
    const svg = element instanceof SVGElement
    const drawing = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
    const enlarged = drawing === null ? (element.currentCSSZoom ?? 1) : Math.hypot(drawing.a, drawing.b)
    const size = Number.parseFloat(style.fontSize) * enlarged
    const round = element.closest('[class]') !== null && Number.parseFloat(getComputedStyle(element).borderRadius) > 5
    const inPicture =
      (svg || round || element.closest('svg') !== null) && (/^[IVX]+$/.test(text) || !/\p{L}{2}/u.test(text))
    if (size < (inPicture ? pictureFloor : textFloor) - 0.05) add('small', `${size.toFixed(1)} px: ${text}`, element)
    const clipped = element.closest(openable) !== null
    if (!clipped && style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1)
      add('cut', `…: ${text}`, element)
    if (rects.length > 1 && !clipped) {
      for (const { 0: word, index } of node.data.matchAll(/\p{L}{4,}/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        // A capital of its own stands on the same line.
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0.5)
        if (parts.some(({ top }) => top >= (parts[0]?.bottom ?? top) - 2)) add('broken', word, element)
      }
    }
    const owner = element.closest(drawn) ?? element
    let lost = false
    for (const rect of rects) {
      const base = rect.top + ink.fontBoundingBoxAscent * scale
      const box: Rect = upright
        ? {
            left: rect.left + rect.width * 0.25,
            right: rect.right - rect.width * 0.25,
            top: rect.top,
            bottom: rect.bottom,
          }
        : {
            left: rect.left,
            right: rect.right,
            top: base - ink.actualBoundingBoxAscent * scale,
            bottom: base + ink.actualBoundingBoxDescent * scale,
          }
      const { seen, lost: gone } = seenOf(element, box)
      if (gone) lost = true
      if (!isEmpty(seen)) things.push({ element, name: text, isText: true, box, seen, owner })
    }
    if (lost && !clipped && style.textOverflow !== 'ellipsis') add('cut', text, element)
  }

  for (const element of root.querySelectorAll('svg.icon, svg.icon-row, svg.plate use[href^="#icon-"]')) {
    if (!isShown(element) || element.closest(`${signs}, .zoomed-button`) !== null) continue
    if (element.parentElement?.closest('svg.icon, svg.icon-row') != null) continue
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
    if (width < 2 || height < 2) continue
    const [dx, dy] = [width * 0.08, height * (element.matches('.icon-row') ? 0.2 : 0.1)]
    const box: Rect = { left: left + dx, right: right - dx, top: top + dy, bottom: bottom - dy }
    const { seen, lost } = seenOf(element.matches('svg') ? (element.parentElement ?? element) : element, box)
    const name = element.querySelector('use')?.getAttribute('href') ?? element.getAttribute('href') ?? 'icon'
    if (lost && element.closest(openable) === null) add('cut', name, element)
    if (!isEmpty(seen))
      things.push({ element, name, isText: false, box, seen, owner: element.closest(drawn) ?? element })
  }

  const isOneWord = (a: Thing, b: Thing): boolean =>
    a.element === b.element || a.owner === b.owner || a.owner.contains(b.element) || b.owner.contains(a.element)
  /** A number on a picture that is larger than it belongs to the picture. */
  const isNumberOn = (text: Thing, icon: Thing): boolean =>
    text.name.length <= 3 &&
    icon.box.left <= text.box.left + 1 &&
    icon.box.right >= text.box.right - 1 &&
    icon.box.top <= text.box.top + 2 &&
    icon.box.bottom >= text.box.bottom - 2
  /** Something drawn above the place covers it there: a sheet, a popover. */
  const isCovered = (thing: Thing): boolean => {
    const { left, right, top, bottom } = thing.seen
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const sheet = over?.closest('[popover], dialog, .log-sheet, .zoomed-button, .menu')
    return sheet != null && !sheet.contains(thing.element)
  }
  things.sort((a, b) => a.seen.left - b.seen.left)
  things.forEach((a, at) => {
    for (let next = at + 1; next < things.length; next++) {
      const b = things[next]
      if (b === undefined || b.seen.left >= a.seen.right - near) break
      if ((!a.isText && !b.isText) || isOneWord(a, b)) continue
      const shared = cutTo(a.seen, b.seen)
      if (shared.right - shared.left < near || shared.bottom - shared.top < near) continue
      const [text, other] = a.isText ? [a, b] : [b, a]
      if (!other.isText && isNumberOn(text, other)) continue
      if (isCovered(a) || isCovered(b)) continue
      add('over', `${text.name.slice(0, 20)} | ${other.name.slice(0, 20)}`, text.element)
    }
  })

  const parts = '.plate, .sheet, .am-plate, .assembly, .question, .table-header, .strip, .panel-tabs, .plate-tabs'
  for (const { isText, box, seen, name, element } of things) {
    const part = element.closest(parts)
    const over = document.elementFromPoint((seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2)
    const cover = over?.closest(parts)
    const whole = seen.bottom - seen.top > (box.bottom - box.top) * 0.9 && seen.right - seen.left > 4
    if (!isText || !whole || part === null || cover == null || part.contains(cover) || cover.contains(part)) continue
    add('over', `${name} under ${cover.getAttribute('class') ?? ''}`, element)
  }

  for (const button of root.querySelectorAll('button')) {
    if (!isShown(button) || button.closest(signs) !== null) continue
    const { left, top, right, bottom } = button.getBoundingClientRect()
    const { seen } = seenOf(button, { left, top, right, bottom })
    // The edge of one that is scrolled away is no button yet.
    if (seen.bottom - seen.top < 8 || seen.right - seen.left < 8) continue
    const at = document.elementFromPoint((seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2)
    const name = button.getAttribute('aria-label') ?? button.textContent ?? ''
    if (at !== null && !button.contains(at) && at.closest('[popover], dialog, .log-sheet') === null)
      add('over', `${name} under ${pathOf(at)}`, button)
    for (const sign of button.querySelectorAll('[inert] svg')) {
      const box = sign.getBoundingClientRect()
      if (box.bottom > bottom + 2 || box.top < top - 2 || box.right > right + 2 || box.left < left - 2)
        add('over', `the picture of ${name} leaves its button`, button)
    }
  }

  for (const button of root.querySelectorAll('.zoomed-button')) {
    const { left, right, top, bottom } = button.getBoundingClientRect()
    for (const thing of things) {
      const shared = cutTo(thing.seen, { left, right, top, bottom })
      if (isEmpty(shared) || !thing.isText || button.contains(thing.element)) continue
      if (button.parentElement?.querySelector('.zoomed-pane')?.contains(thing.element) !== true)
        add('over', thing.name, button)
    }
  }

  const offered = [...root.querySelectorAll('.question [data-choice]')]
  const inSight = offered.filter(one => {
    const { left, top, right, bottom, height } = one.getBoundingClientRect()
    const { seen } = seenOf(one, { left, top, right, bottom })
    return seen.bottom - seen.top >= height * 0.8 && seen.right - seen.left > 20
  })
  if (inSight.length < Math.min(2, offered.length) || offered.length === 0)
    add('no answer', `${inSight.length} of ${offered.length} answers in sight`, root)
  const title = root.querySelector('.question h1')
  if (title !== null) {
    const { left, top, right, bottom, height } = title.getBoundingClientRect()
    const { seen } = seenOf(title, { left, top, right, bottom })
    if (seen.bottom - seen.top < Math.min(20, height * 0.8)) add('no answer', 'the question is not in sight', title)
  }
  const page = document.scrollingElement
  if (page !== null && page.scrollWidth > page.clientWidth + 1)
    add('sideways', `${page.scrollWidth} px wide in ${page.clientWidth}`, root)
  return faults
}
