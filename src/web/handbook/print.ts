/** Prints the whole handbook, or the summary alone: the style sheet for paper is told which. */
export function printHandbook(what: 'all' | 'summary'): void {
  document.documentElement.dataset.print = what
  addEventListener('afterprint', () => delete document.documentElement.dataset.print, { once: true })
  print()
}
