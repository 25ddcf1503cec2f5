import { IconAt } from '../../plates/Icon.tsx'

/** A token or marker of Chronos: his hourglass on a disc. */
export const ChronosToken = ({ radius }: { radius: number }) => (
  <>
    <circle r={radius} fill="var(--paper-raised)" stroke="var(--ink)" strokeWidth="1.2" />
    <IconAt name="hourglass" x={0} y={0} size={radius * 1.4} />
  </>
)
