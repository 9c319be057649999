// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { readSavedInstruments } from '../../../../contracts/api/account/consumerPaymentApi.ts'
import { readVouchers } from '../../../../contracts/api/account/loyaltyApi.ts'
import { setReward } from '../../../../contracts/api/cart/cartPaymentApi.ts'
import { inTurn, openScreen, refuses, says } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { savedCard } from '../payment/savedCard.ts'
import { fill, press, sees, textsOf } from '../pressing.ts'
import { signedIn, toBilling } from '../shopSteps.ts'

let screen: Screen
afterEach(() => screen.close())

test('PAY-17 what is left to pay stands where the payment is chosen as soon as a gift card pays', async () => {
  screen = await openScreen('/en-us/checkout', { before: toBilling })
  await sees('main h1', 'How would you like to pay?')
  expect(textsOf('form .left-to-pay')).toEqual([''])
  screen.shop.model.giftCardBalances.set('', 500)
  await press('Use a gift card')
  await fill('Gift card number', '6006 0000 0000 0092')
  await fill('PIN', '2468')
  await press('Add gift card')
  await sees('form .left-to-pay', /^Left to pay/)
  const { totals } = screen.tab.views.cart
  expect(totals.remainingToPay.minor).toBeLessThan(totals.total.minor)
  expect(textsOf('form .left-to-pay').join('')).toContain(`$${(totals.remainingToPay.minor / 100).toFixed(2)}`)
})

describe('a reward that the server refuses', () => {
  const vouchers = (points: number) =>
    says(readVouchers, {
      memberId: 'm-1',
      currentLoyaltyPoints: points,
      applicableLoyaltyVouchers: points < 500 ? [] : [{ points: 500, amountInCurrency: 1000 }],
    })
  const card = (amount: number) =>
    says(readSavedInstruments, ({ query }) => ({
      payment_instruments: query.payment_method_id?.startsWith('REWARD')
        ? [
            {
              paymentInstrumentId: 'r-1',
              payment_method_id: 'REWARD_CARD' as const,
              giftCard: { last4: '0777' },
              amount,
            },
          ]
        : [],
    }))

  test('LOY-08 LOY-10 leaves beside it the points and the balance that there are now', async () => {
    screen = await openScreen('/en-us/checkout', {
      answers: [...savedCard, vouchers(600), card(2500), inTurn(refuses(setReward, 'REW140'))],
      before: async (tab) => {
        await signedIn(tab)
        await toBilling(tab)
      },
    })
    await press('Use points or a reward')
    await sees('.reward-panel p', /600/)
    await sees('.reward-panel li', /\$25\.00/)
    screen.hears(vouchers(120), card(300))
    await press(/\$10\.00.*500/)
    await sees('.reward-panel .refusal', /./)
    await sees('.reward-panel p', /120/)
    await sees('.reward-panel li', /\$3\.00/)
    expect(textsOf('.reward-panel').join('')).not.toMatch(/600|\$25\.00/)
  })
})
