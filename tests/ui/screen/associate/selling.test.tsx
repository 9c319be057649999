// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { agentLogin } from '../../../../contracts/api/account/authApi.ts'
import { lookUpConsumer } from '../../../../contracts/api/account/consumerApi.ts'
import { readStores } from '../../../../contracts/api/catalogue/storeApi.ts'
import { sampleSeller } from '../../../../tools/simulate/shopper/sampleShopper.ts'
import type { VirtualTab } from '../../../../tools/simulate/device/virtualTab.ts'
import { named, pressAt } from '../content/onScreen.ts'
import { inTurn, openScreen, refuses, says } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { choose, fill, press, sees, textsOf } from '../pressing.ts'
import { toCart } from '../shopSteps.ts'

let screen: Screen
afterEach(() => screen.close())

/** An employee sells on this device, one pair is in the cart. */
const selling = async (tab: VirtualTab): Promise<void> => {
  tab.dispatch({ _tag: 'StartAssociateSession', session: sampleSeller })
  await toCart(tab)
  await expect.poll(() => tab.views.account?.associate?.storeEmployeeName).toBe('Ada Lindqvist')
}

const agent = {
  storeId: 'US001',
  storeName: 'Boulder, Pearl Street',
  storeEmployeeId: 'agent-1',
  storeEmployeeName: 'Petra Quill',
  accessToken: 'agent-token',
}
/** Who may change prices for ten minutes. */
const isAgent = says(agentLogin, () => ({ ...agent, accessExpiry: Date.now() + 600_000 }))

test('CART-24 AUTH-24 an employee needs an agent to change a price, who takes off no more than the limit, and the sale stays with the employee', async () => {
  screen = await openScreen('/en-us/cart', { answers: [isAgent], before: selling })
  await press('Change the price of Style A-1')
  await sees('[role=dialog] p', /the sale stays with Ada Lindqvist/)
  await fill('Email', 'agent@example.com')
  await fill('Password', 'Trail-2026')
  await pressAt('[role=dialog] form button', 'Sign in as an agent')
  await fill('How much', '31')
  await fill('Reason', 'Scratched')
  await press('Change price')
  await sees('[role=dialog] .refusal p', /You can take up to \$30\.00 off this item/)
  expect(screen.shop.arrivals.some(({ name }) => name === 'addPriceAdjustment')).toBe(false)
  await fill('How much', '10')
  await press('Change price')
  await sees('.cart-line', /Price adjustment: \$10\.00 off\. Scratched/)
  await named('aside p', /^Ada Lindqvist/)
  await expect.poll(() => screen.tab.views.cart.waiting).toBe(0)
  expect(screen.shop.model.basket()?.items.map(({ priceAdjustment }) => priceAdjustment?.value)).toEqual([10])
})

test('ACC-13 a customer is looked up by email: a member of the loyalty program, or somebody without an account', async () => {
  const answer = { exists: true, isLoyaltyMember: true }
  screen = await openScreen('/en-us/associate-login', {
    answers: [inTurn(says(lookUpConsumer, answer), says(lookUpConsumer, { exists: false, isLoyaltyMember: false }))],
    before: selling,
  })
  for (const [email, words] of [
    ['loyalty@example.com', /is a member of the loyalty program/],
    ['nobody-here@example.com', /doesn’t have an account/],
  ] as const) {
    await fill('The customer’s email', email)
    await press('Find')
    await sees('.find-customer [role=status] p', words)
  }
})

test('AUTH-24 an agent says where they sell first, and somebody who is no agent is refused in words', async () => {
  screen = await openScreen('/en-us/associate-login', {
    answers: [
      says(readStores, [{ storeId: 'US001', storeName: 'Boulder, Pearl Street' }]),
      inTurn(refuses(agentLogin, 'STR404'), isAgent),
    ],
  })
  await press('Sign in as an agent')
  await expect.poll(() => textsOf('main button').at(-1)).toMatch(/Choose a store first/)
  await choose('Store', 'US001')
  await fill('Email', 'loyalty@example.com')
  await fill('Password', 'Trail-2026')
  await press('Start session as an agent')
  await sees('main .refusal p', /We could not find this store employee\./)
  expect(screen.tab.views.account?.associate).toBeNull()
  await fill('Email', 'agent@example.com')
  await press('Start session as an agent')
  await named('aside p', /^Petra Quill/)
})
