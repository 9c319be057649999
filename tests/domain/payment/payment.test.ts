import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PaymentMethodId } from '../../../contracts/api/entities/paymentInstrument.ts'
import { dateOfInstant } from '../../../core/domain/calendar/calendarDate.ts'
import { parseDate } from '../../../core/domain/calendar/dateFormat.ts'
import {
  cardBrand,
  formatCardNumber,
  formatExpiry,
  isCardNumber,
  isExpired,
  parseExpiry,
  securityCodeLength,
  validateCard,
} from '../../../core/domain/payment/card.ts'
import { applyPayments, isPrepaid, turnOf } from '../../../core/domain/payment/payments.ts'

const day = (text: string) => parseDate(text, 'YYYY-MM-DD') ?? dateOfInstant(0)
const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength, maxLength })

describe('how an order is paid', () => {
  test('PAY-17 rewards and gift cards pay first, the card pays what is left', () => {
    expect(
      applyPayments(10_000, [
        { id: 'card', method: 'CREDIT_CARD', available: 0 },
        { id: 'gift', method: 'GIFT_CARD', available: 3_000 },
        { id: 'points', method: 'LOYALTY_POINTS', available: 500 },
        { id: 'athlete', method: 'ATHLETES_PAYMENT', available: 1_000 },
        { id: 'reward', method: 'REWARD_CODE', available: 2_000 },
      ]),
    ).toEqual({
      _tag: 'Paid',
      applied: [
        { id: 'athlete', method: 'ATHLETES_PAYMENT', amount: 1_000 },
        { id: 'reward', method: 'REWARD_CODE', amount: 2_000 },
        { id: 'points', method: 'LOYALTY_POINTS', amount: 500 },
        { id: 'gift', method: 'GIFT_CARD', amount: 3_000 },
        { id: 'card', method: 'CREDIT_CARD', amount: 3_500 },
      ],
      creditLeft: 0,
    })
  })

  test('PAY-17 too little is PYT400, and nothing left needs no main method', () => {
    expect(applyPayments(1_000, [{ id: 'gift', method: 'GIFT_CARD', available: 400 }])).toMatchObject({
      _tag: 'NotEnough',
      errorId: 'PYT400',
      remainingToPay: 600,
    })
    expect(applyPayments(400, [{ id: 'gift', method: 'GIFT_CARD', available: 400 }])._tag).toBe('Paid')
    expect(applyPayments(0, [{ id: 'card', method: 'CREDIT_CARD', available: 0 }])).toEqual({
      _tag: 'Paid',
      applied: [],
      creditLeft: 0,
    })
  })

  test('PAY-03 PAY-04 an athlete’s rewards pay only when nothing of the credit remains', () => {
    const rewards = (['REWARD_CODE', 'REWARD_CARD', 'LOYALTY_POINTS'] as const).map((method) => ({
      id: method,
      method,
      available: 100,
    }))
    const split = (credit: number, isUsed: boolean) => {
      const paid = applyPayments(
        1_000,
        [
          ...(isUsed ? [{ id: 'credit', method: 'ATHLETES_PAYMENT' as const, available: credit }] : []),
          ...rewards,
          { id: 'card', method: 'CREDIT_CARD', available: 0 },
        ],
        credit,
      )
      return [paid.creditLeft, ...paid.applied.map(({ id, amount }) => `${id} ${amount}`)]
    }
    expect(split(400, true)).toEqual([
      0,
      'credit 400',
      'REWARD_CODE 100',
      'REWARD_CARD 100',
      'LOYALTY_POINTS 100',
      'card 300',
    ])
    expect(split(1_500, true)).toEqual([500, 'credit 1000'])
    expect(split(400, false)).toEqual([400, 'card 1000'])
    expect(split(0, false)).toEqual([0, 'REWARD_CODE 100', 'REWARD_CARD 100', 'LOYALTY_POINTS 100', 'card 700'])
  })

  test('PAY-17 payments sum to the total, none above what it has, one main method at most, in turn', () => {
    const source = fc.record({
      id: fc.uuid(),
      method: fc.constantFrom(...PaymentMethodId.literals),
      available: fc.nat(50_000),
    })
    fc.assert(
      fc.property(fc.nat(200_000), fc.array(source, { maxLength: 8 }), (total, sources) => {
        const paid = applyPayments(total, sources)
        const sum = paid.applied.reduce((all, each) => all + each.amount, 0)
        expect(sum + (paid._tag === 'NotEnough' ? paid.remainingToPay : 0)).toBe(total)
        const turns = paid.applied.map(({ method }) => turnOf(method))
        expect(turns).toEqual(turns.toSorted((a, b) => a - b))
        expect(turns.filter((turn) => turn === turnOf('PAYPAL')).length).toBeLessThanOrEqual(1)
        for (const { id, method, amount } of paid.applied) {
          expect(amount).toBeGreaterThan(0)
          if (turnOf(method) < turnOf('PAYPAL'))
            expect(amount).toBeLessThanOrEqual(sources.find((each) => each.id === id)?.available ?? 0)
        }
      }),
    )
  })
})

