import { Circle, cog, Dot, Line, Solid } from './strokes.tsx'

/** What an inventor of 1906 works with: materials, work, research, energy, and where it is done. */
export const workshopIcons = {
  steel: <Line d="M4 6.5h16L17.3 10v4l2.7 3.5H4L6.7 14v-4Z" />,
  copper: <Line d="M3.5 8H13a3 3 0 0 1 3 3v9.500M3.5 13H9a2 2 0 0 1 2 2v5.500M3.5 6v9M9 20.500h9" />,
  manual: (
    <Line d="M12 21c-4 0-6-3-6-6.500V9.500M6 12V7.500a1.5 1.5 0 0 1 3 0V11M9 10V5a1.5 1.5 0 0 1 3 0v5M12 10V5.500a1.5 1.5 0 0 1 3 0V11M15 11V8a1.5 1.5 0 0 1 3 0v6.500c0 3.5-2 6.5-6 6.5" />
  ),
  automated: (
    <>
      <Line d={cog()} />
      <Dot r={2.8} />
    </>
  ),
  scientific: <Line d="M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3ZM5 17a3 3 0 0 1 3-3h11M9 8h6" />,
  empirical: (
    <>
      <Circle r={6} x={10} y={10} width={1.8} />
      <Line d="M14.5 14.5 20.5 20.5" width={2.6} />
    </>
  ),
  steam: (
    <Line d="M5 20.5h14M6.5 20.500V14h11v6.500M9 14c0-2-2-2.5-2-4.500s2-2.5 2-4.500M14.5 14c0-2-2-2.5-2-4.500s2-2.5 2-4.5" />
  ),
  electricity: <Solid d="M13.5 2 5 13.500h5.500L9.5 22 19 9.500h-6Z" />,
  train: (
    <>
      <Line d="M3 17V8h9v9M12 17V5h7.500v12M3 17h18" />
      <Dot r={2.5} x={7} y={18.5} />
      <Dot r={2.5} x={16.5} y={18.5} />
    </>
  ),
  laboratory: <Line d="M9.5 3h5M10.5 3v6L5 19.500h14L13.5 9V3M8 15h8" />,
  journal: <Line d="M5 3.5h14v17H5ZM8 7.500h8M8 11h3.500M8 14h3.500M8 17h3.500M13.5 11h3v6h-3Z" />,
  skyscraper: <Line d="M7 21V8l5-5 5 5v13M4 21h16M10 11h1M13 11h1M10 14.500h1M13 14.500h1M10 18h1M13 18h1" />,
  meeting: (
    <>
      <Line d="M4 13h16M6.5 13v7M17.5 13v7" />
      <Dot r={2.2} x={7} y={8} />
      <Dot r={2.2} x={12} y={6.5} />
      <Dot r={2.2} x={17} y={8} />
    </>
  ),
  splitTile: (
    <>
      <Line d="M4 4h16v16H4Z" />
      <Solid d="M4 4h16v16Z" opacity={0.4} />
      <Line d="M4 4 20 20" width={1.3} />
    </>
  ),
  project: <Line d="M3.5 4.500h17v7.500h-5.600v7.500H9.100V12H3.500ZM9.1 4.500V12M14.9 4.500V12M9.1 12h5.8" />,
  scrap: <Line d="M4 4h16v16H4ZM7 15.500l3-6.5 3.5 3 4-5" />,
  patent: (
    <>
      <Line d="M2.5 12h6M15.5 12h6" />
      <Circle r={3.4} width={1.8} />
    </>
  ),
}
