import type { Page } from 'playwright'
import { field, fillCard, goodCard, isConfirmed, placeOrder, sees, toBilling } from '../walk.ts'
import { signIn } from '../walkAccount.ts'
import { refusal } from '../wire.ts'
import { turnTo } from '../walkWithin.ts'
import { press } from './State.ts'
import type { State } from './State.ts'

/**
 * Instruments that pay in addition to a card, from a guest's billing step to a member's, each state continuing from the
 * one before.
 */
export const rewardStates: readonly State[] = [
  {
    name: 'rewards of a guest',
    reach: async (shopper) => {
      await toBilling(shopper)
      await press(shopper.page, 'Use points or a reward')
      await sees(shopper.page, 'Please sign in to use your rewards.')
    },
  },
  {
    name: 'points of a member',
    reach: async ({ page }) => {
      await page.locator('.reward-panel').getByRole('button', { name: 'Sign in' }).click()
      await signIn(page, 'member@example.com')
      await sees(page, /You have [\d,]+ points/)
      await page.locator('.toast').getByRole('button').click()
      await page.getByRole('button', { name: /^Use the reward card ending/ }).waitFor()
    },
  },
  {
    name: 'points refused',
    reach: async ({ page, context }) => {
      await context.route(/\/cart\/v1\/cart\/[^/]+\/reward$/, (route) => route.fulfill(refusal(409, 'REW140')), {
        times: 1,
      })
      await press(page, 'Use $12.00 for 1,000 points')
      await sees(page, 'You do not have enough points.')
      await sees(page, /You have [\d,]+ points/)
    },
  },
  {
    name: 'reward code refused',
    reach: async ({ page }) => {
      await field(page, 'Reward code').fill('nope')
      await press(page, 'Use code')
      await sees(page, 'We couldn’t find this reward in your account, or you’ve already used it.')
      await page.getByRole('button', { name: /^Use the reward card ending/ }).waitFor()
    },
  },
  {
    name: 'reward card refused',
    reach: async ({ page, context }) => {
      await context.route(/\/paymentInstruments$/, (route) => route.fulfill(refusal(409, 'GFC740')), { times: 1 })
      await page.getByRole('button', { name: /^Use the reward card ending/ }).click()
      await sees(page, 'There’s no balance left on this card.')
    },
  },
  {
    name: 'points pay a part',
    reach: async ({ page }) => {
      await press(page, 'Use $12.00 for 1,000 points')
      await page
        .locator('.part-payments')
        .getByText(/Pays \$12\.00/)
        .waitFor()
    },
    leave: ({ page }) => page.getByRole('button', { name: /^Remove: Loyalty points/ }).click(),
  },
  {
    name: 'paid without a card',
    reach: async ({ page }) => {
      await press(page, 'Use a gift card')
      await field(page, 'Gift card number').fill('6006000000000035')
      await field(page, 'PIN').fill('2468')
      await press(page, 'Add gift card')
      await sees(page, 'You’ve covered the whole order. You don’t need a card.')
    },
    leave: async ({ page }) => {
      await page.getByRole('button', { name: /^Remove: Gift card/ }).click()
      await press(page, 'Use a gift card')
    },
  },
  {
    name: 'account new card missing fields',
    reach: async ({ page, url }) => {
      await turnTo(page, `${url}/account/payment-methods/new`)
      await field(page, 'Card number').waitFor()
      await press(page, 'Save card')
      await sees(page, /things need your attention/)
    },
  },
  {
    name: 'account payment methods',
    reach: ({ page }) => saveCard(page, goodCard),
  },
  {
    name: 'saved cards',
    reach: async ({ page, url }) => {
      await turnTo(page, `${url}/checkout`)
      await page.getByRole('radio', { name: /4242/ }).first().waitFor()
    },
  },
  {
    name: 'two saved cards',
    reach: async ({ page, url }) => {
      await turnTo(page, `${url}/account/payment-methods/new`)
      await field(page, 'Card number').waitFor()
      await saveCard(page, '5555 5555 5555 4444')
      await turnTo(page, `${url}/checkout`)
      for (const last4 of [/4242/, /4444/]) await page.getByRole('radio', { name: last4 }).first().waitFor()
    },
    leave: async ({ page }) => {
      await press(page, 'Continue to review')
      await page.getByRole('button', { name: 'Place order' }).waitFor()
      await isConfirmed(page)
      await placeOrder(page)
    },
  },
]

/** From the form of a new card to the list that contains it. */
const saveCard = async (page: Page, number: string): Promise<void> => {
  await fillCard(page, number)
  await press(page, 'Save card')
  await page
    .locator('.account-row')
    .filter({ hasText: number.slice(-4) })
    .waitFor()
}
