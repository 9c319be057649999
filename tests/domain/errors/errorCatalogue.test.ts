import { describe, expect, test } from 'vitest'
import { errorCatalogue } from '../../../contracts/errorCatalogue.ts'
import type { ErrorEntry } from '../../../contracts/errors/ErrorEntry.ts'
import { ownErrors } from '../../../contracts/errors/ownErrors.ts'
import { codeOf, namedErrors, resolveNamedError } from '../../../core/domain/errors/resolveNamedError.ts'

const entries: readonly (readonly [string, ErrorEntry])[] = Object.entries(errorCatalogue)

describe('which codes there are', () => {
  test('ERR-04 the catalogue holds 112 under 9 areas', () => {
    expect(entries).toHaveLength(112)
    const counts = new Map<string, number>()
    for (const [, { area }] of entries) counts.set(area, (counts.get(area) ?? 0) + 1)
    expect(Object.fromEntries(counts)).toEqual({
      Auth: 23,
      'Cart, orders, inventory': 19,
      'Gift cards': 13,
      Payment: 11,
      'Tax, shipping, address': 7,
      Promotions: 9,
      Rewards: 4,
      Profile: 13,
      General: 13,
    })
    for (const [code, { status, text, meaning }] of entries) {
      expect(status, code).toBeGreaterThanOrEqual(400)
      expect(status, code).toBeLessThan(600)
      expect(text.length * meaning.length, code).toBeGreaterThan(0)
    }
  })

  test('ERR-04 our own are kept apart from the catalogue', () => {
    expect(Object.keys(ownErrors)).toEqual([
      'IDK400',
      'IDK409',
      'IDK422',
      'EVT409',
      'EVT404',
      'NTF409',
      'PIC415',
      'LIM429',
      'PAY402',
      'PWD400',
      'BSY503',
      'SRV503',
      'RPT400',
      'RPT413',
      'RPT422',
      'RPT429',
      'RPT507',
    ])
    for (const code of Object.keys(ownErrors)) expect(Object.hasOwn(errorCatalogue, code)).toBe(false)
  })
})

describe('a code and its name', () => {
  test('ERR-05 a code is a string exactly as written', () => {
    for (const code of ['BILL410', 'BIL400', '4044', 'OHS4004', 'PRO400'])
      expect(Object.hasOwn(errorCatalogue, code)).toBe(true)
    for (const code of ['BIL410', 'bsk404', 'OHS404', ' 4044']) expect(Object.hasOwn(errorCatalogue, code)).toBe(false)
    expect(resolveNamedError('BSK404')).toBe('CART_NOT_FOUND')
    expect(resolveNamedError('bsk404')).toBeNull()
    expect(resolveNamedError(' BSK404')).toBeNull()
  })

  test('ERR-20 every name and its codes resolve to the same entry, as the catalogue says', () => {
    for (const [name, codes] of Object.entries(namedErrors)) {
      expect(resolveNamedError(name)).toBe(name)
      expect(codeOf(name)).toBe(codes[0])
      for (const code of codes) expect(resolveNamedError(code)).toBe(name)
      expect(
        entries
          .filter(([, entry]) => entry.named === name)
          .map(([code]) => code)
          .toSorted(),
      ).toEqual(codes.filter((code) => !Object.hasOwn(ownErrors, code)).toSorted())
    }
    expect(Object.keys(namedErrors)).toHaveLength(24)
    expect(
      Object.values(namedErrors)
        .flat()
        .filter((code) => Object.hasOwn(ownErrors, code)),
    ).toEqual(['PAY402'])
    expect(codeOf('CART_NOT_FOUND')).toBe('BSK404')
    expect(resolveNamedError('GEN500')).toBeNull()
    expect(resolveNamedError('toString')).toBeNull()
  })
})
