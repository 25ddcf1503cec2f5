import almamater from './almamater.json' with { type: 'json' }
import expo1906 from './expo1906.json' with { type: 'json' }
import inventions from './inventions.json' with { type: 'json' }
import type { LessonGame } from './late-lesson.ts'
import newton from './newton.json' with { type: 'json' }

/** The games whose ends are taught, as `npm run lessons` keeps them. */
export const playedGames: Readonly<Record<string, LessonGame>> = { newton, expo1906, almamater, inventions }
