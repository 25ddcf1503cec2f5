/**
 * What a step of a lesson speaks of and cannot be seen: none of the places that it marks, with no tab that leads to them; the answer
 * that it waits for; or what it tells to do. It runs in the page and so can use nothing from outside.
 */
export function hiddenFromLearner(): string[] {
  const isSeen = (element: Element): boolean => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2]
    const over = document.elementFromPoint(x, y)
    return width > 0 && height > 0 && over !== null && (element.contains(over) || over.contains(element))
  }
  const marked = [...document.querySelectorAll('[data-place][data-marks~="hover"]')]
  const wanted = document.querySelector<HTMLElement>('.lesson-now')?.dataset
  const answer = wanted?.taken ?? wanted?.wanted
  const row = answer === undefined ? null : document.querySelector(`.question [data-choice="${CSS.escape(answer)}"]`)
  const told = document.querySelector('.lesson-now, .lesson-ways .button--ink')
  return [
    ...(marked.length > 0 && !marked.some(isSeen) && document.querySelector('.panel-dot') === null
      ? marked.map(place => `the place ${place.getAttribute('data-place')}`)
      : []),
    ...(row !== null && !isSeen(row) ? [`the answer ${answer}`] : []),
    ...(told === null || !isSeen(told) ? ['what is to be done'] : []),
  ]
}
