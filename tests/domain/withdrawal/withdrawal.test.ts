import { describe, expect, test } from 'vitest'
import { allLocales } from '../../../core/domain/locale/locales.ts'
import { planWithdrawal } from '../../../core/domain/withdrawal/planWithdrawal.ts'
import { hasWithdrawal, isWithdrawable, submissionTime } from '../../../core/domain/withdrawal/withdrawal.ts'
import { caseFailures } from '../../../core/domain/service/caseForms.ts'

const day = 24 * 60 * 60_000
const now = 100 * day
type Status = 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'cancelled'
const at = (status: Status, moment = now - day) => ({ steps: [{ status, at: moment }] })

test('LAW-14 shoppers of the Union and of the United Kingdom may withdraw, those of North America not', () => {
  expect(allLocales.filter((locale) => hasWithdrawal(locale))).toEqual(['en-gb', 'fr-fr', 'de-de', 'it-it', 'es-es'])
})

describe('how long an order shows the function', () => {
  test.each([
    ['before it has left', [at('confirmed')], true],
    ['on its way', [at('shipped')], true],
    ['on the fourteenth day after it arrived', [at('delivered', now - 14 * day)], true],
    ['when that day and three more are holidays', [at('delivered', now - 18 * day)], true],
    ['twenty days after it arrived', [at('delivered', now - 20 * day)], false],
    ['while one of its parcels is on its way', [at('delivered', now - 50 * day), at('shipped')], true],
    ['after its last parcel, not its first', [at('delivered', now - 50 * day), at('delivered', now - day)], true],
    ['not once it is cancelled', [at('cancelled')], false],
    ['on its way for a month', [at('shipped', now - 30 * day)], true],
    [
      'while one of its parcels is on its way for a month',
      [at('delivered', now - 50 * day), at('shipped', now - 30 * day)],
      true,
    ],
    ['to the last instant of the nineteenth day', [at('delivered', now - 19 * day)], true],
    ['while a parcel has no step yet', [{ steps: [] }], true],
    ['after what was left of it arrived', [at('cancelled', now - 60 * day), at('delivered')], true],
    [
      'not long after what was left of it arrived',
      [at('cancelled', now - 60 * day), at('delivered', now - 50 * day)],
      false,
    ],
  ])('LAW-14 %s', (_when, tracking, isShown) => {
    expect(isWithdrawable(tracking, now)).toBe(isShown)
  })
})

describe('when a statement was submitted', () => {
  const noon = Date.UTC(2026, 10, 28, 11, 4, 5)
  test.each([
    ['de-de', '28. November 2026 um 12:04:05 MEZ'],
    ['fr-fr', '28 novembre 2026 à 12:04:05 UTC+1'],
    ['en-gb', '28 November 2026 at 11:04:05 GMT'],
  ] as const)('LAW-16 %s says day and time of its country: %s', (locale, words) => {
    expect(submissionTime(locale, noon)).toBe(words)
  })
})

describe('what a statement has to contain', () => {
  const whole = { name: 'Idris', orderNumber: 'CN-1', email: 'idris@example.com' }

  test('LAW-15 name, order and email are enough, and no reason is asked for', () => {
    expect(caseFailures('withdrawal', whole)).toEqual([])
  })

  test.each(['name', 'orderNumber', 'email'])('LAW-15 without %s nobody knows who withdraws from what', (field) => {
    expect(caseFailures('withdrawal', { ...whole, [field]: ' ' })).toMatchObject([{ field, rule: 'required' }])
  })
})

describe('what a statement does', () => {
  const lines = [
    { itemId: 'boots', qty: 1 },
    { itemId: 'socks', qty: 3 },
  ]
  const sent = (itemIds: readonly string[], status: Status, code = 'std') => ({ itemIds, code, ...at(status) })
  const both = (status: Status, code?: string) => ({
    lines,
    shipments: [sent(['boots', 'socks'], status, code)],
    returns: [],
  })

  test.each(['confirmed', 'processing'] as const)('LAW-17 all of an order that is %s is cancelled', (status) => {
    expect(planWithdrawal(both(status), null, now)).toEqual({ _tag: 'Cancel' })
    expect(planWithdrawal(both(status), lines, now)).toEqual({ _tag: 'Cancel' })
  })

  test('LAW-17 an order whose parcel has no step yet is cancelled', () => {
    const shipments = [{ itemIds: ['boots', 'socks'], code: 'std', steps: [] }]
    expect(planWithdrawal({ lines, shipments, returns: [] }, null, now)).toEqual({ _tag: 'Cancel' })
  })

  test('LAW-17 what has arrived is returned although another parcel was cancelled', () => {
    const shipments = [sent(['boots'], 'cancelled'), sent(['socks'], 'delivered')]
    expect(planWithdrawal({ lines, shipments, returns: [] }, null, now)).toMatchObject({
      _tag: 'Return',
      items: [{ itemId: 'socks', qty: 3 }],
    })
  })

  test('LAW-17 a part of an order that has not left waits for a person', () => {
    expect(planWithdrawal(both('confirmed'), [{ itemId: 'socks', qty: 3 }], now)).toEqual({ _tag: 'Wait' })
  })

  test('LAW-17 an order on its way waits for a person', () => {
    expect(planWithdrawal(both('shipped'), null, now)).toEqual({ _tag: 'Wait' })
  })

  test('LAW-17 all of an order that has arrived is returned', () => {
    expect(planWithdrawal(both('delivered'), null, now)).toEqual({ _tag: 'Return', items: lines, isAll: true })
  })

  test('LAW-17 a part of what has arrived is returned, and a line named twice counts twice', () => {
    const asked = [
      { itemId: 'socks', qty: 1 },
      { itemId: 'socks', qty: 1 },
    ]
    expect(planWithdrawal(both('delivered'), asked, now)).toEqual({
      _tag: 'Return',
      items: [{ itemId: 'socks', qty: 2 }],
      isAll: true,
    })
  })

  test('LAW-17 what has arrived is returned while the rest, or more than there was, waits for a person', () => {
    const parcels = { lines, shipments: [sent(['boots'], 'delivered'), sent(['socks'], 'shipped')], returns: [] }
    const boots = { _tag: 'Return', items: [{ itemId: 'boots', qty: 1 }], isAll: false }
    expect(planWithdrawal(parcels, null, now)).toEqual(boots)
    expect(planWithdrawal(both('delivered'), [{ itemId: 'boots', qty: 2 }], now)).toEqual(boots)
  })

  test('LAW-17 what is on its way back already is not returned again', () => {
    const returns = [{ items: [{ itemId: 'socks', qty: 3 }] }]
    expect(planWithdrawal({ ...both('delivered'), returns }, null, now)).toEqual({
      _tag: 'Return',
      items: [{ itemId: 'boots', qty: 1 }],
      isAll: true,
    })
    expect(planWithdrawal({ ...both('delivered'), returns: [{ items: lines }] }, null, now)).toEqual({
      _tag: 'Settled',
    })
  })

  test('LAW-17 a cancelled order is settled', () => {
    expect(planWithdrawal(both('cancelled'), null, now)).toEqual({ _tag: 'Settled' })
  })

  test('LAW-17 lines that are not in the order, and what was e-mailed, wait for a person', () => {
    expect(planWithdrawal(both('delivered'), [{ itemId: 'tent', qty: 1 }], now)).toEqual({ _tag: 'Wait' })
    expect(planWithdrawal(both('delivered', 'digital'), null, now)).toEqual({ _tag: 'Wait' })
  })
})
