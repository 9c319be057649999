import { describe, expect, test } from 'vitest'
import type { VirtualTab } from '../../tools/simulate/device/virtualTab.ts'
import { badFates } from '../support/simulatedShopNetwork.ts'
import { runs } from '../support/runs.ts'
import { sampleProduct } from '../support/sampleProducts.ts'
import { createVirtualBrowser } from '../support/virtualBrowser.ts'
import type { VirtualBrowser } from '../support/virtualBrowser.ts'
import { disagreement, isSettled, keptBy, lineKeyOf, shownIn } from '../support/virtualShopper.ts'

const dollars = ['A-1', 'B-1'].map((sku) => sampleProduct(sku))
const euros = ['A-1', 'B-1'].map((sku) => sampleProduct(sku, { currency: 'EUR', price: 11_000 }))
const soldIn = (currency: string, sku: string) =>
  [...dollars, ...euros].find((p) => p.sku === sku && p.currency === currency)!

const add = (tab: VirtualTab, currency: string, sku = 'A-1') =>
  tab.dispatch({ _tag: 'AddItem', product: soldIn(currency, sku), quantity: 1 })
const move = (tab: VirtualTab, to = 'de-de') => tab.dispatch({ _tag: 'MoveCart', to })

/** An American tab, which sends, and a German one; a boot in a cart in dollars. */
const twoCountries = async (seed = 1) => {
  const browser = createVirtualBrowser(seed, { products: [...dollars, ...euros] })
  const american = browser.openTab({ visible: true, locale: 'en-us' })
  await browser.advance(3_000)
  const german = browser.openTab({ visible: false, locale: 'de-de' })
  add(american, 'USD')
  await browser.until(() => isSettled(browser), 20_000)
  return { browser, american, german }
}

const sent = ({ shop }: VirtualBrowser, name: string) =>
  shop.arrivals
    .filter((arrival) => arrival.name === name)
    .map(({ headers, tabId }) => ({ locale: headers['locale'], tabId }))

describe('CART-42 in the tabs of two countries', () => {
  test('the German page shows the cart in dollars, and changes it in the American session', async () => {
    const { browser, american, german } = await twoCountries()
    const { basketId } = browser.folded().cart.basket!
    american.killWorker()
    expect(german.views.cart.currency).toBe('USD')
    german.dispatch({ _tag: 'SetQuantity', lineKey: lineKeyOf('A-1'), quantity: 3 })
    await browser.until(() => isSettled(browser), 20_000)
    expect(browser.folded().cart.basket).toMatchObject({ basketId, currency: 'USD', lines: [{ quantity: 3 }] })
    expect(sent(browser, 'updateItem')).toEqual([{ locale: 'en-us', tabId: german.tabId }])
  })

  test('the American tab moves the cart in the German session', async () => {
    const { browser, american, german } = await twoCountries()
    move(german)
    await browser.until(() => isSettled(browser), 20_000)
    expect(sent(browser, 'createCartWithItem')).toEqual([
      { locale: 'en-us', tabId: american.tabId },
      { locale: 'de-de', tabId: american.tabId },
    ])
    for (const tab of [american, german]) expect(tab.views.cart).toMatchObject({ currency: 'EUR', units: 1 })
  })

  test('a move made offline is done once the connection is back', async () => {
    const { browser, american, german } = await twoCountries()
    browser.network.online = false
    for (const tab of [american, german]) void tab.host().notice('offline')
    move(german)
    add(german, 'EUR', 'B-1')
    await browser.advance(5_000)
    expect(german.views.cart).toMatchObject({ currency: null, move: { after: null }, units: 2 })
    browser.network.online = true
    for (const tab of [american, german]) void tab.host().notice('online')
    await browser.until(() => isSettled(browser), 60_000)
    expect(keptBy(browser)).toEqual(['A-1×1', 'B-1×1'])
    expect(german.views.cart.currency).toBe('EUR')
  })
})

/** What the server has in the cart's basket: a call that comes late may have opened another one since. */
const keptIn = ({ shop, folded }: VirtualBrowser): string =>
  (shop.model.basket(folded().cart.basket?.basketId)?.items ?? [])
    .map(({ productId, qty }) => `${productId}×${qty}`)
    .toSorted()
    .join()

/** Moves and adds in both tabs, over a bad network, while workers die; then up to 120 s without faults. */
const trouble = async (seed: number): Promise<readonly string[]> => {
  const { browser, american, german } = await twoCountries(seed)
  const { chance } = browser.world
  const tabs = [american, german] as const
  browser.network.fate = () => (chance.percent(40) ? chance.pick(badFates) : 'fine')
  for (let n = 0; n < 12; n++) {
    await browser.advance(chance.below(2_000))
    const tab = chance.pick(tabs)
    if (tab.state() === 'dead') tab.startWorker()
    else if (chance.percent(20)) tab.killWorker()
    else if (chance.percent(40)) move(tab, chance.pick(['de-de', 'en-us']))
    else add(tab, tab === german ? 'EUR' : 'USD', chance.pick(['A-1', 'B-1']))
  }
  browser.network.fate = () => 'fine'
  for (const tab of tabs) if (tab.state() === 'dead') tab.startWorker()
  const isCalm = await browser.until(() => isSettled(browser), 120_000)
  return [
    ...(isCalm ? [] : [`not calm: ${disagreement(browser)}`]),
    ...tabs.flatMap((tab) => (shownIn(tab).join() === keptIn(browser) ? [] : [`${tab.tabId} shows something else`])),
    ...[...browser.shop.effects].flatMap(([key, times]) =>
      times > 1 && !isRead(key) ? [`${key} was done ${times} times`] : [],
    ),
    ...browser.shop.clashes,
  ].map((fault) => `seed ${seed}: ${fault}`)
}

/** Reading the list of saved items again changes nothing. */
const isRead = (key: string): boolean => key.includes('/saved/')

test('CART-42 moves survive a bad network and dying workers, in two tabs', async () => {
  const faults: string[] = []
  for (let seed = 1; seed <= runs(100) && faults.length < 5; seed++) faults.push(...(await trouble(seed)))
  expect(faults).toEqual([])
}, 300_000)
