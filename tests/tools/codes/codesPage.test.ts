import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { errorCatalogue } from '../../../contracts/errorCatalogue.ts'
import { codesPage } from '../../../tools/codes/codesPage.ts'
import { ways } from '../../../tools/codes/ways.ts'

test('ERR-04 docs/reproduce-errors.md tells what the table of ways says; npm run codes writes it', () => {
  expect(readFileSync(new URL('../../../docs/reproduce-errors.md', import.meta.url), 'utf8') === codesPage()).toBe(true)
})

/** This list may only become shorter. */
const notRaisedYet = `
  AUT403 GFC400 GFC410 GFC700 GFC725 GFC740 GFC755 GFC760 GFC799 GFC800 GFC812 GFO404 GFO405 GFS800 GWP403 INV409 REV410 REW130
  REW140 REW401`.trim().split(/\s+/)

test('ERR-04 the codes that cannot be raised yet are these and no others', () => {
  expect(new Set(Object.keys(errorCatalogue).filter((code) => !Object.hasOwn(ways, code)))).toEqual(new Set(notRaisedYet))
})
