import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// React as people get it. Its development build keeps the stack of every element, which takes most of the time of drawing.
process.env.NODE_ENV = 'production'

const tests = (folder: string): string[] => [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`]

/** Whole random games: the kernel runs fastest in a process that has seen one game only. */
const hunts = ['src/games/*/random.test.ts', 'src/games/*/packs.test.ts']
/** What opens databases and ports. */
const served = [...tests('src/store'), ...tests('src/server')]
/** What starts the programs as they are, and looks at the files of the project. */
const programs = tests('tests')

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/dist/**', 'tests/browser/**'],
    // More than there are cores: much of what opens ports and processes waits for them.
    maxWorkers: availableParallelism() + 2,
    // On a machine that is busy with something else, once more: what is wrong fails twice.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'apart', include: [...hunts, ...programs] } },
      // One after the other in a process, which loads the server and starts a PostgreSQL once: each file opens what it needs, and closes it.
      { extends: true, test: { name: 'served', include: served, isolate: false } },
      // Plain functions over plain data leave nothing behind: their files share a process, which loads the games once.
      {
        extends: true,
        test: {
          name: 'together',
          include: [...tests('src'), ...tests('docs')],
          exclude: [...hunts, ...served, ...programs],
          isolate: false,
        },
      },
    ],
  },
})
