import { Circle, Dot, Line, Solid, scallop } from './strokes.tsx'

/** What the page around the plates needs. */
export const interfaceIcons = {
  arrow: <Line d="M3 12h17M14 6l6.5 6-6.5 6" width={2.2} />,
  bell: <Line d="M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15ZM10.5 20.5h3" />,
  chat: <Line d="M4 5h16v11H11l-5 4v-4H4Z" />,
  check: <Line d="M4.5 12.5 9.5 17.5 19.5 6.5" width={2.4} />,
  chevron: <Line d="M8.5 5 15.5 12 8.5 19" width={2} />,
  clock: (
    <>
      <Circle r={9} width={1.7} />
      <Line d="M12 6.5V12l4 2.5" />
    </>
  ),
  close: <Line d="M6 6 18 18M18 6 6 18" width={2.2} />,
  down: <Line d="M5 8.5 12 15.5 19 8.5" width={2} />,
  download: <Line d="M12 3.5V15M7 10.5 12 15.5 17 10.5M4.5 20h15" width={2} />,
  eye: (
    <>
      <Line d="M2.5 12C5 7.5 8.3 5.3 12 5.3s7 2.2 9.5 6.7c-2.5 4.5-5.8 6.7-9.5 6.7S5 16.5 2.5 12Z" />
      <Dot r={3} />
    </>
  ),
  fist: (
    <Solid d="M2.5 8.5h4l3-2.4c.7-.5 1.5-.6 2.3-.3l1.3.6h7.3a1.7 1.7 0 0 1 0 3.4h-5.2a1.5 1.5 0 0 1 .5 2.5 1.5 1.5 0 0 1-.4 2.5 1.4 1.4 0 0 1-1.3 2.2H9c-.9 0-1.7-.2-2.4-.7l-.6-.4H2.5Z" />
  ),
  fork: <Line d="M7 4v16M7 14c0-5 10-3 10-9M14 7.5 17 4.5 20 7.5" width={2} />,
  globe: (
    <>
      <Circle r={9.2} />
      <Line d="M2.8 12h18.4M12 2.8c-5.6 5.4-5.6 13 0 18.4 5.6-5.4 5.6-13 0-18.4Z" width={1.3} />
    </>
  ),
  hidden: <Line d="M3 12c2.5 3.6 5.6 5.4 9 5.4s6.5-1.8 9-5.4M6 15.5 4 18M12 17.4V20.5M18 15.5 20 18" />,
  home: <Line d="M4 11.5 12 4.5l8 7M6.5 10v10h11V10" />,
  lamp: (
    <Line d="M9 17.5c0-2.5-3-3.7-3-7.3a6 6 0 0 1 12 0c0 3.6-3 4.8-3 7.3ZM9.5 20.5h5M12 17V12.5M10 10.5 12 12.5 14 10.5" />
  ),
  link: (
    <Line
      d="M10 14a4 4 0 0 1 0-5.6l3-3a4 4 0 0 1 5.6 5.6l-1.6 1.6M14 10a4 4 0 0 1 0 5.6l-3 3a4 4 0 0 1-5.6-5.6L7 11.4"
      width={1.9}
    />
  ),
  lock: (
    <>
      <Line d="M7.5 11V8a4.5 4.5 0 0 1 9 0v3" />
      <Solid d="M5.5 10.5h13v10h-13Z" />
    </>
  ),
  log: <Line d="M5 6h14M5 12h14M5 18h9" />,
  menu: <Line d="M4 7h16M4 12h16M4 17h16" />,
  moon: <Solid d="M15.5 3.5A9 9 0 1 0 20.5 14.6 7.5 7.5 0 0 1 15.5 3.5Z" />,
  note: <Line d="M6 3.5h9l3.5 3.5v13.5H6ZM9 11h6.5M9 15h6.5" />,
  pause: <Line d="M8.5 5v14M15.5 5v14" width={2.6} />,
  people: (
    <Solid d="M8 4.5a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4ZM1.5 19.5c.3-4.5 3-7 6.5-7s6.2 2.5 6.5 7ZM16.5 6a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4ZM15.5 13c3.7-.3 6.6 2 7 6.5H16c-.1-2.6-.8-4.7-2.2-6.1Z" />
  ),
  picture: <Line d="M3.5 5h17v14h-17ZM4 16.5 9 11l4 4.5 2.5-2.5 4.5 4.5M15.5 8.8v.2" width={1.8} />,
  plan: <Line d="M6 3.5h12v17l-6-4.5-6 4.5ZM9 9.8l2.2 2.2 4-4.5" width={1.9} />,
  play: <Solid d="M7 4.5 19.5 12 7 19.5Z" />,
  plus: <Line d="M12 4.5v15M4.5 12h15" width={2.2} />,
  redo: <Line d="M15.5 4.5 20 9l-4.5 4.5M19.5 9H10a5.5 5.5 0 0 0 0 11h4.5" width={2} />,
  restart: <Line d="M5 5v5h5M5.4 10A7.5 7.5 0 1 1 4.5 13.5" width={2} />,
  rules: (
    <>
      <Line d="M12 17.5v.2M9 9a3 3 0 1 1 4.2 2.7c-.9.5-1.2 1-1.2 2.3" width={2.2} />
      <Circle r={9.5} width={1.5} />
    </>
  ),
  seal: (
    <>
      <Solid d={scallop(14, 9, 1.4)} />
      <path
        d="M8 12.2l2.8 2.8 5.4-5.8"
        fill="none"
        stroke="var(--paper-raised)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  settings: (
    <>
      <Line d="M4 7h9M17 7h3M4 17h3M11 17h9" width={2} />
      <Circle r={2.2} x={15} y={7} width={2} />
      <Circle r={2.2} x={9} y={17} width={2} />
    </>
  ),
  sound: <Line d="M4 9.5v5h4l5 4.5v-14L8 9.5ZM16.5 9a4 4 0 0 1 0 6M18.8 6.5a7.5 7.5 0 0 1 0 11" />,
  stepBack: <Line d="M16 5 9 12 16 19" width={2.2} />,
  stepOn: <Line d="M8 5 15 12 8 19" width={2.2} />,
  sun: (
    <>
      <Circle r={4} width={1.8} />
      <Line d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1" />
    </>
  ),
  trophy: (
    <Line d="M7 4h10v6a5 5 0 0 1-10 0ZM7 6H3.5c0 3 1.5 5 4 5.2M17 6h3.5c0 3-1.5 5-4 5.2M12 15v4M8 20h8" width={1.8} />
  ),
  turnBack: <Line d="M19 5 12 12 19 19M11.5 5 4.5 12 11.5 19" width={2.2} />,
  turnOn: <Line d="M5 5 12 12 5 19M12.5 5 19.5 12 12.5 19" width={2.2} />,
  undo: <Line d="M8.5 4.5 4 9l4.5 4.5M4.5 9H14a5.5 5.5 0 0 1 0 11h-4.5" width={2} />,
  up: <Line d="M5 15.5 12 8.5 19 15.5" width={2} />,
  whole: <Line d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />,
}
