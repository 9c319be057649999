import { endpoints } from '../../contracts/api/table.ts'
import { describe, expect, test } from 'vitest'
import { createVirtualBrowser } from '../support/virtualBrowser.ts'
import { sampleFavorite } from '../support/sampleProducts.ts'
import { addItem, isSettled, keptBy, lineKeyOf, shownIn } from '../support/virtualShopper.ts'

const tokenCalls = (browser: ReturnType<typeof createVirtualBrowser>) =>
  browser.shop.arrivals.filter(({ name }) => name === 'fetchToken')

describe('tokens', () => {
  test('AUTH-05 one guest per browser, whichever tabs ask at once', async () => {
    for (let seed = 1; seed <= 20; seed++) {
      const browser = createVirtualBrowser(seed, { locks: false })
      const [one, two] = [browser.openTab(), browser.openTab()]
      addItem(one, 'A-1')
      addItem(two, 'A-2')
      expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
      expect(browser.shop.sessions.opened).toEqual(['session-1'])
    }
  })

  test('AUTH-05 calls of a session that are made at once share one token', async () => {
    const browser = createVirtualBrowser(2)
    const tab = browser.openTab()
    await browser.advance(100)
    addItem(tab, 'A-1')
    addItem(tab, 'A-2')
    expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
    expect(tokenCalls(browser)).toHaveLength(1)
  })

  test('AUTH-15 a token is renewed a minute before it ends', async () => {
    const browser = createVirtualBrowser(3)
    const tab = browser.openTab()
    addItem(tab, 'A-1')
    expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
    await browser.advance(520_000)
    addItem(tab, 'A-2')
    await browser.until(() => isSettled(browser), 30_000)
    expect(tokenCalls(browser)).toHaveLength(1)
    await browser.advance(60_000)
    addItem(tab, 'B-1')
    expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
    expect(tokenCalls(browser).map(({ body }) => Object.keys(body as object))).toEqual([
      [],
      ['refreshToken', 'renewalKey'],
    ])
    expect(browser.network.attempts.filter(({ endpoint }) => endpoint !== endpoints.fetchToken.id)).toHaveLength(3)
  })

  test('AUTH-15 a 401 is renewed once and the call goes again under its key', async () => {
    const browser = createVirtualBrowser(4)
    const tab = browser.openTab()
    addItem(tab, 'A-1')
    await browser.until(() => isSettled(browser), 30_000)
    browser.shop.sessions.expire()
    const pressed = addItem(tab, 'A-2')
    expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
    expect(tokenCalls(browser)).toHaveLength(2)
    const keys = browser.shop.arrivals.filter(({ name }) => name === 'addItem').map(({ key }) => key)
    expect(keys).toEqual([`${pressed.command.commandId}/0`, `${pressed.command.commandId}/0`])
    expect(keptBy(browser)).toEqual(['A-1×1', 'A-2×1'])
  })

  test('AUTH-05 a renewal whose answer was lost continues the same session', async () => {
    const browser = createVirtualBrowser(5)
    const tab = browser.openTab()
    addItem(tab, 'A-1')
    await browser.until(() => isSettled(browser), 30_000)
    browser.shop.sessions.expire()
    let lost = 1
    browser.network.fate = (request) =>
      request.endpoint.id === endpoints.fetchToken.id && lost-- > 0 ? 'lose-answer' : 'fine'
    addItem(tab, 'A-2')
    expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
    expect(browser.shop.sessions.opened).toEqual(['session-1'])
    expect(tab.views.cart.refusals).toEqual([])
  })
})

describe('when the session has ended', () => {
  test('AUTH-05, CART-27 a refused renewal starts a new guest, and the cart is rebuilt for it', async () => {
    const browser = createVirtualBrowser(6)
    const tab = browser.openTab()
    addItem(tab, 'A-1', 2)
    await browser.until(() => isSettled(browser), 30_000)
    browser.shop.sessions.expire()
    browser.shop.sessions.revoke()
    addItem(tab, 'A-2')
    expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
    expect(browser.shop.sessions.opened).toEqual(['session-1', 'session-2'])
    expect(shownIn(tab)).toEqual(['A-1×2', 'A-2×1'])
    expect(keptBy(browser)).toEqual(['A-1×2', 'A-2×1'])
  })

  test('ERR-22 CART-28 for a customer unknown to the server the cart is cleared, that is reported, and the tokens are forgotten', async () => {
    const browser = createVirtualBrowser(7)
    const [tab, other] = [browser.openTab(), browser.openTab({ visible: false })]
    addItem(tab, 'A-1')
    await browser.until(() => isSettled(browser), 30_000)
    browser.shop.sessions.disown()
    addItem(tab, 'A-2')
    expect(await browser.until(() => isSettled(browser) && tab.views.cart.customerRejectedAt !== null, 30_000)).toBe(
      true,
    )
    for (const { views } of [tab, other]) {
      expect(views.cart.lines).toEqual([])
      expect(views.cart.customerRejectedAt).not.toBeNull()
    }
    expect(await browser.world.sessionStore.get('us')).toBeNull()
    addItem(tab, 'B-1')
    expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
    expect(keptBy(browser)).toEqual(['B-1×1'])
    expect(browser.shop.sessions.opened.length).toBe(2)
  })

  test('CART-28 a tab that still held a token of the forgotten customer starts as a new guest', async () => {
    const browser = createVirtualBrowser(8, { locks: false })
    const one = browser.openTab()
    addItem(one, 'A-1')
    await browser.until(() => isSettled(browser), 30_000)
    const two = browser.openTab()
    await browser.advance(1_000)
    browser.shop.sessions.disown()
    addItem(two, 'A-2')
    await browser.until(() => one.views.cart.customerRejectedAt !== null, 30_000)
    two.killWorker()
    addItem(one, 'B-1')
    expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
    expect(shownIn(one)).toEqual(['B-1×1'])
  })

  test('FAV-12 a guest’s favorites and saved items are asked for again when another session has begun', async () => {
    const browser = createVirtualBrowser(9)
    const tab = browser.openTab()
    const { favorites, saved } = browser.shop.model
    tab.dispatch({ _tag: 'AddFavorite', product: sampleFavorite('A') })
    for (const sku of ['A-1', 'B-1']) {
      addItem(tab, sku)
      tab.dispatch({ _tag: 'SaveForLater', lineKey: lineKeyOf(sku) })
    }
    await browser.until(() => isSettled(browser) && saved.lines().length === 2, 30_000)
    browser.shop.sessions.expire()
    browser.shop.sessions.revoke()
    favorites.loseList()
    saved.loseList()
    addItem(tab, 'C-1')
    expect(
      await browser.until(
        () => isSettled(browser) && saved.lines().length === 2 && favorites.ids().length === 1,
        30_000,
      ),
    ).toBe(true)
    expect(favorites.ids()).toEqual(['A'])
    expect(saved.lines().toSorted()).toEqual(['A-1×1', 'B-1×1'])
    expect(tab.views.saved.items.length).toBe(2)
  })
})
