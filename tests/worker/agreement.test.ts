import { describe, expect, test } from 'vitest'
import { addPaymentInstrument } from '../../contracts/api/cart/cartPaymentApi.ts'
import { sampleAddress } from '../../tools/simulate/shopper/sampleShopper.ts'
import { createVirtualBrowser } from '../support/virtualBrowser.ts'
import { addItem, isSettled, placeOrder } from '../support/virtualShopper.ts'
import { badFates } from '../support/simulatedShopNetwork.ts'
import { expectConfirmed } from '../support/expectConfirmed.ts'

/** Two tabs at billing, and a session to which the shopper has agreed on the provider's page. */
const atBilling = async (seed: number) => {
  const browser = createVirtualBrowser(seed)
  const [one, two] = [browser.openTab(), browser.openTab({ visible: false })]
  browser.shop.model.agreedSessions.add('session-1')
  await browser.advance(3_000)
  addItem(one, 'A-1', 2)
  await browser.advance(3_000)
  one.dispatch({ _tag: 'SubmitShipping', address: sampleAddress })
  await browser.advance(2_000)
  const comeBack = (tab = one, sessionId = 'session-1') =>
    tab.dispatch({ _tag: 'SubmitBilling', address: sampleAddress, agreed: { method: 'PAYPAL', sessionId } })
  const isAgreed = () =>
    isSettled(browser) && browser.tabs.every(({ views }) => views.checkout.agreement?.state === 'saved')
  const orders = async () => {
    placeOrder(one)
    await expectConfirmed(browser)
    expect(browser.shop.clashes).toEqual([])
  }
  return { browser, one, two, comeBack, isAgreed, orders }
}

describe('a return from the provider', () => {
  test.each(badFates)(
    'PAY-07 the question to the provider meets %s: asked again under its key, one order',
    async (fate) => {
      const { browser, comeBack, isAgreed, orders } = await atBilling(1)
      let left = 2
      browser.network.fate = ({ endpoint }) => (endpoint.id === addPaymentInstrument.id && left-- > 0 ? fate : 'fine')
      comeBack()
      expect(await browser.until(isAgreed, 120_000)).toBe(true)
      expect(
        new Set(browser.shop.arrivals.flatMap(({ name, key }) => (name === 'addPaymentInstrument' ? [key] : []))).size,
      ).toBe(1)
      await orders()
    },
  )

  test('PAY-07 a worker killed at any moment of the return: the agreement is there when it starts again', async () => {
    for (let ms = 0; ms < 200; ms += 25) {
      const { browser, one, comeBack, isAgreed, orders } = await atBilling(20 + ms)
      comeBack()
      await browser.advance(ms)
      one.killWorker()
      await browser.advance(200)
      one.startWorker()
      expect(await browser.until(isAgreed, 60_000)).toBe(true)
      await orders()
    }
  })

  test('PAY-07 back in two tabs at once, and once more later: one agreement, one order', async () => {
    const { browser, two, comeBack, isAgreed, orders } = await atBilling(5)
    comeBack()
    comeBack(two)
    expect(await browser.until(isAgreed, 60_000)).toBe(true)
    comeBack(two)
    expect(await browser.until(isAgreed, 60_000)).toBe(true)
    await orders()
  })
})

test('PAY-09 a return without agreement is reported in every tab, at billing', async () => {
  const { browser, one, two, comeBack } = await atBilling(6)
  comeBack(one, 'made-up')
  expect(await browser.until(() => isSettled(browser) && two.views.cart.refusals.length > 0, 60_000)).toBe(true)
  for (const { views } of [one, two]) {
    expect(views.checkout.step).toBe('billing')
    expect(views.checkout.agreement).toBeNull()
    expect(views.cart.refusals).toMatchObject([{ what: 'payment', errorId: 'PAY400' }])
  }
})
