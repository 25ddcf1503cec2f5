import { Hatching, ink, Plate } from './engraving.tsx'

const columns = Array.from({ length: 6 }, (_, i) => 58 + i * 40.5)
const doors = Array.from({ length: 5 }, (_, i) => 78 + i * 40.5)
const books = [
  ['red', 38],
  ['blue', 42],
  ['green', 39],
  ['black', 44],
] as const

/** Alma Mater: the front of a university, and four books on its steps. */
export const Facade = () => (
  <Plate>
    <path d="M48 74 159 26 270 74Z" {...ink} strokeWidth="1.75" />
    <path d="M74 70 159 34 244 70Z" {...ink} strokeWidth=".8" />
    <circle cx="159" cy="56" r="9" {...ink} strokeWidth="1.25" />
    <path d="M44 74H274V84H44Z" {...ink} fill="var(--paper-sunk)" strokeWidth="1.25" />
    {doors.map(x => (
      <path key={x} d={`M${x} 150v-36a8.500 8.500 0 0 1 17 0v36Z`} {...ink} fill="var(--paper-sunk)" strokeWidth=".9" />
    ))}
    {columns.map(x => (
      <g key={x}>
        <path
          d={`M${x - 3} 84h22v6h-22ZM${x - 3} 144h22v6h-22ZM${x} 90h16v54h-16Z`}
          {...ink}
          fill="var(--paper-raised)"
          strokeWidth="1.1"
        />
        <path
          d={`M${x + 5} 90v54M${x + 9} 90v54M${x + 11.5} 90v54M${x + 13.5} 90v54`}
          {...ink}
          strokeWidth=".6"
          opacity=".7"
        />
      </g>
    ))}
    <path
      d="M40 150H278V156H40ZM32 156H286V163H32ZM24 163H294V170H24Z"
      {...ink}
      fill="var(--paper-raised)"
      strokeWidth="1.1"
    />
    <Hatching from={[28, 172]} to={[288, 172]} count={54} stroke={[-6, 7]} opacity={0.5} />
    {books.map(([color, height], i) => (
      <g key={color}>
        <rect
          x={128 + i * 16}
          y={170 - height}
          width="15"
          height={height}
          fill={`var(--p-${color})`}
          stroke="var(--ink)"
          strokeWidth="1.1"
        />
        <path
          d={`M${128 + i * 16} ${182 - height}h15M${128 + i * 16} 162h15`}
          stroke="var(--paper-raised)"
          strokeWidth="1.5"
        />
      </g>
    ))}
  </Plate>
)
