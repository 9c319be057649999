import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { errorCatalogue } from '../../../contracts/errorCatalogue.ts'
import { flashCodes } from '../../../core/domain/errors/flashCodes.ts'
import { codesPage, ways } from '../../../tools/codes/codes.ts'

describe('docs/reproduce-errors.md', () => {
  test('ERR-04 is what npm run codes writes', () => {
    expect(readFileSync(new URL('../../../docs/reproduce-errors.md', import.meta.url), 'utf8') === codesPage()).toBe(
      true,
    )
  })

  test('ERR-04 can raise every code of the catalogue', () => {
    expect(Object.keys(errorCatalogue).filter((code) => !Object.hasOwn(ways, code))).toEqual([])
  })

  test('CART-34…39 SHIP-11…16 has a row for every message of the cart, with a full sentence in both languages', () => {
    const rows = codesPage()
      .split('## Messages of the cart')[1]!
      .split('\n')
      .filter((line) => line.startsWith('| `'))
    expect(rows.map((row) => row.split('`')[1])).toEqual([...flashCodes])
    for (const row of rows) expect(row).toMatch(/\| [^|{}]{20,}<br>[^|{}]{20,} \|$/)
  })
})
