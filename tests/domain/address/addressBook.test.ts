import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keysOf } from '../../../core/domain/fields/fields.ts'
import { addressSameness, withOneMain } from '../../../core/domain/address/savedAddress.ts'
import type { AddressType } from '../../../core/domain/address/savedAddress.ts'

type Entry = { readonly addressId: string; readonly approachType: AddressType; readonly main: boolean }

const types = ['S', 'B'] as const
const book = fc
  .array(fc.record({ approachType: fc.constantFrom(...types), main: fc.boolean() }), { maxLength: 8 })
  .map((entries) => entries.map((entry, place): Entry => ({ ...entry, addressId: `a${place}` })))
const mainsOf = (entries: readonly Entry[], type: AddressType) =>
  entries.filter(({ approachType, main }) => main && approachType === type).map(({ addressId }) => addressId)
const withoutMain = ({ addressId, approachType }: Entry) => ({ addressId, approachType })
const ofType = (entries: readonly Entry[], type: AddressType) =>
  entries.filter(({ approachType }) => approachType === type)

describe('ACC-21 ACC-22 for every book of addresses', () => {
  test('ACC-21 ACC-22 each type that has an address has exactly one main one, settling changes nothing else, and happens once', () => {
    fc.assert(
      fc.property(book, fc.option(fc.nat(8), { nil: undefined }), (entries, place) => {
        const settled = withOneMain(entries, place === undefined ? undefined : `a${place}`)
        for (const type of types) expect(mainsOf(settled, type)).toHaveLength(ofType(entries, type).length > 0 ? 1 : 0)
        expect(settled.map(withoutMain)).toEqual(entries.map(withoutMain))
        expect(withOneMain(settled)).toEqual(settled)
      }),
    )
  })

  test('ACC-22 an address asked to be main becomes main, and the other type is untouched', () => {
    fc.assert(
      fc.property(book, fc.nat(7), (entries, place) => {
        const before = withOneMain(entries)
        const chosen = before[place]
        fc.pre(chosen !== undefined)
        const after = withOneMain(before, chosen?.addressId)
        for (const type of types)
          expect(mainsOf(after, type)).toEqual(
            type === chosen?.approachType ? [chosen.addressId] : mainsOf(before, type),
          )
      }),
    )
  })

  test('ACC-22 only when the main one goes is another main: the oldest of its type', () => {
    fc.assert(
      fc.property(book, fc.nat(7), (entries, place) => {
        const before = withOneMain(entries)
        const gone = before[place]
        const left = before.filter((entry) => entry !== gone)
        const after = withOneMain(left)
        if (gone?.main === true)
          expect(mainsOf(after, gone.approachType)).toEqual(
            ofType(left, gone.approachType)
              .slice(0, 1)
              .map(({ addressId }) => addressId),
          )
        else expect(after).toEqual(left)
      }),
    )
  })
})

const place = {
  firstName: 'Zoë',
  lastName: 'Holloway',
  addressLine1: '12 Quarry Lane',
  city: 'Windermere',
  postalCode: 'LA23 1LH',
  country: 'GB',
}

test('ACC-25 two addresses are the same by name and place, ignoring case, spaces and the spelling of accents', () => {
  const again = {
    ...place,
    firstName: ' zoe\u0308',
    addressLine1: '12  QUARRY lane',
    addressLine2: '',
    postalCode: 'la231lh',
  }
  expect(addressSameness(again)).toBe(addressSameness(place))
})

test.each(keysOf(place))('ACC-25 another %s is another address', (field) => {
  expect(addressSameness({ ...place, [field]: 'Elsewhere' })).not.toBe(addressSameness(place))
})

test('ACC-25 the same figures with a space elsewhere are another street', () => {
  const street = (addressLine1: string) => addressSameness({ ...place, addressLine1 })
  expect(street('1 23rd Street')).not.toBe(street('12 3rd Street'))
})
