import { describe, expect, test } from 'vitest'
import { memoryEventLog } from '../../core/adapters/eventLog/EventLog.memory.ts'
import { canonical } from '../../core/domain/log/chainHash.ts'
import type { VirtualTab } from '../../tools/simulate/device/virtualTab.ts'
import { foldKey, foldLog } from '../../worker/pipeline/foldLog.ts'
import { snapshotEvery } from '../../worker/pipeline/openEventLog.ts'
import { createVirtualBrowser } from '../support/virtualBrowser.ts'
import type { VirtualBrowser } from '../support/virtualBrowser.ts'
import { addItem, isSettled, same, shownIn } from '../support/virtualShopper.ts'

const type = async (browser: VirtualBrowser, tab: VirtualTab, letters: number): Promise<void> => {
  for (let n = 0; n < letters; n++) {
    tab.dispatch({ _tag: 'EnterAddress', form: 'shipping', fields: { city: `City ${n}` } })
    await browser.advance(8)
  }
  await browser.advance(2_000)
}

describe('a log that grows', () => {
  test('has a snapshot every 256 commits, is sealed below it, and boots from it as from the first commit', async () => {
    const browser = createVirtualBrowser(1)
    const tab = browser.openTab()
    addItem(tab, 'A-1', 2)
    await type(browser, tab, 2 * snapshotEvery + 40)
    const { storedLog } = browser
    const newest = storedLog.snapshots.at(-1)
    expect(storedLog.head!.seq - newest!.seq).toBeLessThan(snapshotEvery)
    expect(newest?.foldKey).toEqual(foldKey)
    expect(storedLog.snapshots.length).toBe(2)
    expect(storedLog.sealed).toBe(512)

    const log = memoryEventLog(storedLog, () => 'other')
    await log.open()
    const booted = await foldLog(log)
    expect(booted.seq).toBe(storedLog.head?.seq)
    expect(canonical(booted.shop)).toBe(canonical(browser.folded()))

    const views = JSON.parse(JSON.stringify(tab.views)) as VirtualTab['views']
    tab.startWorker()
    await browser.advance(2_000)
    expect(same([tab.views.cart, tab.views.checkout], [views.cart, views.checkout])).toBe(true)
    addItem(tab, 'A-2')
    expect(await browser.until(() => isSettled(browser), 20_000)).toBe(true)
    expect(shownIn(tab)).toEqual(['A-1×2', 'A-2×1'])
  })

  test('has its snapshots from the tab that leads, also of what other tabs wrote', async () => {
    const browser = createVirtualBrowser(2)
    const [leader, other] = [browser.openTab(), browser.openTab({ visible: false })]
    await browser.advance(2_000)
    expect(leader.views.connection.leader).toBe(true)
    await type(browser, other, snapshotEvery + 10)
    expect(browser.storedLog.snapshots).toHaveLength(1)
  })
})

test('a snapshot of another fold is not used', async () => {
  const browser = createVirtualBrowser(3)
  const tab = browser.openTab()
  addItem(tab, 'A-1')
  await browser.until(() => isSettled(browser), 20_000)
  const { seq, hash } = browser.storedLog.commits[1]!
  browser.storedLog.snapshots = [{ seq, hash, foldKey: 'fold-0', state: { nonsense: true } }]
  tab.startWorker()
  await browser.advance(1_000)
  expect(shownIn(tab)).toEqual(['A-1×1'])
})
