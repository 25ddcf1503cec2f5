import 'react'

declare module 'react' {
  /** Custom properties may be set from a component. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
