import { expect, test } from 'vitest'
import { nowAndThen } from './now-and-then.ts'

test('what comes often is told at once, then once in a while with how often it came since; each kind by itself', () => {
  let now = 0
  const told: string[] = []
  const tell = nowAndThen(() => now, 10)
  for (; now < 25; now++) tell('wind', more => told.push(`wind ${now} ${more}`))
  tell('rain', more => told.push(`rain ${now} ${more}`))
  expect(told).toEqual(['wind 0 0', 'wind 10 9', 'wind 20 9', 'rain 25 0'])
})
