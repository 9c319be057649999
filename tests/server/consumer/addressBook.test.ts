import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Address } from '../../../contracts/api/entities/address.ts'
import { addAddress, removeAddress, updateAddress } from '../../../contracts/api/account/consumerAddressApi.ts'
import { readProfile } from '../../../contracts/api/account/consumerApi.ts'
import { address } from '../order/checkoutGuest.ts'
import type { AccountShop } from './accountShop.ts'
import { useAccountShop } from '../support/useGuestShop.ts'
import { expectRefusal } from '../support/expectRefusal.ts'

type Consumer = Awaited<ReturnType<AccountShop['newConsumer']>>

let wren: Consumer
const { shop } = await useAccountShop()
beforeEach(async () => {
  wren = await shop.newConsumer()
})

const bookOf = async (consumer: Pick<Consumer, 'done'>) =>
  (await consumer.done(readProfile, { query: {} })).consumerProfile.consumerDetails.address
const add = (consumer: Pick<Consumer, 'ask'>, more: Address = {}, how: { key?: string } = {}) =>
  consumer.ask(addAddress, { body: { ...address, ...more } }, how)
const added = async (consumer: Consumer, more: Address = {}) => (await add(consumer, more)).body.addressId
const streets = (addresses: readonly Address[]) =>
  addresses.map(
    ({ addressLine1, approachType, main }) => `${approachType} ${addressLine1}${main === true ? ' main' : ''}`,
  )

test('ACC-20 ACC-23 API-062 an address is kept tidy and read back whole, with its id, its type and its mark', async () => {
  const addressId = await added(wren, { firstName: ' Wren ', approachType: 'B' })
  expect(await bookOf(wren)).toEqual([{ ...address, addressId, approachType: 'B', main: true, phone: '+15035550142' }])
})

test('ACC-20 an address says its country either way, and without an email it has the account’s', async () => {
  const { country: _, email: __, ...rest } = address
  expect((await wren.ask(addAddress, { body: { ...rest, countryCode: 'US' } })).status).toBe(201)
  const [answer] = await bookOf(wren)
  const { email } = (await wren.done(readProfile, { query: {} })).consumerProfile.consumerDetails
  expect(answer).toMatchObject({ country: 'US', email })
  expect(answer).not.toHaveProperty('countryCode')
})

test('ACC-23 an address asked to be saved twice under one key is saved once', async () => {
  const [first, again] = [await add(wren, {}, { key: 'lost' }), await add(wren, {}, { key: 'lost' })]
  expect(again.replayed).toBe(true)
  expect(again.body).toEqual(first.body)
  expect(await bookOf(wren)).toHaveLength(1)
})

describe('when one of several addresses is main', () => {
  test('ACC-21 ACC-22 the first address of a type is main, another one only when that is asked for', async () => {
    await added(wren, { addressLine1: '1 First', approachType: 'S' })
    await added(wren, { addressLine1: '2 Bill', approachType: 'B' })
    const second = await added(wren, { addressLine1: '3 Second' })
    await added(wren, { addressLine1: '4 Third', main: true })
    expect(streets(await bookOf(wren))).toEqual(['S 1 First', 'B 2 Bill main', 'S 3 Second', 'S 4 Third main'])
    await wren.done(updateAddress, {
      params: { addressId: second },
      body: { ...address, addressLine1: '3 Second', main: true },
    })
    expect(streets(await bookOf(wren))).toEqual(['S 1 First', 'B 2 Bill main', 'S 3 Second main', 'S 4 Third'])
  })

  test('ACC-22 when the main address is deleted, the oldest that is left becomes main', async () => {
    await added(wren, { addressLine1: '1 First', approachType: 'S' })
    await added(wren, { addressLine1: '2 Bill', approachType: 'B' })
    const main = await added(wren, { addressLine1: '3 Second', main: true })
    const third = await added(wren, { addressLine1: '4 Third' })
    await wren.done(removeAddress, { params: { addressId: main } })
    expect(streets(await bookOf(wren))).toEqual(['S 1 First main', 'B 2 Bill main', 'S 4 Third'])
    await wren.done(removeAddress, { params: { addressId: third } })
    expect(streets(await bookOf(wren))).toEqual(['S 1 First main', 'B 2 Bill main'])
  })

  test('ACC-22 API-063 an address changed without type and mark keeps both, and the only main one cannot lose its mark', async () => {
    const addressId = await added(wren, { approachType: 'B' })
    const answer = await wren.done(updateAddress, {
      params: { addressId },
      body: { ...address, city: 'Salem', main: false },
    })
    expect(answer).toMatchObject({ addressId, approachType: 'B', main: true, city: 'Salem' })
    expect(await bookOf(wren)).toEqual([answer])
  })

  test('ACC-22 an address that changes its type leaves the mark to the oldest of its old type', async () => {
    const first = await added(wren, { addressLine1: '1 First' })
    await added(wren, { addressLine1: '2 Second' })
    await added(wren, { addressLine1: '3 Bill', approachType: 'B' })
    await wren.done(updateAddress, {
      params: { addressId: first },
      body: { ...address, addressLine1: '1 First', approachType: 'B' },
    })
    expect(streets(await bookOf(wren))).toEqual(['B 1 First', 'S 2 Second main', 'B 3 Bill main'])
  })
})

