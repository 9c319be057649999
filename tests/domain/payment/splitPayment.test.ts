import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allLocales, locales, siteOfCountry } from '../../../core/domain/locale/locales.ts'
import { applyPayments } from '../../../core/domain/payment/applyPayments.ts'
import type { PaymentSource } from '../../../core/domain/payment/applyPayments.ts'
import { isMainMethod } from '../../../core/domain/payment/paymentMethods.ts'
import { isTaxIncluded, taxRate } from '../../../core/domain/tax/taxRate.ts'
import { basketTotals } from '../../../core/domain/totals/basketTotals.ts'

const minor = (max: number) => fc.nat(max)
const basket = fc.record({
  locale: fc.constantFrom(...allLocales),
  province: fc.constantFrom('CA', 'OR', 'NY', 'BC', 'QC', ''),
  lines: fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 999 }), unitCurrent: minor(90_000), unitOriginal: minor(90_000) }), { minLength: 1, maxLength: 12 }),
  discount: fc.integer({ min: 0, max: 10_000 }),
  shipping: minor(3_000),
  giftCards: fc.array(minor(500_000), { maxLength: 5 }),
  rewards: fc.array(fc.record({ method: fc.constantFrom('LOYALTY_POINTS', 'REWARD_CODE', 'REWARD_CARD', 'ATHLETES_PAYMENT' as const), available: minor(20_000) }), { maxLength: 3 }),
  main: fc.constantFrom('CREDIT_CARD', 'KLARNA', 'PAYPAL' as const),
})

test('PAY-17 in every country and currency gift cards, rewards and one main method sum exactly to the total, and the basket says what remains', () => {
  fc.assert(
    fc.property(basket, ({ locale, province, lines, discount, shipping, giftCards, rewards, main }) => {
      const { country } = locales[locale]
      const { totals } = basketTotals({
        lines,
        orderDiscounts: [{ kind: 'percent', basisPoints: discount }],
        shipping: { price: shipping, discount: 0 },
        taxRateBasisPoints: taxRate({ country, province }),
        taxIncluded: isTaxIncluded(siteOfCountry(country)),
        giftCards,
        rewards: rewards.map(({ available }) => available),
      })
      const sources: readonly PaymentSource[] = [
        { id: 'main', method: main, available: 0 },
        ...giftCards.map((available, place) => ({ id: `gift-${place}`, method: 'GIFT_CARD' as const, available })),
        ...rewards.map(({ method, available }, place) => ({ id: `reward-${place}`, method, available })),
      ]
      const paid = applyPayments(totals.total, sources)
      expect(paid._tag).toBe('Paid')
      expect(paid.applied.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.total)
      expect(paid.applied.find(({ method }) => isMainMethod(method))?.amount ?? 0).toBe(totals.remainingToPay)
      expect(paid.applied.every(({ amount }) => Number.isSafeInteger(amount) && amount > 0)).toBe(true)
      expect(totals.appliedRewards).toBe(paid.applied.filter(({ method }) => !isMainMethod(method) && method !== 'GIFT_CARD').reduce((sum, { amount }) => sum + amount, 0))
      const without = applyPayments(totals.total, sources.slice(1))
      expect(without._tag === 'NotEnough' ? without.remainingToPay : 0).toBe(totals.remainingToPay)
    }),
  )
})
