import { describe, expect, test } from 'vitest'
import { almaMaterForm } from './almamater/table-form.ts'
import { expoForm } from './expo1906/table/table-form.ts'
import { inventionsForm } from './inventions/table/table-form.ts'
import { newtonForm } from './newton/table/table-form.ts'
import { fitting, type RoomSize } from './table-form.ts'

/** The room that the page leaves a table beside a question in windows of laptops, tablets, a phone on its side and a large one. */
const rooms: Readonly<Record<string, RoomSize>> = {
  '1280x585': { width: 938, height: 535 },
  '1280x633': { width: 938, height: 583 },
  '1366x657': { width: 1024, height: 607 },
  '1536x730': { width: 1176, height: 680 },
  '1440x789': { width: 1080, height: 739 },
  '1440x900': { width: 1080, height: 844 },
  '1024x768': { width: 682, height: 718 },
  '1180x820': { width: 838, height: 768 },
  '820x1180': { width: 804, height: 770 },
  '1024x1366': { width: 1008, height: 910 },
  '844x390': { width: 508, height: 350 },
  '2560x1300': { width: 1610, height: 944 },
}

const formsOf = (formOf: (room: RoomSize) => string) =>
  Object.fromEntries(Object.entries(rooms).map(([size, room]) => [size, formOf(room)]))

describe('the form of a table', () => {
  test('is the first whose parts fit, and one part at a time where none does', () => {
    const formOf = fitting<'large' | 'small' | 'one'>(
      [
        { form: 'large', width: 1000, height: 600 },
        { form: 'small', width: 600, height: 400 },
      ],
      'one',
    )
    expect(formOf({ width: 1000, height: 600 })).toBe('large')
    expect(formOf({ width: 1000, height: 599 })).toBe('small')
    expect(formOf({ width: 599, height: 900 })).toBe('one')
  })

  test('of Alma Mater keeps campus, academy and halls together on every laptop', () => {
    expect(formsOf(almaMaterForm)).toEqual({
      '1280x585': 'flat',
      '1280x633': 'low',
      '1366x657': 'low',
      '1536x730': 'low',
      '1440x789': 'low',
      '1440x900': 'whole',
      '1024x768': 'narrow',
      '1180x820': 'narrow',
      '820x1180': 'narrow',
      '1024x1366': 'low',
      '844x390': 'phone',
      '2560x1300': 'whole',
    })
  })

  test('of Inventions keeps the plates of the world at their size', () => {
    expect(formsOf(inventionsForm)).toEqual({
      '1280x585': 'panels',
      '1280x633': 'panels',
      '1366x657': 'low',
      '1536x730': 'low',
      '1440x789': 'low',
      '1440x900': 'wide',
      '1024x768': 'tabs',
      '1180x820': 'tabs',
      '820x1180': 'tabs',
      '1024x1366': 'low',
      '844x390': 'phone',
      '2560x1300': 'wide',
    })
  })

  test('of Newton shows one plate large where two would be too small to read', () => {
    expect(formsOf(newtonForm)).toEqual({
      '1280x585': 'columns',
      '1280x633': 'columns',
      '1366x657': 'columns',
      '1536x730': 'columns',
      '1440x789': 'wide',
      '1440x900': 'wide',
      '1024x768': 'tabs',
      '1180x820': 'tabs',
      '820x1180': 'tabs',
      '1024x1366': 'wide',
      '844x390': 'phone',
      '2560x1300': 'wide',
    })
  })

  test('of Expo 1906 keeps the Laboratory in sight on every laptop', () => {
    expect(formsOf(expoForm)).toEqual({
      '1280x585': 'beside',
      '1280x633': 'pair',
      '1366x657': 'pair',
      '1536x730': 'pair',
      '1440x789': 'pair',
      '1440x900': 'wide',
      '1024x768': 'tabs',
      '1180x820': 'tabs',
      '820x1180': 'tabs',
      '1024x1366': 'wide',
      '844x390': 'phone',
      '2560x1300': 'wide',
    })
  })
})
