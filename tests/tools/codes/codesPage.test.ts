import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { errorCatalogue } from '../../../contracts/errorCatalogue.ts'
import { flashCodes } from '../../../core/domain/errors/flashCodes.ts'
import { codesPage, ways } from '../../../tools/codes/codes.ts'

test('ERR-04 docs/reproduce-errors.md is what npm run codes writes', () => {
  expect(readFileSync(new URL('../../../docs/reproduce-errors.md', import.meta.url), 'utf8') === codesPage()).toBe(true)
})

test('ERR-04 every code of the catalogue can be raised', () => {
  expect(Object.keys(errorCatalogue).filter((code) => !Object.hasOwn(ways, code))).toEqual([])
})

test('CART-34…39 SHIP-11…16 every message of the cart has its row, with a sentence in both languages and no hole in it', () => {
  const rows = codesPage()
    .split('## Messages of the cart')[1]!
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  expect(rows.map((row) => row.split('`')[1])).toEqual([...flashCodes])
  for (const row of rows) expect(row).toMatch(/\| [^|{}]{20,}<br>[^|{}]{20,} \|$/)
})
