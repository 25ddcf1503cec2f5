import { Dot, Line, Solid } from './strokes.tsx'

const closedBook = 'M5 3.2h14v17.6H5Z'
const paper = {
  fill: 'var(--paper-raised)',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
} as const

/** Faculties, people and books of a university. */
export const universityIcons = {
  art: (
    <>
      <Line d="M12 3.5c-5 0-9 3.6-9 8.5s3.8 8.5 8.5 8.5c2 0 2-1.5 1.3-2.6-.8-1.4 0-2.7 1.7-2.7H18c2 0 3.3-1.3 3.3-3.4C21.3 7 17 3.5 12 3.5Z" />
      <Dot r={1.5} x={8} y={9.5} />
      <Dot r={1.5} x={12.5} y={7.5} />
      <Dot r={1.5} x={16.8} y={9.8} />
      <Dot r={1.5} x={7} y={14} />
    </>
  ),
  law: <Line d="M12 3v18M8 21h8M4.5 6.5h15M4.5 6.5 2 13.5h5ZM19.5 6.5 17 13.5h5Z" />,
  mathematics: (
    <>
      <Line d="M12 2.5v3M12 5.5 6 21.5M12 5.5l6 16M8.3 15c2.2 1.5 5.2 1.5 7.4 0" />
      <Dot r={1.8} y={5.5} />
    </>
  ),
  cap: (
    <>
      <Line d="M6 11.5v5c3.5 2.6 8.5 2.6 12 0v-5M22 9.5v6" />
      <Solid d="M12 4.4 23 9.5 12 14.6 1 9.5Z" />
    </>
  ),
  /** A master of a university as a piece: the flat cap. */
  pawn: (
    <Solid d="M12 1.2 18.4 4 12 6.8 5.6 4ZM8.8 6.4v1.8a3.2 3.2 0 0 0 6.4 0V6.4L12 7.8ZM12 12c4.4 0 7.2 3.2 7.6 10H4.4C4.8 15.2 7.6 12 12 12Z" />
  ),
  tutor: (
    <path
      d="M12 1.8 18 4.4 12 7 6 4.4ZM8.8 6.2v2a3.2 3.2 0 0 0 6.4 0v-2M12 12.6c4 0 6.6 2.8 7 9H5c.4-6.2 3-9 7-9Z"
      {...paper}
    />
  ),
  bust: (
    <>
      <Solid d="M12 2.4a4.2 4.2 0 0 1 2.6 7.5c.2 1.7 1 2.6 3 3.2 1.5.4 2.2 1.5 2.2 3.3h-15.6c0-1.8.7-2.9 2.2-3.3 2-.6 2.8-1.5 3-3.2A4.2 4.2 0 0 1 12 2.4Z" />
      <Line d="M9.5 16.4v2.8h5v-2.8M6.5 21.4h11" />
    </>
  ),
  mitre: (
    <>
      <Line d="M5.2 20.5C3.6 13.5 6.6 6.5 12 2.8c5.4 3.7 8.4 10.7 6.8 17.7ZM4.8 17h14.4" />
      <Line d="M12 7.2v6.4M9.4 10h5.2" width={1.5} />
    </>
  ),
  meeting: (
    <>
      <Line d="M3.5 13.5h17M6.5 13.5v7M17.5 13.5v7" />
      <Dot r={2.3} x={6.5} y={8} />
      <Dot r={2.3} x={12} y={6} />
      <Dot r={2.3} x={17.5} y={8} />
    </>
  ),
  door: (
    <>
      <Line d="M5 21V9.5a7 7 0 0 1 14 0V21ZM2.5 21h19" />
      <Dot r={1.3} x={15.2} y={14.5} />
    </>
  ),
  /** A step that must be paid. */
  step: <Solid d="M2.5 21.5v-5.2h5v-5h5v-5h5V2.5h4v19Z" />,
  /** A step that costs nothing. */
  freeStep: (
    <>
      <path
        d="M3 21v-4.7h5v-5h5v-5h5V3h3.2v18Z"
        fill="var(--f-medicine)"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <Line d="M6.5 11V2.8M3.4 5.8l3.1-3.2 3.1 3.2" width={1.8} />
    </>
  ),
  /** A level that is marked in blue. */
  blueMark: <path d="M12 2.5 20 12l-8 9.5L4 12Z" fill="var(--f-mathematics)" stroke="currentColor" strokeWidth="1.5" />,
  textbook: (
    <>
      <path d={closedBook} {...paper} />
      <Line d="M8.4 3.2v17.6" width={1.3} />
      <Line d="M13.7 8.2v7.6M10.4 10.1l6.6 3.8M10.4 13.9l6.6-3.8" width={1.5} />
    </>
  ),
  /** A textbook of one's own colour. */
  ownBook: (
    <>
      <path d={closedBook} {...paper} />
      <Line d="M8.4 3.2v17.6" width={1.3} />
      <Solid d="M13.7 7.2l1.4 3.2 3.5.3-2.7 2.3.8 3.4-3-1.8-3 1.8.8-3.4-2.7-2.3 3.5-.3Z" />
    </>
  ),
  dictionary: (
    <>
      <path d={closedBook} {...paper} />
      <Line d="M8.4 3.2v17.6" width={1.3} />
      <Line d="M10.6 16.2 13.7 7.6l3.1 8.6M11.6 13.6h4.2" width={1.6} />
    </>
  ),
  /** A price that hangs over a shelf. */
  price: (
    <>
      <Line d="M3.5 4.5h8l9 9-7.5 7.5-9.5-9.5Z" />
      <Dot r={1.7} x={8} y={9} />
    </>
  ),
}