describe('the fields of a card', () => {
  test.each([
    ['4242 4242 4242 4242', 'visa'],
    ['4000 0000 0000 0002', 'visa'],
    ['4100 0000 0000 0019', 'visa'],
    ['4000 0000 0000 0069', 'visa'],
    ['4000 0000 0000 3220', 'visa'],
    ['3782 822463 10005', 'amex'],
    ['5555-5555-5555-4444', 'mastercard'],
    ['2223 0031 2200 3222', 'mastercard'],
    ['6011 1111 1111 1117', 'discover'],
  ])('PAY-18 test card %s is a number of %s', (number, brand) => {
    expect(isCardNumber(number)).toBe(true)
    expect(cardBrand(number)).toBe(brand)
  })

  test('PAY-18 any one wrong digit is found', () => {
    fc.assert(
      fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const wrong = Array.from('4242424242424242', (digit, index) =>
          index === at ? (Number(digit) + by) % 10 : digit,
        ).join('')
        expect(isCardNumber(wrong)).toBe(false)
      }),
    )
    expect(isCardNumber('0'.repeat(12))).toBe(false)
    expect(isCardNumber('0'.repeat(20))).toBe(false)
    expect(isCardNumber('4242 4242 4242 424x')).toBe(false)
  })

  test('PAY-18 the security code has four digits on American Express and three elsewhere', () => {
    expect(securityCodeLength('amex')).toBe(4)
    expect(securityCodeLength('visa')).toBe(3)
    expect(securityCodeLength('unknown')).toBe(3)
  })

  test('PAY-18 the number is grouped as typed and keeps its digits', () => {
    expect(formatCardNumber('42424')).toBe('4242 4')
    expect(formatCardNumber('4242')).toBe('4242')
    expect(formatCardNumber('378282246310005')).toBe('3782 822463 10005')
    fc.assert(
      fc.property(digits(0, 19), (number) => {
        expect(formatCardNumber(number).replace(/ /g, '')).toBe(number)
        expect(formatCardNumber(formatCardNumber(number))).toBe(formatCardNumber(number))
      }),
    )
  })

  test('PAY-18 the expiry is formatted as typed', () => {
    const typed = ['1', '12', '122', '12/2', '1228', '12/28', '12/2028', '3', '3/28', '03/28', '12/', '122899']
    expect(typed.map(formatExpiry)).toEqual([
      '1',
      '12',
      '12/2',
      '12/2',
      '12/28',
      '12/28',
      '12/28',
      '03',
      '03/28',
      '03/28',
      '12',
      '12/28',
    ])
  })

  test('PAY-18 a card is valid through the last day of its month', () => {
    const expiry = parseExpiry('02/28')
    expect(expiry).toEqual({ month: 2, year: 2028 })
    expect(expiry && isExpired(expiry, day('2028-02-29'))).toBe(false)
    expect(expiry && isExpired(expiry, day('2028-03-01'))).toBe(true)
    expect(expiry && isExpired(expiry, day('2027-12-31'))).toBe(false)
    expect(parseExpiry('13/28')).toBeNull()
    expect(parseExpiry('00/28')).toBeNull()
    expect(parseExpiry('')).toBeNull()
  })

  test('PAY-18 a card is checked field by field, and no failure carries a digit of it', () => {
    const good = { number: '4242 4242 4242 4242', expiry: '12/28', securityCode: '123', holder: "Ada O'Brien" }
    const today = day('2026-11-21')
    expect(validateCard(good, today)).toEqual([])
    expect(
      validateCard({ number: '', expiry: '', securityCode: '', holder: ' ' }, today).map(({ rule }) => rule),
    ).toEqual(Array.from({ length: 4 }, () => 'required'))
    const bad = { number: '4242 4242 4242 4241', expiry: '10/26', securityCode: '1234', holder: '4242424242424242' }
    expect(validateCard(bad, today)).toEqual([
      { field: 'number', rule: 'cardNumber' },
      { field: 'expiry', rule: 'cardExpired' },
      { field: 'securityCode', rule: 'securityCode', values: { n: 3 } },
      { field: 'holder', rule: 'name' },
    ])
  })
})

test('PAY-17 the shop keeps an account of gift cards, athletes’ money and rewards, and of nothing else', () => {
  expect(PaymentMethodId.literals.filter(isPrepaid).toSorted()).toEqual([
    'ATHLETES_PAYMENT',
    'GIFT_CARD',
    'REWARD_CARD',
    'REWARD_CODE',
  ])
})
