import { describe, expect, test } from 'vitest'
import { gameIds } from '../../games/catalogue.ts'
import { hasBoard, loadBoard } from '../boards/registry.ts'
import { roomBeside, under } from './room-beside.ts'

const least = { table: { width: 1000, height: 800 }, seat: { width: 272, height: 280 } }

test('the boards of the others stand in a column where the window is wide, in a row where it is high, and nowhere else', () => {
  expect(roomBeside({ width: 1440, height: 900 }, least)).toBeUndefined()
  expect(roomBeside({ width: 1680, height: 939 }, least)).toEqual({ where: 'column', extent: 272 })
  expect(roomBeside({ width: 1680, height: 800 }, least)).toBeUndefined()
  expect(roomBeside({ width: 1500, height: 1400 }, least)).toMatchObject({ where: 'row' })
  expect(roomBeside({ width: 1200, height: 1920 }, least)).toBeUndefined()
})

test('under a strip a table needs as much more height before the others stand beside it', () => {
  expect(roomBeside({ width: 1680, height: 900 }, under(44, least))).toEqual({ where: 'column', extent: 272 })
  expect(roomBeside({ width: 1680, height: 899 }, under(44, least))).toBeUndefined()
})

describe.each(gameIds.filter(hasBoard))('%s beside the boards of the others', id => {
  test('keeps all its table, and they have their least room, in every window that opens them', async () => {
    const board = await loadBoard(id)
    if (board === undefined) return
    const { table, seat } = board.least
    let opened = 0
    for (let width = 320; width <= 3840; width += 40)
      for (let height = 320; height <= 2160; height += 40) {
        const beside = roomBeside({ width, height }, board.least)
        if (beside === undefined) continue
        opened++
        const column = beside.where === 'column'
        const left = {
          width: width - 360 - (column ? beside.extent + 8 : 0),
          height: height - 56 - (column ? 0 : beside.extent + 8),
        }
        expect(left.width).toBeGreaterThanOrEqual(table.width)
        expect(left.height).toBeGreaterThanOrEqual(table.height)
        expect(beside.extent).toBeGreaterThanOrEqual(column ? seat.width : seat.height)
      }
    expect(opened).toBeGreaterThan(500)
    expect(roomBeside({ width: 1680, height: 939 }, board.least)?.where).toBe('column')
  })
})
