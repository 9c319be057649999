import { describe, expect, test } from 'vitest'
import { patchOrder } from '../../contracts/api/cart/orderApi.ts'
import { createVirtualBrowser } from '../support/virtualBrowser.ts'
import type { VirtualBrowser } from '../support/virtualBrowser.ts'
import { isSettled, placeOrder, reachSummary, shownIn } from '../support/virtualShopper.ts'
import type { VirtualTab } from '../../tools/simulate/device/virtualTab.ts'
import { badFates } from '../support/simulatedShopNetwork.ts'
import { expectConfirmed } from '../support/expectConfirmed.ts'

/** Two tabs, and a bank that asks before it pays. */
const atBank = async (seed: number): Promise<readonly [VirtualBrowser, VirtualTab, VirtualTab]> => {
  const browser = createVirtualBrowser(seed)
  const [one, two] = [browser.openTab(), browser.openTab({ visible: false })]
  await browser.advance(3_000)
  await reachSummary(browser, one)
  browser.shop.model.bank.asks = true
  placeOrder(one)
  expect(await browser.until(() => [one, two].every(isAsked), 20_000)).toBe(true)
  return [browser, one, two]
}

const isAsked = ({ views }: VirtualTab): boolean => Boolean(views.order.placing?.challenge)

/** The result of the bank's page, every time it is shown. */
const answer = (tab: VirtualTab, secretRef = 'bank-1'): void => {
  void tab.host().keepProof(secretRef, 'authorised')
  tab.dispatch({ _tag: 'AnswerChallenge', secretRef })
}

const expectOneOrder = async (browser: VirtualBrowser): Promise<void> => {
  await expectConfirmed(browser)
  expect(browser.shop.clashes).toEqual([])
}

const isPatch = (request: { readonly endpoint: { readonly id: string } }): boolean =>
  request.endpoint.id === patchOrder.id

test.each(badFates)('PAY-31 the patch meets %s: asked again under its key, one order', async (fate) => {
  const [browser, one] = await atBank(1)
  let left = 2
  browser.network.fate = (request) => (isPatch(request) && left-- > 0 ? fate : 'fine')
  answer(one)
  await expectOneOrder(browser)
  expect(new Set(browser.shop.arrivals.flatMap(({ name, key }) => (name === 'patchOrder' ? [key] : []))).size).toBe(1)
})

describe('an abandoned payment that the shop does not decide on', () => {
  const abandonUndecided = async () => {
    const browser = createVirtualBrowser(9)
    const one = browser.openTab()
    await browser.advance(3_000)
    await reachSummary(browser, one)
    Object.assign(browser.shop.model.bank, { asks: true, action: null, isUndecided: true })
    placeOrder(one)
    await browser.advance(60_000)
    return { browser, one }
  }

  test('PAY-30 CHK-06 an abandoned payment that the shop does not decide on is asked about with growing pauses', async () => {
    const { browser } = await abandonUndecided()
    const patchKeys = browser.shop.arrivals.flatMap(({ name, key }) => (name === 'patchOrder' ? [key] : []))
    expect(patchKeys.length > 2).toBe(true)
    expect(patchKeys.length < 20).toBe(true)
    expect(new Set(patchKeys).size).toBe(1)
  })

  test('PAY-30 CHK-06 an abandoned payment that the shop does not decide on is neither confirmed nor lost', async () => {
    const { browser, one } = await abandonUndecided()
    expect(one.views.order).toMatchObject({
      confirmed: null,
      problem: null,
      placing: { challenge: null, ending: 'abandon' },
    })
    expect(browser.shop.model.orders).toEqual([])
    expect(browser.shop.clashes).toEqual([])
  })
})

test('PAY-31 a worker killed at any moment of the patch leads to one order, or to the bank’s page once more', async () => {
  for (let ms = 0; ms < 200; ms += 20) {
    const [browser, one, two] = await atBank(20 + ms)
    answer(one)
    await browser.advance(ms)
    one.killWorker()
    await browser.advance(200)
    one.startWorker()
    expect(await browser.until(() => two.views.order.confirmed !== null || isAsked(two), 60_000)).toBe(true)
    if (isAsked(two)) answer(two, 'bank-2')
    await expectOneOrder(browser)
  }
})

describe('two tabs', () => {
  test('PAY-31 the other tab may answer, and its answer waits until the connection returns', async () => {
    const [browser, , two] = await atBank(3)
    browser.network.online = false
    for (const tab of browser.tabs) void tab.host().notice('offline')
    answer(two)
    await browser.advance(5_000)
    expect(two.views.order.placing?.ending).toBe('complete')
    expect(browser.shop.model.orders).toEqual([])
    browser.network.online = true
    for (const tab of browser.tabs) void tab.host().notice('online')
    await expectOneOrder(browser)
  })

  test('PAY-33 one tab authorises while the other turns away: one of them counts, and both show it', async () => {
    for (let seed = 40; seed < 52; seed++) {
      const [browser, one, two] = await atBank(seed)
      const before = shownIn(one)
      if (seed % 2) answer(one)
      two.dispatch({ _tag: 'AbandonChallenge' })
      if (seed % 2 === 0) answer(one)
      expect(await browser.until(() => isSettled(browser), 60_000)).toBe(true)
      const { confirmed, problem } = one.views.order
      expect(two.views.order.confirmed).toEqual(confirmed)
      expect(two.views.order.problem).toEqual(problem)
      expect(browser.shop.model.orders.length).toBe(confirmed ? 1 : 0)
      if (!confirmed) {
        expect(problem?.errorId).toBe('authentication-failed')
        expect(shownIn(one)).toEqual(before)
        expect(one.views.checkout.step).toBe('billing')
      }
    }
  })
})
