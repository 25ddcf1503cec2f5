import { Circle, Line, Solid } from './strokes.tsx'

/** Ideas that go round the world: kinds of progress, assemblies, chains. */
export const worldIcons = {
  bulb: (
    <Line d="M9.5 17.5h5M10 20.5h4M12 3a6.2 6.2 0 0 0-3.6 11.2c.8.6 1.1 1.4 1.1 2.3h5c0-.9.3-1.7 1.1-2.3A6.2 6.2 0 0 0 12 3ZM10 10l2 2 2-2" />
  ),
  chain: (
    <Line
      d="M10.5 13.5 13.5 10.5M8.5 11 6 13.5a3.2 3.2 0 0 0 4.5 4.5L13 15.5M15.5 13 18 10.5A3.2 3.2 0 0 0 13.5 6L11 8.5"
      width={1.9}
    />
  ),
  citizen: (
    <Solid d="M12 1.5a4 4 0 0 1 3 6.7c4 .6 6.5 1.6 6.5 3.2 0 1.7-2.3 2-4.5 1.8l2 9.2h-5l-2-4-2 4H5l2-9.2c-2.2.2-4.5-.1-4.5-1.8 0-1.6 2.5-2.6 6.5-3.2a4 4 0 0 1 3-6.7Z" />
  ),
  culture: <Line d="M6 20.5c0-9 3-15 6-17 3 2 6 8 6 17ZM9 15h6M8 18h8" />,
  diplomat: <Line d="M5 21V3.5h11l-2.5 4 2.5 4H5" />,
  economy: <Line d="M4 20.5V13h4v7.5M10 20.5V8h4v12.5M16 20.5V4h4v16.5" />,
  economyToken: (
    <>
      <Circle r={9} />
      <Line d="M7.5 16.5v-4h2.4v4M10.8 16.5v-7h2.4v7M14.1 16.5V7h2.4v9.5" width={1.3} />
    </>
  ),
  hourglass: (
    <Line d="M6 3.5h12M6 20.5h12M7.5 3.5c0 5 3 6 4.5 8.5 1.5-2.5 4.5-3.5 4.5-8.5M7.5 20.5c0-5 3-6 4.5-8.5 1.5 2.5 4.5 3.5 4.5 8.5" />
  ),
  influence: (
    <>
      <Line d="M12 3v18M5 9c0-3.5 3-6 7-6s7 2.5 7 6M5 9h14M8 21h8" />
      <Solid d="M12 9l2.5 5h-5Z" />
    </>
  ),
  pillar: <Line d="M6 3.5h12M7.5 6.5h9M9 6.5v11M12 6.5v11M15 6.5v11M7.5 17.5h9M6 20.5h12" />,
  sage: (
    <>
      <Line d="M12 2.6a3.6 3.6 0 0 1 3.6 3.6c0 2-1.6 3.6-3.6 3.6S8.4 8.2 8.4 6.2A3.6 3.6 0 0 1 12 2.6ZM5.5 21.4c.4-5.5 2.6-9.3 6.5-9.3s6.1 3.8 6.5 9.3Z" />
      <Line d="M9.8 9.2 12 15.5l2.2-6.3" width={1.3} />
    </>
  ),
  share: (
    <>
      <Circle r={9} />
      <Line d="M8 12h8M12 8v8" />
    </>
  ),
  tile: <Line d="M12 2.6 20.2 7.3v9.4L12 21.4 3.8 16.7V7.3Z" />,
  turnOrder: <Line d="M4 6h10M4 12h7M4 18h4M18 20V5M14.5 8.5 18 5l3.5 3.5" width={1.9} />,
  wealth: <Solid d="M12 3.5 20 9l-8 12L4 9Z" opacity={0.9} />,
}
