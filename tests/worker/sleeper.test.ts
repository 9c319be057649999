import { describe, expect, test } from 'vitest'
import { createVirtualBrowser } from '../support/virtualBrowser.ts'
import type { VirtualBrowser } from '../support/virtualBrowser.ts'
import { addItem, isSettled, keptBy, lineKeyOf, shownIn } from '../support/virtualShopper.ts'
import type { VirtualTab } from '../../tools/simulate/device/virtualTab.ts'

/** Both tabs know one line; then the second sleeps while the first writes `count` commits. */
const sleepThrough = async (
  seed: number,
  count: number,
): Promise<readonly [VirtualBrowser, VirtualTab, VirtualTab]> => {
  const browser = createVirtualBrowser(seed)
  const [awake, sleeper] = [browser.openTab(), browser.openTab({ visible: false })]
  addItem(awake, 'A-1')
  addItem(awake, 'A-2')
  expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
  sleeper.freeze()
  browser.network.online = false
  await awake.host().notice('offline')
  for (let n = 0; n < count; n++) {
    awake.dispatch({ _tag: 'SetQuantity', lineKey: lineKeyOf('A-1'), quantity: 1 + (n % 9) })
    await browser.advance(8)
  }
  await browser.advance(500)
  return [browser, awake, sleeper]
}

/** The oldest commits are dropped, as on a full disk. */
const loseSpace = async (browser: VirtualBrowser, awake: VirtualTab): Promise<void> => {
  browser.world.disk.isFull = true
  addItem(awake, 'B-1')
  await browser.advance(500)
  expect(browser.storedLog.floor).toBeGreaterThan(250)
}

const goOnline = async (browser: VirtualBrowser, ...tabs: readonly VirtualTab[]): Promise<void> => {
  browser.network.online = true
  for (const tab of tabs) await tab.host().notice('online')
}

const agree = (browser: VirtualBrowser): boolean =>
  browser.tabs.every(
    (tab) =>
      tab.views.cart.waiting === 0 &&
      shownIn(tab).join() === keptBy(browser).join() &&
      tab.asked.every(({ outcome }) => outcome !== null),
  )

describe('when room was made meanwhile', () => {
  test('a tab that slept through the freeing of space folds again and stays on the disk, and its change is kept', async () => {
    const [browser, awake, sleeper] = await sleepThrough(1, 300)
    await loseSpace(browser, awake)
    sleeper.thaw()
    addItem(sleeper, 'C-1')
    await browser.advance(1_000)
    expect(sleeper.views.health).toMatchObject({ storage: 'ok', reason: null, readOnly: false })
    await goOnline(browser, awake, sleeper)
    expect(await browser.until(() => agree(browser), 30_000)).toBe(true)
    expect(shownIn(sleeper)).toEqual(['A-1×3', 'A-2×1', 'B-1×1', 'C-1×1'])
  })

  test('a tab that slept past the making of room shows what the others show as soon as it is looked at', async () => {
    const [browser, awake, sleeper] = await sleepThrough(2, 300)
    await loseSpace(browser, awake)
    sleeper.thaw()
    await sleeper.host().notice('visible')
    await browser.advance(1_000)
    expect(sleeper.views.health).toMatchObject({ storage: 'ok', readOnly: false })
    expect(shownIn(sleeper)).toEqual(shownIn(awake))
  })

  test('room was made under another fold: the sleeper cannot go on from its snapshot, reads only and says so', async () => {
    const [browser, awake, sleeper] = await sleepThrough(3, 300)
    await loseSpace(browser, awake)
    browser.storedLog.snapshots = browser.storedLog.snapshots.map((snapshot) => ({
      ...snapshot,
      foldKey: 'fold-of-a-newer-shop',
    }))
    const before = browser.storedLog.commits.length
    sleeper.thaw()
    const pressed = addItem(sleeper, 'C-1')
    await browser.advance(1_000)
    expect(pressed.outcome).toMatchObject({ _tag: 'Rejected', rejection: { _tag: 'ReadOnly' } })
    expect(sleeper.views.health.readOnly).toBe(true)
    expect(browser.storedLog.commits.length).toEqual(before)
  })
})

test('six hundred commits while another tab sleeps: awake again it shows them all, in one step', async () => {
  const [browser, awake, sleeper] = await sleepThrough(4, 600)
  const before = sleeper.views.cart
  sleeper.thaw()
  await sleeper.host().notice('visible')
  await browser.until(() => sleeper.views.cart !== before, 1_000, 1)
  expect(shownIn(sleeper)).toEqual(shownIn(awake))
  await goOnline(browser, awake, sleeper)
  expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
})
