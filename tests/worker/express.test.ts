import { describe, expect, test } from 'vitest'
import type { VirtualTab } from '../../tools/simulate/device/virtualTab.ts'
import { sampleAddress, sampleCard } from '../../tools/simulate/shopper/sampleShopper.ts'
import { called, shopping } from '../support/twoTabs.ts'
import type { VirtualBrowser } from '../support/virtualBrowser.ts'
import { isSettled, placeOrder, settled } from '../support/virtualShopper.ts'
import { badFates } from '../support/simulatedShopNetwork.ts'

const { bin: _bin, ...card } = sampleCard
const express = {
  _tag: 'CheckOutExpress',
  shipping: sampleAddress,
  billing: sampleAddress,
  card,
  savedCardId: 'saved-1',
} as const

/** A signed-in shopper with a filled cart and two tabs. */
const atCart = async (seed: number): Promise<readonly [VirtualBrowser, VirtualTab, VirtualTab]> => {
  const [browser, one, two] = await shopping(seed)
  expect(
    await settled(browser, one.host().request('signIn', { email: 'wren@example.com', password: 'Trail-2026' }, 'key')),
  ).toMatchObject({ _tag: 'Done' })
  expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
  return [browser, one, two]
}

const parts = ['setShippingAddress', 'setBillingAddress', 'addPaymentInstrument'] as const

describe('an express checkout', () => {
  test.each(badFates)(
    'CHK-03 whose calls meet %s does each once under its key, and the order is one more press',
    async (fate) => {
      const [browser, one, two] = await atCart(1)
      const left = new Map<string, number>()
      browser.network.fate = ({ endpoint }) => {
        const times = left.get(endpoint.id) ?? 0
        left.set(endpoint.id, times + 1)
        return endpoint.changes && times < 2 ? fate : 'fine'
      }
      one.dispatch(express)
      expect(await browser.until(() => isSettled(browser) && one.views.checkout.card?.state === 'saved', 120_000)).toBe(
        true,
      )
      browser.network.fate = () => 'fine'
      for (const { views } of [one, two]) expect(views.checkout).toMatchObject({ step: 'summary', express: null })
      for (const part of parts) expect(new Set(called(browser, part).map(({ key }) => key)).size, part).toBe(1)
      placeOrder(one)
      expect(await browser.until(() => isSettled(browser) && two.views.order.confirmed !== null, 60_000)).toBe(true)
      expect(browser.shop.model.orders.length).toBe(1)
      expect(browser.shop.clashes).toEqual([])
      expect([...browser.shop.effects.values()].filter((times) => times > 1)).toEqual([])
    },
  )

  test.each(parts)(
    'CHK-04 with %s refused leads every tab back to shipping with the reason, and nothing more of it is asked',
    async (refused) => {
      const [browser, one, two] = await atCart(2)
      one.dispatch({ _tag: 'EnterAddress', form: 'shipping', fields: { city: 'Nederland' } })
      browser.shop.refuse.set(refused, 'CHK380')
      one.dispatch(express)
      expect(await browser.until(() => isSettled(browser) && two.views.checkout.express === 'refused', 60_000)).toBe(
        true,
      )
      for (const { views } of [one, two]) {
        expect(views.checkout).toMatchObject({
          step: 'shipping',
          shipping: { city: 'Nederland' },
          card: null,
          waiting: 0,
        })
        expect(views.cart.refusals).toMatchObject([{ errorId: 'CHK380' }])
      }
      expect(parts.map((part) => called(browser, part).length)).toEqual(
        parts.map((part) => (parts.indexOf(part) <= parts.indexOf(refused) ? 1 : 0)),
      )
    },
  )

  test('CHK-03 loses nothing to a worker that dies at any moment, as a saved card needs no secret', async () => {
    for (let ms = 0; ms < 300; ms += 30) {
      const [browser, one, two] = await atCart(20 + ms)
      const pressed = one.dispatch(express)
      await browser.until(() => pressed.outcome !== null, 5_000)
      await browser.advance(ms)
      one.killWorker()
      one.startWorker()
      expect(
        await browser.until(() => isSettled(browser) && two.views.checkout.card?.state === 'saved', 60_000),
        `${ms} ms`,
      ).toBe(true)
      expect(one.views.checkout.step, `${ms} ms`).toBe('summary')
      expect(browser.shop.clashes, `${ms} ms`).toEqual([])
    }
  })
})
