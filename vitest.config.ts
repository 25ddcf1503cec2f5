import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// React as people get it. Its development build keeps the stack of every element, which takes most of the time of drawing.
process.env.NODE_ENV = 'production'

const tests = (folder: string): string[] => [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`]

/** Whole random games: the kernel runs fastest in a process that has seen one game only. */
const hunts = ['src/games/*/random.test.ts', 'src/games/*/packs.test.ts']
/** What opens databases, ports and processes. */
const onTheWorld = [...tests('src/store'), ...tests('src/server'), ...tests('tests')]

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
      { extends: true, test: { name: 'apart', include: [...hunts, ...onTheWorld] } },
      // Plain functions over plain data leave nothing behind: their files share a process, which loads the games once.
      {
        extends: true,
        test: {
          name: 'together',
          include: [...tests('src'), ...tests('docs')],
          exclude: [...hunts, ...onTheWorld],
          isolate: false,
        },
      },
    ],
  },
})
