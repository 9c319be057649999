import { expect, test } from 'vitest'
import { sampleSeller } from '../../tools/simulate/shopper/sampleShopper.ts'
import { createVirtualBrowser } from '../support/virtualBrowser.ts'
import { addItem, isSettled, placeOrder, reachSummary, shownIn } from '../support/virtualShopper.ts'

const sold = { storeId: 'US001', storeEmployeeId: 'US001-1' }

/** An order at the hands of a seller, whom a reloaded tab and one opened later know too. */
const sellInThreeTabs = async () => {
  const browser = createVirtualBrowser(1)
  const [one, two] = [browser.openTab(), browser.openTab()]
  one.dispatch({ _tag: 'StartAssociateSession', session: sampleSeller })
  await reachSummary(browser, one)
  one.startWorker()
  const third = browser.openTab()
  const sellers = () => [one, two, third].map(({ views }) => views.account.associate?.storeEmployeeName)
  expect(await browser.until(() => sellers().every((name) => name === 'Ada Lindqvist'), 20_000)).toBe(true)
  placeOrder(two)
  expect(await browser.until(() => isSettled(browser) && two.views.order.confirmed !== null, 30_000)).toBe(true)
  return { browser, one, two, third, sellers }
}

test('BIS-01 BIS-02 the seller is known in every tab and after a reload, and is sent with the order', async () => {
  const { browser } = await sellInThreeTabs()
  const bodies = browser.shop.arrivals.filter(({ name }) => name === 'placeOrder').map(({ body }) => body)
  expect(bodies).toMatchObject([{ inStoreSalesInfo: sold }])
})

test('BIS-06 RT-12 with the end of a seller’s session nothing of the customer is left', async () => {
  const { browser, one, two, third, sellers } = await sellInThreeTabs()
  addItem(two, 'A-2')
  expect(await browser.until(() => isSettled(browser), 20_000)).toBe(true)
  // From now on the server treats a call in this customer's name as a mistake.
  browser.shop.sessions.disown()
  third.dispatch({ _tag: 'EndAssociateSession', site: 'us' })
  expect(await browser.until(() => isSettled(browser) && sellers().every((name) => name === undefined), 20_000)).toBe(
    true,
  )
  for (const tab of [one, two, third]) {
    expect(shownIn(tab)).toEqual([])
    expect(tab.views.order.confirmed).toBeNull()
    expect(tab.views.account.left?.reason).toBe('store')
  }
  expect(JSON.stringify(browser.storedLog)).not.toMatch(/Boulder|A-1|A-2|Lindqvist/)
  addItem(two, 'B-1')
  expect(await browser.until(() => isSettled(browser) && shownIn(one).length > 0, 20_000)).toBe(true)
  expect(shownIn(one)).toEqual(['B-1×1'])
  expect(one.views.cart.customerRejectedAt).toBeNull()
})
