/** Whether somebody sits before this page: it is to be seen, and was touched not long ago. A page left open must not keep its person from being called. */

/** Milliseconds without a touch after which nobody is taken to sit there. */
const IDLE = 5 * 60_000
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'focus'] as const

/** Tells whenever that changes, and at once if nobody does. */
export function onAttention(tell: (attentive: boolean) => void): () => void {
  let touched = Date.now()
  let told = true
  const look = (): void => {
    const attentive = document.visibilityState === 'visible' && Date.now() - touched < IDLE
    if (attentive === told) return
    told = attentive
    tell(attentive)
  }
  const touch = (): void => {
    touched = Date.now()
    look()
  }
  const changed = (): void => (document.visibilityState === 'visible' ? touch() : look())
  const timer = setInterval(look, IDLE / 10)
  for (const sign of SIGNS) addEventListener(sign, touch, { capture: true, passive: true })
  document.addEventListener('visibilitychange', changed)
  look()
  return () => {
    clearInterval(timer)
    for (const sign of SIGNS) removeEventListener(sign, touch, { capture: true })
    document.removeEventListener('visibilitychange', changed)
  }
}
