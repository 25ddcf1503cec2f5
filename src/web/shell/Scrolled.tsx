import type { ReactNode } from 'react'

/** A part of the page that scrolls by itself and holds nothing to click: the keyboard reaches it to scroll it. */
export const Scrolled = ({ label, className, children }: { label: string; className: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus it could not be scrolled by keys
  <section className={className} aria-label={label} tabIndex={0}>
    {children}
  </section>
)
