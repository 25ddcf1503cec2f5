/** The sheet of a plate: paper and a double frame. Boards have square corners. */
export const BoardFrame = ({ width, height }: { width: number; height: number }) => (
  <g fill="none" stroke="var(--ink)">
    <rect x=".6" y=".6" width={width - 1.2} height={height - 1.2} fill="var(--paper-raised)" strokeWidth="1.25" />
    <rect x="4" y="4" width={width - 8} height={height - 8} strokeWidth=".6" />
  </g>
)
