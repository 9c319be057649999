import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { errorCatalogue } from '../../../contracts/errorCatalogue.ts'
import { codesPage } from '../../../tools/codes/codesPage.ts'
import { ways } from '../../../tools/codes/ways.ts'

test('ERR-04 docs/reproduce-errors.md tells what the table of ways says; npm run codes writes it', () => {
  expect(readFileSync(new URL('../../../docs/reproduce-errors.md', import.meta.url), 'utf8') === codesPage()).toBe(true)
})

test('ERR-04 every code of the catalogue can be raised', () => {
  expect(Object.keys(errorCatalogue).filter((code) => !Object.hasOwn(ways, code))).toEqual([])
})