describe('when the address is kept already', () => {
  test('ACC-25 API-062 API-063 the same address of the same type again is CCA400, added or changed into', async () => {
    await added(wren)
    const other = await added(wren, { addressLine1: '2 Second' })
    const twin: Address = { ...address, firstName: 'WREN', addressLine1: '12  quarry lane', phone: '5035550143' }
    const changed = await wren.ask(updateAddress, { params: { addressId: other }, body: twin })
    expectRefusal(await add(wren, twin), 409, 'CCA400')
    expectRefusal(changed, 409, 'CCA400')
    expect(streets(await bookOf(wren))).toEqual(['S 12 Quarry Lane main', 'S 2 Second'])
  })

  test('ACC-25 the same address may be kept again as the other type', async () => {
    await added(wren)
    expect((await add(wren, { ...address, approachType: 'B' })).status).toBe(201)
    expect(await bookOf(wren)).toHaveLength(2)
  })

  test('ACC-25 one address saved from two tabs at once is kept once, and one of a type is main', async () => {
    const answers = await Promise.all([
      add(wren),
      add(wren),
      add(wren, { addressLine1: '2 Second', main: true }),
      add(wren, { addressLine1: '3 Third', main: true }),
    ])
    expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(3)
    const book = await bookOf(wren)
    expect(book).toHaveLength(3)
    expect(book.filter(({ main }) => main === true)).toHaveLength(1)
  })
})

test('ACC-25 API-063 API-064 an id that is not there is CCA401, to change and to delete', async () => {
  const addressId = await added(wren)
  expect(await wren.done(removeAddress, { params: { addressId } })).toEqual({ success: true })
  expect(await bookOf(wren)).toEqual([])
  expectRefusal(await wren.ask(updateAddress, { params: { addressId }, body: address }), 404, 'CCA401')
  expectRefusal(await wren.ask(removeAddress, { params: { addressId } }), 404, 'CCA401')
})

test.each([
  ['addressLine1', 'x'.repeat(31)],
  ['firstName', 'W'],
  ['postalCode', '9720'],
  ['phone', undefined],
  ['province', "'; drop table consumer_address; --"],
  ['lastName', '<script>'],
] as const)('ACC-24 VAL-37 the server checks %s = %s again and names it', async (field, value) => {
  const addressId = await added(wren)
  const { [field]: _, ...rest } = address
  const body = { ...rest, ...(value === undefined ? {} : { [field]: value }) }
  const answers = [await wren.ask(addAddress, { body }), await wren.ask(updateAddress, { params: { addressId }, body })]
  expect(answers.map(({ status, error }) => [status, error?.errorId, error?.field])).toEqual([
    [400, 'CHK320', field],
    [400, 'CHK320', field],
  ])
})

test('AUTH-32 API-062 a guest has no address book', async () => {
  const guest = await shop.newGuest()
  expect((await add(guest)).error?.errorId).toBe('AUT432')
  expect((await guest.ask(readProfile, { query: {} })).error?.errorId).toBe('AUT432')
})

const step = fc.record({
  who: fc.constantFrom(0, 1),
  does: fc.constantFrom('add', 'change', 'remove'),
  on: fc.constantFrom(0, 1),
  at: fc.nat(3),
  type: fc.constantFrom('S', 'B'),
  main: fc.boolean(),
} as const)

test('AUTH-32 ACC-22 neither of two consumers reads or changes the other’s addresses, and each type has one main address', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      const people = [await shop.newConsumer(), await shop.newConsumer()] as const
      for (const { who, does, on, at, type, main } of steps) {
        const before = [await bookOf(people[0]), await bookOf(people[1])] as const
        const target = before[on][at]
        const me = people[who]
        const body: Address = { ...address, addressLine1: `${at} of ${who}`, approachType: type, main }
        const params = { addressId: target?.addressId ?? 'nowhere' }
        const answer =
          does === 'add'
            ? await add(me, body)
            : does === 'change'
              ? await me.ask(updateAddress, { params, body })
              : await me.ask(removeAddress, { params })
        if (does !== 'add' && (who !== on || !target)) expect(answer.error?.errorId).toBe('CCA401')
        expect(await bookOf(people[who === 0 ? 1 : 0])).toEqual(before[who === 0 ? 1 : 0])
        const mine = await bookOf(me)
        for (const each of ['S', 'B']) {
          const own = mine.filter(({ approachType }) => approachType === each)
          expect(own.filter((entry) => entry.main === true)).toHaveLength(Math.min(1, own.length))
        }
        expect(JSON.stringify(mine)).not.toContain(` of ${who === 0 ? 1 : 0}"`)
      }
    }),
    { numRuns: 10, interruptAfterTimeLimit: 20_000 },
  )
}, 60_000)
