import { describe, expect, test } from 'vitest'
import { createVirtualBrowser } from '../support/virtualBrowser.ts'
import { addItem, isSettled, keptBy, shownIn } from '../support/virtualShopper.ts'
import { dispatchUnread } from '../support/dispatchUnread.ts'

describe('a command that is not accepted', () => {
  test('is refused with its rule, and nothing is written', async () => {
    const browser = createVirtualBrowser(2)
    const tab = browser.openTab()
    const pressed = tab.dispatch({ _tag: 'SetQuantity', lineKey: 'none', quantity: 2 })
    await browser.advance(100)
    expect(pressed.outcome).toMatchObject({ _tag: 'Rejected', rejection: { _tag: 'LineNotInCart' } })
    expect(browser.storedLog.commits).toEqual([])
  })

  test('because it cannot be read, names the field and not its value', async () => {
    const browser = createVirtualBrowser(3)
    const tab = browser.openTab()
    await browser.advance(100)
    const unreadable = { _tag: 'SetQuantity', commandId: 'c-1', at: 1, lineKey: 'A', quantity: '4242424242424242' }
    const outcome = await dispatchUnread(tab, unreadable)
    expect(outcome).toMatchObject({ _tag: 'Rejected', commandId: 'c-1', rejection: { _tag: 'Malformed' } })
    const issue = outcome._tag === 'Rejected' && outcome.rejection._tag === 'Malformed' ? outcome.rejection.issue : ''
    expect(issue).toContain('quantity')
    expect(issue).not.toContain('4242')
    expect(await dispatchUnread(tab, null)).toMatchObject({
      _tag: 'Rejected',
      commandId: '',
      rejection: { _tag: 'Malformed' },
    })
  })
})

test('a command sent again under its id after a restart of the worker is done once', async () => {
  const browser = createVirtualBrowser(4)
  const tab = browser.openTab()
  await browser.advance(100)
  const pressed = addItem(tab, 'A-1', 2)
  while (browser.storedLog.commits.length === 0) await browser.advance(1)
  expect(pressed.outcome).toBeNull()
  tab.startWorker()
  expect(await browser.until(() => isSettled(browser), 60_000)).toBe(true)
  expect(pressed.outcome).toMatchObject({ _tag: 'Accepted' })
  expect(shownIn(tab)).toEqual(['A-1×2'])
  expect(keptBy(browser)).toEqual(['A-1×2'])
})

describe('a change that is accepted', () => {
  test('CART-16 is on the screen before it is durable, and durable before it is confirmed', async () => {
    const browser = createVirtualBrowser(1)
    const tab = browser.openTab()
    await browser.advance(100)
    browser.network.online = false
    const pressed = addItem(tab, 'A-1')
    while (tab.views.cart.lines.length === 0) await browser.advance(1)
    expect(pressed.outcome).toBeNull()
    await browser.advance(10)
    expect(pressed.outcome).toMatchObject({ _tag: 'Accepted', seq: 1 })
    expect(tab.news).toContainEqual({ _tag: 'Head', logId: browser.storedLog.head?.logId, seq: 1 })
    expect(tab.views.cart).toMatchObject({ waiting: 1, totals: { total: { estimated: true } } })
    browser.network.online = true
    expect(await browser.until(() => isSettled(browser), 60_000)).toBe(true)
    expect(tab.views.cart).toMatchObject({ waiting: 0, totals: { total: { minor: 10_600, estimated: false } } })
  })

  test('CART-16 is confirmed only to a page that has received what it did', async () => {
    const browser = createVirtualBrowser(4)
    const tab = browser.openTab()
    await browser.advance(100)
    const waiting: (() => void)[] = []
    const receive = (message: object): unknown =>
      'view' in message ? Promise.resolve() : new Promise<void>((resolve) => waiting.push(resolve))
    await tab.host().subscribe('cart', receive)
    const pressed = addItem(tab, 'A-1')
    browser.network.online = false
    await browser.advance(50)
    expect(waiting).not.toEqual([])
    expect(pressed.outcome).toBeNull()
    for (const received of waiting) received()
    await browser.advance(1)
    expect(pressed.outcome).toMatchObject({ _tag: 'Accepted' })
  })

  test('is sent with what was merged into it at the last moment', async () => {
    for (let seed = 1; seed <= 40; seed++) {
      const browser = createVirtualBrowser(seed)
      const [one, two] = [browser.openTab(), browser.openTab()]
      await browser.advance(3_000)
      addItem(one, 'A-1')
      await browser.advance(seed % 12)
      addItem(two, 'A-1', 3)
      addItem(one, 'A-1', 2)
      expect(await browser.until(() => isSettled(browser), 60_000)).toBe(true)
      expect(shownIn(one)).toEqual(['A-1×6'])
      expect(shownIn(two)).toEqual(['A-1×6'])
      expect(keptBy(browser)).toEqual(['A-1×6'])
    }
  })
})
