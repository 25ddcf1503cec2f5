import { Circle, Dot, Line, Solid, scallop } from './strokes.tsx'

const flask = 'M9.8 3.2h4.4M10.6 3.2v6L5.2 18a2.2 2.2 0 0 0 1.9 3.3h9.8A2.2 2.2 0 0 0 18.8 18L13.4 9.2v-6'

const outline = { stroke: 'var(--ink)', strokeWidth: 1.5, strokeLinejoin: 'round', strokeLinecap: 'round' } as const

/** What is owned, counted, placed or scored. */
export const thingIcons = {
  coin: (
    <>
      <circle cx="12" cy="12" r="9.4" fill="var(--r-coin)" stroke="var(--on-coin)" strokeWidth="1.5" />
      <circle cx="12" cy="12" r="6.6" fill="none" stroke="var(--on-coin)" strokeWidth=".9" />
      <path d="M12 8 14.6 12 12 16 9.4 12Z" fill="var(--on-coin)" />
    </>
  ),
  potion: (
    <>
      <path d={flask} fill="var(--paper-raised)" {...outline} />
      <path d="M8 14.2h8l2.2 3.9a1.7 1.7 0 0 1-1.5 2.5H7.3a1.7 1.7 0 0 1-1.5-2.5Z" fill="var(--r-potion)" />
      <path d={flask} fill="none" {...outline} />
    </>
  ),
  vp: <path d={scallop(14, 10.2, 1.3)} fill="var(--r-vp)" />,
  student: (
    <Solid d="M12 2.6a3.9 3.9 0 0 1 2.2 7.1c.6 2.9 1.9 4.9 3.5 6.5H6.3c1.6-1.6 2.9-3.6 3.5-6.5A3.9 3.9 0 0 1 12 2.6ZM4.8 17.6h14.4v3.8H4.8Z" />
  ),
  scientist: (
    <Solid d="M12 2.4c2.3 0 3.5 1.7 3.8 4.6 1.9.2 3.4.7 4.2 1.3-1.3.8-3 1.3-4.9 1.5-.3 2-1.4 3.2-3.1 3.2s-2.8-1.2-3.1-3.2C7 9.6 5.3 9.1 4 8.3c.8-.6 2.3-1.1 4.2-1.3.3-2.9 1.5-4.6 3.8-4.6ZM4.4 21.6c.5-4.6 2.7-7.6 5.4-8.4L12 16l2.2-2.8c2.7.8 4.9 3.8 5.4 8.4Z" />
  ),
  cube: <Line d="M12 2.8 20.2 7 12 11.2 3.8 7ZM3.8 7v9.6L12 20.9l8.2-4.3V7M12 11.2v9.7" width={1.6} />,
  master: (
    <>
      <ellipse cx="12" cy="12" rx="8.2" ry="9.8" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <Solid d="M12 5.8a3.2 3.2 0 0 1 1.6 6c2.5.6 4 2.4 4.6 4.9A8 8 0 0 1 12 20.4a8 8 0 0 1-6.2-3.7c.6-2.5 2.1-4.3 4.6-4.9A3.2 3.2 0 0 1 12 5.8Z" />
    </>
  ),
  objective: (
    <>
      <Line d="M12 20.5V18M12 20.4C7 19.8 4 16.2 4 11c0-2.5.6-4.9 1.9-6.6M12 20.4c5-.6 8-4.2 8-9.4 0-2.5-.6-4.9-1.9-6.6" />
      <Solid d="M12 5.4l1.7 3.7 4 .4-3 2.7.9 4-3.6-2.1-3.6 2.1.9-4-3-2.7 4-.4Z" />
    </>
  ),
  invention: (
    <>
      <Line d="M12 4.6 19.6 18.6H4.4Z" />
      <Line d="M1.6 14.6 8 11.8M16.2 12l6.2-1.4M16.8 13.3l5.8.5M17.5 14.7l5 2.4" width={1.3} />
    </>
  ),
  specialization: (
    <>
      <Line d="M4 4.6h16v14.8H4ZM4 12h16" />
      <Dot r={1.3} y={8.4} />
      <Dot r={1.3} y={15.7} />
    </>
  ),
  medicine: (
    <>
      <Line d="M12 2.6V21.4M8.6 21.4h6.8" />
      <Line d="M12 5.4c4.4 0 4.4 4.2 0 4.6-4 .4-4 4.4 0 4.6 3 .2 3 3 0 3.4M12 5.4c-1.5 0-2.6-.6-3-1.6" />
    </>
  ),
  village: (
    <>
      <Line d="M4 20.5v-8.3L9.6 7.6l5.6 4.6v8.3ZM15.2 12.6l2.6-2 3 2.4v7.5h-5.6" />
      <Solid d="M8 15.6h3.2v4.9H8Z" />
    </>
  ),
  university: <Line d="M3 9.5 12 4l9 5.5ZM4 20.5h16M6 9.5v8.5M10 9.5v8.5M14 9.5v8.5M18 9.5v8.5" />,
  ancientLand: (
    <>
      <Line d="M12 2.6 20.2 7.3v9.4L12 21.4 3.8 16.7V7.3Z" />
      <Line d="M7.5 16.6h9M8.8 16.4V10.2M12 16.4V10.2M15.2 16.4V10.2M7.5 9.9 12 7l4.5 2.9Z" width={1.3} />
    </>
  ),
  bonus: (
    <>
      <circle cx="12" cy="12" r="9" fill="var(--paper-raised)" stroke="currentColor" strokeWidth="1.6" />
      <circle cx="12" cy="12" r="5.6" fill="none" stroke="currentColor" strokeWidth="1" strokeDasharray="1.6 1.4" />
    </>
  ),
  shelfTile: (
    <>
      <Line d="M6.5 3h11a1.5 1.5 0 0 1 1.5 1.5v15a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19.5v-15A1.5 1.5 0 0 1 6.5 3Z" />
      <Line d="M8.6 3v18" width={1.3} />
    </>
  ),
  line: (
    <>
      <Line d="M3.5 6h4v12h-4ZM10 6h4v12h-4ZM16.5 6h4v12h-4Z" width={1.5} />
      <Line d="M2 20.8h20" />
    </>
  ),
  card: <Line d="M6.5 3.5h11v17h-11ZM6.5 13h11" />,
  discard: (
    <>
      <Line d="M6.5 3.5h11v17h-11Z" />
      <Line d="M9 9.5l6 6M15 9.5l-6 6" />
    </>
  ),
  copy: <Line d="M8.5 6.5H18V20H8.5ZM5.5 16.5V3.5H15" />,
  deck: <Line d="M6 5.5h10V20H6ZM8.5 3h10v14.5" />,
  first: <Solid d="M12 2.5l2.7 6.2 6.8.6-5.1 4.5 1.5 6.7L12 17l-5.9 3.5 1.5-6.7L2.5 9.3l6.8-.6Z" />,
  income: <Line d="M5 5v5h5M5.4 10A7.5 7.5 0 1 1 4.5 13.5" width={2} />,
  key: (
    <>
      <Circle r={4.3} x={8} width={1.9} />
      <Line d="M12.3 12H21M17 12v3.5M20.5 12v3" width={1.9} />
    </>
  ),
}
