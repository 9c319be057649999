import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PaymentMethodId } from '../../../contracts/api/entities/paymentInstrument.ts'
import { allLocales, locales, siteOfCountry } from '../../../core/domain/locale/locales.ts'
import { applyPayments, isMainMethod, paysAsReward } from '../../../core/domain/payment/payments.ts'
import type { PaymentSource } from '../../../core/domain/payment/payments.ts'
import { isTaxIncluded, taxesAt } from '../../../core/domain/tax/taxRate.ts'
import { basketTotals, totalsPaid } from '../../../core/domain/totals/basketTotals.ts'

const minor = (max: number) => fc.nat(max)

/** The shop's countries, and Japan, whose currency has no smaller unit: a split knows only whole minor units. */
const shops = allLocales.map((locale) => ({
  ...locales[locale],
  isIncluded: isTaxIncluded(siteOfCountry(locales[locale].country)),
  taxes: (province: string) => taxesAt({ country: locales[locale].country, province }),
}))
const markets = [
  ...shops,
  { currency: 'JPY' as const, isIncluded: true, taxes: () => [{ tax: 'VAT' as const, rate: 10_000 }] },
]

const basket = fc.record({
  market: fc.constantFrom(...markets),
  province: fc.constantFrom('CA', 'OR', 'NY', 'BC', 'QC', ''),
  lines: fc.array(
    fc.record({ quantity: fc.integer({ min: 1, max: 999 }), unitCurrent: minor(90_000), unitOriginal: minor(90_000) }),
    { minLength: 1, maxLength: 12 },
  ),
  discount: fc.integer({ min: 0, max: 10_000 }),
  shipping: minor(3_000),
  giftCards: fc.array(minor(500_000), { maxLength: 5 }),
  rewards: fc.array(
    fc.record({
      method: fc.constantFrom('LOYALTY_POINTS', 'REWARD_CODE', 'REWARD_CARD' as const),
      available: minor(20_000),
    }),
    { maxLength: 4 },
  ),
  /** Null for everyone except athletes, who may leave it unused. */
  credit: fc.option(fc.record({ left: minor(200_000), isUsed: fc.boolean() })),
  main: fc.constantFrom('CREDIT_CARD', 'KLARNA', 'PAYPAL' as const),
})

test('PAY-02 every country, five currencies and eight kinds of payment are tried', () => {
  expect(new Set(markets.map(({ currency }) => currency))).toEqual(new Set(['USD', 'CAD', 'GBP', 'EUR', 'JPY']))
  expect(PaymentMethodId.literals).toHaveLength(8)
})

test('PAY-02 PAY-04 PAY-17 all kinds of payment sum exactly to the total, in turn, and the basket says what remains', () => {
  fc.assert(
    fc.property(basket, ({ market, province, lines, discount, shipping, giftCards, rewards, credit, main }) => {
      const { totals: owed } = basketTotals({
        lines,
        orderDiscounts: [{ kind: 'percent', basisPoints: discount }],
        shipping: { price: shipping, discount: 0 },
        taxes: market.taxes(province),
        taxIncluded: market.isIncluded,
      })
      const { total } = owed
      const sources: readonly PaymentSource[] = [
        { id: 'main', method: main, available: 0 },
        ...giftCards.map((available, place) => ({ id: `gift-${place}`, method: 'GIFT_CARD' as const, available })),
        ...rewards.map(({ method, available }, place) => ({ id: `reward-${place}`, method, available })),
        ...(credit?.isUsed ? [{ id: 'credit', method: 'ATHLETES_PAYMENT' as const, available: credit.left }] : []),
      ]
      const paid = applyPayments(total, sources, credit?.left)
      const amountsOf = (isOf: (payment: (typeof paid.applied)[number]) => boolean) =>
        paid.applied.filter(isOf).map(({ amount }) => amount)
      const totals = totalsPaid(owed, {
        giftCards: amountsOf(({ method }) => method === 'GIFT_CARD'),
        rewards: amountsOf(({ method }) => !isMainMethod(method) && method !== 'GIFT_CARD'),
      })
      expect(paid._tag).toBe('Paid')
      expect(totals.total).toEqual(total)
      expect(sum(amountsOf(() => true))).toBe(total)
      expect(sum(amountsOf(({ method }) => isMainMethod(method)))).toBe(totals.remainingToPay)
      expect(paid.applied.every(({ amount }) => Number.isSafeInteger(amount) && amount > 0)).toBe(true)
      for (const { id, method, amount } of paid.applied)
        if (!isMainMethod(method))
          expect(amount).toBeLessThanOrEqual(sources.find((source) => source.id === id)?.available ?? 0)
      if (paid.creditLeft > 0) expect(amountsOf(({ method }) => paysAsReward(method))).toEqual([])
      expect(paid.creditLeft).toBe((credit?.left ?? 0) - sum(amountsOf(({ method }) => method === 'ATHLETES_PAYMENT')))
      const without = applyPayments(total, sources.slice(1), credit?.left)
      expect(without._tag === 'NotEnough' ? without.remainingToPay : 0).toBe(totals.remainingToPay)
    }),
  )
})

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)
