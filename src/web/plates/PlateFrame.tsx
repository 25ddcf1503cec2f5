/** The paper and the edge of a plate that fills its drawing. */
export const PlateFrame = ({ width, height }: { width: number; height: number }) => (
  <rect
    x=".6"
    y=".6"
    width={width - 1.2}
    height={height - 1.2}
    fill="var(--paper-raised)"
    stroke="var(--ink)"
    strokeWidth="1.25"
  />
)
