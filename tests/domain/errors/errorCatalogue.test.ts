import { expect, test } from 'vitest'
import { errorCatalogue, ownErrors } from '../../../contracts/errorCatalogue.ts'
import type { ErrorEntry } from '../../../contracts/errorCatalogue.ts'
import { maximumQuantityMessage, messageFor, messageOfDetail } from '../../../core/domain/errors/messageFor.ts'
import { codeOf, namedErrors, resolveNamedError } from '../../../core/domain/errors/resolveNamedError.ts'

const entries: readonly (readonly [string, ErrorEntry])[] = Object.entries(errorCatalogue)
const texts = Object.fromEntries(entries.map(([code, { text }]) => [code, text]))

test('ERR-04 the catalogue holds 112 codes under 9 areas', () => {
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

test('ERR-04 our own codes stand beside the catalogue, not in it', () => {
  expect(Object.keys(ownErrors)).toEqual(['IDK400', 'IDK409', 'IDK422', 'EVT409'])
  for (const code of Object.keys(ownErrors)) expect(Object.hasOwn(errorCatalogue, code)).toBe(false)
})

test('ERR-05 codes are strings exactly as written', () => {
  for (const code of ['BILL410', 'BIL400', '4044', 'OHS4004', 'PRO400']) expect(Object.hasOwn(errorCatalogue, code)).toBe(true)
  for (const code of ['BIL410', 'bsk404', 'OHS404', ' 4044']) expect(Object.hasOwn(errorCatalogue, code)).toBe(false)
  expect(resolveNamedError('BSK404')).toBe('CART_NOT_FOUND')
  expect(resolveNamedError('bsk404')).toBeNull()
  expect(resolveNamedError(' BSK404')).toBeNull()
  expect(messageFor('4044', undefined, texts)).toBe('We could not find this loyalty member.')
})

test('ERR-03 the locale speaks first, then English, then the server, then the general error', () => {
  const french = { BSK404: 'Panier introuvable.' }
  expect(messageFor('BSK404', 'No cart', french, texts)).toBe('Panier introuvable.')
  expect(messageFor('INV700', 'Gone', french, texts)).toBe('This item is out of stock.')
  expect(messageFor('NEW999', 'The server knows', french, texts)).toBe('The server knows')
  expect(messageFor('NEW999', ' ', french, texts)).toBe('Something went wrong. Please try again.')
  expect(messageFor('constructor', undefined, texts)).toBe('Something went wrong. Please try again.')
})

test('ERR-20 every name and its codes resolve to the same entry, as the catalogue says', () => {
  for (const [name, codes] of Object.entries(namedErrors)) {
    expect(resolveNamedError(name)).toBe(name)
    expect(codeOf(name)).toBe(codes[0])
    for (const code of codes) expect(resolveNamedError(code)).toBe(name)
    expect(entries.filter(([, entry]) => entry.named === name).map(([code]) => code).toSorted()).toEqual([...codes].toSorted())
  }
  expect(Object.keys(namedErrors)).toHaveLength(24)
  expect(messageFor('CART_NOT_FOUND', undefined, texts)).toBe(errorCatalogue.BSK404.text)
  expect(resolveNamedError('GEN500')).toBeNull()
  expect(resolveNamedError('toString')).toBeNull()
})

test('ERR-27 the maximum is named when the server gives it', () => {
  expect(maximumQuantityMessage(3)).toBe('You can add at most 3 of this item.')
  expect(maximumQuantityMessage(undefined)).toBe('You have reached the maximum quantity for this item.')
  expect(messageOfDetail({ errorId: 'INV408', maxAllowedQty: 3 }, texts)).toBe('You can add at most 3 of this item.')
  expect(messageOfDetail({ errorId: 'ADDED_MAX_QUANTITY' }, texts)).toBe('You have reached the maximum quantity for this item.')
  expect(messageOfDetail({ errorId: 'INV700', maxAllowedQty: 3 }, texts)).toBe('This item is out of stock.')
})
