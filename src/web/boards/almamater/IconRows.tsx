import { IconRow } from '../../plates/IconRow.tsx'
import type { IconToken } from '../../plates/icon-tokens.ts'

/** Rows of icons side by side, or below each other where there is no room. */
export const IconRows = ({ rows }: { rows: readonly (readonly IconToken[])[] }) =>
  rows.map((tokens, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what is printed on a component never changes its order
    <IconRow key={at} tokens={tokens} />
  ))
