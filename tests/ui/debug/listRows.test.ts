import { describe, expect, test } from 'vitest'
import { listRows, rowAt } from '../../../ui/src/debug/list/listRows.ts'

/** Commits 11 to 18: 13, 14 and 15 were typed in one form, 17 and 18 in another. */
const log = { first: 11, count: 8, runOf: [11, 12, 13, 13, 13, 16, 17, 17] }
const none: ReadonlySet<number> = new Set()
const kindsOf = (rows: ReturnType<typeof listRows>) => rows.map(({ kind, from, seq }) => `${kind} ${from}-${seq}`)

describe('the rows of the list', () => {
  test('REC-05 what was typed in one form is one row', () => {
    expect(kindsOf(listRows(log, null, none))).toEqual([
      'single 11-11',
      'single 12-12',
      'closed 13-15',
      'single 16-16',
      'closed 17-18',
    ])
  })

  test('REC-05 it opens to its entries, and another one stays closed', () => {
    const rows = listRows(log, null, new Set([13]))
    expect(kindsOf(rows)).toEqual([
      'single 11-11',
      'single 12-12',
      'open 13-15',
      'inside 13-13',
      'inside 14-14',
      'inside 15-15',
      'single 16-16',
      'closed 17-18',
    ])
    expect(rows[rowAt(rows, 14)]).toMatchObject({ kind: 'inside', seq: 14 })
    expect(rows[rowAt(rows, 17)]).toMatchObject({ kind: 'closed', from: 17 })
  })

  test('REC-05 of what was found, too, and one found entry stands alone', () => {
    const rows = listRows(log, [12, 13, 15, 18], none)
    expect(kindsOf(rows)).toEqual(['single 12-12', 'closed 13-15', 'single 18-18'])
    expect(rowAt(rows, 16)).toBe(-1)
  })
})
