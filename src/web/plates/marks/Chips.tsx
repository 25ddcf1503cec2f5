import { Icon } from '../Icon.tsx'
import { inkOf } from '../seats.ts'
import type { PlaceName, Preview } from '../targets.ts'
import { signed } from './chip-layout.ts'

/** What is paid and gained at a place set in HTML, in a capsule on its lower edge. */
export function Chips({ place, preview }: { place: PlaceName; preview: Preview | undefined }) {
  const chip = preview?.chips?.find(({ at }) => at === place)
  if (chip === undefined) return null
  return (
    <span
      className="chip chip-box number"
      style={{ '--chip': preview?.by === undefined ? 'var(--accent)' : inkOf(preview.by) }}
    >
      {chip.parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a chip never change their order
        <span key={at} className={partClass(part)}>
          {'text' in part ? part.text : signed(part.change)}
          {'icon' in part && <Icon name={part.icon} />}
        </span>
      ))}
    </span>
  )
}

const partClass = (part: NonNullable<Preview['chips']>[number]['parts'][number]): string =>
  'text' in part ? `chip-${part.tone}` : part.change < 0 ? 'chip-cost' : 'chip-gain'
