import { expect } from 'vitest'
import type { VirtualTab } from '../../../tools/simulate/device/virtualTab.ts'
import { sampleAddress } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { addItem, submitCard } from '../../support/virtualShopper.ts'

/** One pair is in the cart, and the server has answered. */
export const toCart = async (tab: VirtualTab): Promise<void> => {
  addItem(tab, 'A-1')
  await expect.poll(() => tab.asked.every(({ outcome }) => outcome !== null) && tab.views.cart.waiting, often).toBe(0)
}

/** The address is given, and the payment is next. */
export const toBilling = async (tab: VirtualTab): Promise<void> => {
  await toCart(tab)
  tab.dispatch({ _tag: 'SubmitShipping', address: sampleAddress })
  await expect.poll(() => tab.views.checkout.step, often).toBe('billing')
  await expect.poll(() => tab.views.cart.waiting, often).toBe(0)
}

/** Only the last press is missing. */
export const toSummary = async (tab: VirtualTab): Promise<void> => {
  await toBilling(tab)
  submitCard(tab)
  await expect.poll(() => tab.views.checkout.card?.state, often).toBe('saved')
  await expect.poll(() => tab.views.cart.totals.total.estimated, often).toBe(false)
}

/** The owner of the simulated shop's one account. */
export const signedIn = async (tab: VirtualTab): Promise<void> => {
  const done = await tab.host().request('signIn', { email: 'wren@example.com', password: 'Trail-2026' }, 'sign-in-1')
  expect(done._tag).toBe('Done')
}

const often = { interval: 5 }
