import { describe, expect, test } from 'vitest'
import { createVirtualBrowser } from '../support/virtualBrowser.ts'
import { addItem, isSettled, keptBy, reachSummary, shownIn, submitCard } from '../support/virtualShopper.ts'

/** Browsers with Web Locks and without BroadcastChannel. */
const deaf = { isDeaf: true } as const

describe('tabs without a channel between them', () => {
  test('CART-16 find what another tab owes, and both show it', async () => {
    const browser = createVirtualBrowser(1, deaf)
    const one = browser.openTab()
    await browser.advance(1_000)
    const two = browser.openTab({ visible: false })
    await browser.advance(4_000)
    expect(one.views.connection.leader).toBe(true)
    addItem(two, 'A-1')
    expect(await browser.until(() => isSettled(browser) && keptBy(browser).length > 0, 3_000)).toBe(true)
    expect(shownIn(one)).toEqual(['A-1×1'])
    expect(shownIn(two)).toEqual(['A-1×1'])
  })

  test('do not take a silent leader for a frozen one, and the lead stays where it is', async () => {
    const browser = createVirtualBrowser(2, deaf)
    const one = browser.openTab()
    await browser.advance(1_000)
    const two = browser.openTab()
    await browser.advance(1_000)
    const epoch = browser.storedLog.head?.epoch
    await browser.advance(60_000)
    expect(one.views.connection.leader).toBe(true)
    expect(two.views.connection.leader).toBe(false)
    expect(browser.storedLog.head?.epoch).toBe(epoch)
  })

  test('PAY-01 each send their own card, which the leader does not give up', async () => {
    const browser = createVirtualBrowser(3, deaf)
    const one = browser.openTab()
    await browser.advance(1_000)
    const two = browser.openTab({ visible: false })
    await browser.advance(1_000)
    await reachSummary(browser, one)
    let lost = 5
    browser.network.fate = ({ endpoint }) => (endpoint.path.includes('payment') && lost-- > 0 ? 'lose-request' : 'fine')
    submitCard(two, 'card-2')
    expect(await browser.until(() => isSettled(browser) && lost < 0, 30_000)).toBe(true)
    for (const { views } of [one, two]) expect(views.checkout.card?.state).toBe('saved')
  })
})
