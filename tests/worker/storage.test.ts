import { describe, expect, test } from 'vitest'
import { emptyLog } from '../../core/adapters/eventLog/EventLog.memory.ts'
import { shownLines } from '../../core/domain/cart/shownLines.ts'
import { readLogFile } from '../../core/domain/log/readLogFile.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import type { VirtualTab } from '../../tools/simulate/device/virtualTab.ts'
import { foldCommits, foldKey } from '../../worker/pipeline/foldLog.ts'
import { createVirtualBrowser } from '../support/virtualBrowser.ts'
import type { VirtualBrowser } from '../support/virtualBrowser.ts'
import { addItem, isSettled, keptBy, lineKeyOf, settled, shownIn } from '../support/virtualShopper.ts'
import { withLine } from '../support/withLine.ts'

/** What a tab shows when its own log is not the browser's: everything answered, and equal to the server's. */
const isAnswered = (browser: VirtualBrowser, tab: VirtualTab): boolean =>
  tab.asked.every(({ outcome }) => outcome !== null) &&
  tab.views.cart.waiting === 0 &&
  shownIn(tab).join() === keptBy(browser).join()

describe('storage that fails', () => {
  test('a full disk: what can be spared goes, and the change is kept', async () => {
    const [browser, tab] = await withLine(1)
    const { storedLog } = browser
    storedLog.snapshots = storedLog.commits.slice(0, 2).map(({ seq, hash }) => ({ seq, hash, foldKey, state: {} }))
    browser.world.disk.isFull = true
    addItem(tab, 'A-2')
    expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
    expect(tab.views.health.storage).toBe('ok')
    expect(storedLog.snapshots.length).toBe(1)
    expect(storedLog.commits.filter(({ cause }) => cause._tag === 'Command')).toHaveLength(2)
  })

  test.each(['closed', 'blocked', 'full', 'corrupt'] as const)(
    'storage that stays %s: on in memory, said so, and sending goes on',
    async (fault) => {
      const [browser, tab] = await withLine(2)
      browser.storedLog.fault = fault
      addItem(tab, 'A-2')
      expect(await browser.until(() => isAnswered(browser, tab) && shownIn(tab).length === 2, 30_000)).toBe(true)
      expect(tab.views.health).toMatchObject({ storage: 'memory', reason: fault, readOnly: false })
      tab.dispatch({ _tag: 'SetQuantity', lineKey: lineKeyOf('A-1'), quantity: 5 })
      expect(await browser.until(() => isAnswered(browser, tab), 30_000)).toBe(true)
      expect(keptBy(browser)).toEqual(['A-1×5', 'A-2×1'])
      const exported = readLogFile(
        await settled(
          browser,
          tab
            .host()
            .openRecorder()
            .then((recorder) => recorder.export()),
        ),
      )
      if (exported._tag === 'Unreadable' || !exported.header.start) throw new Error('it begins where the disk was left')
      const { shop } = foldCommits(exported.header.start.shop, exported.header.start.seq, exported.commits)
      expect(linesOf(shop)).toEqual(['A-1×5', 'A-2×1'])
    },
  )

  test('a disk that was full before the worker started: what is owed is sent all the same, without another press', async () => {
    const [browser, tab] = await withLine(5)
    browser.network.fate = () => 'hang'
    addItem(tab, 'A-2')
    expect(await browser.until(() => browser.folded().cart.pending.length === 1, 5_000)).toBe(true)
    tab.killWorker()
    browser.network.fate = () => 'fine'
    browser.storedLog.snapshots = []
    browser.world.disk.isFull = true
    tab.startWorker()
    expect(await browser.until(() => isAnswered(browser, tab) && shownIn(tab).length === 2, 30_000)).toBe(true)
    expect(keptBy(browser)).toEqual(['A-1×2', 'A-2×1'])
    expect(tab.views.connection.leader).toBe(true)
    expect(tab.views.health).toMatchObject({ storage: 'memory', reason: 'full' })
  })

  test.each(Array.from({ length: 60 }, (_, ms) => ms))(
    'a disk that is full while the worker starts: a press %i ms later counts once, and none is lost',
    async (ms) => {
      const [browser, tab] = await withLine(7)
      tab.killWorker()
      browser.storedLog.snapshots = []
      browser.world.disk.isFull = true
      tab.startWorker()
      await browser.advance(ms)
      addItem(tab, 'A-2')
      addItem(tab, 'A-2')
      expect(await browser.until(() => isAnswered(browser, tab) && keptBy(browser).length === 2, 30_000)).toBe(true)
      expect(keptBy(browser)).toEqual(['A-1×2', 'A-2×2'])
      expect(tab.asked.slice(-2).map(({ outcome }) => outcome?._tag)).toEqual(['Accepted', 'Accepted'])
    },
  )

  test('a disk that was full before the worker started, with something to spare: it is freed, and the log stays on it', async () => {
    const [browser, tab] = await withLine(6)
    tab.killWorker()
    const { storedLog } = browser
    const [{ seq, hash } = { seq: 0, hash: '' }] = storedLog.commits.slice(-1)
    const state = browser.folded()
    storedLog.snapshots = ['of another build', foldKey].map((key) => ({ seq, hash, foldKey: key, state }))
    browser.world.disk.isFull = true
    tab.startWorker()
    expect(await browser.until(() => tab.views.connection.leader, 30_000)).toBe(true)
    expect(tab.views.health.storage).toBe('ok')
    addItem(tab, 'A-2')
    expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
  })

  const linesOf = ({ cart }: ShopperState): readonly string[] =>
    shownLines(cart)
      .map(({ product, quantity }) => `${product.sku}×${quantity}`)
      .toSorted()

  test('storage that fails in a tab that does not lead: that tab sends its own', async () => {
    const [browser] = await withLine(3)
    const other = browser.openTab({ visible: false })
    await browser.advance(2_000)
    browser.storedLog.fault = 'closed'
    addItem(other, 'A-2')
    expect(await browser.until(() => isAnswered(browser, other) && shownIn(other).length === 2, 30_000)).toBe(true)
  })

  test.each(Array.from({ length: 30 }, (_, ms) => ms))(
    'a disk that cannot be read for a moment, %i ms after the worker starts, keeps what it has, and nothing owed is lost',
    async (ms) => {
      const [browser, tab] = await withLine(11)
      browser.network.online = false
      addItem(tab, 'A-2')
      expect(await browser.until(() => browser.folded().cart.pending.length === 1, 5_000)).toBe(true)
      tab.killWorker()
      const { commits } = browser.storedLog
      const before = commits.map(({ hash }) => hash)
      browser.storedLog.snapshots = []
      tab.startWorker()
      await browser.advance(ms)
      browser.world.disk.ailment = 'closed'
      await browser.advance(2)
      browser.world.disk.ailment = null
      await browser.advance(5_000)
      expect(browser.storedLog.commits.slice(0, before.length).map(({ hash }) => hash)).toEqual(before)
      expect(tab.views.health.readOnly).toBe(false)
      tab.killWorker()
      browser.network.online = true
      tab.startWorker()
      expect(await browser.until(() => isSettled(browser) && shownIn(tab).length === 2, 60_000)).toBe(true)
      expect(keptBy(browser)).toEqual(['A-1×2', 'A-2×1'])
    },
  )

  test.each(Array.from({ length: 30 }, (_, ms) => ms))(
    'a disk that falls silent %i ms after the worker starts: on in memory, and the cart can be used',
    async (ms) => {
      const [browser, tab] = await withLine(12)
      tab.killWorker()
      tab.startWorker()
      await browser.advance(ms)
      browser.world.disk.ailment = 'silent'
      addItem(tab, 'A-2')
      expect(await browser.until(() => isAnswered(browser, tab) && keptBy(browser).length === 2, 120_000)).toBe(true)
      expect(keptBy(browser)).toEqual(['A-1×2', 'A-2×1'])
      expect(tab.views.health).toMatchObject({ storage: 'memory', reason: 'closed', readOnly: false })
    },
  )

  test('storage blocked from the start: the cart can be used', async () => {
    const browser = createVirtualBrowser(4)
    browser.storedLog.fault = 'blocked'
    const tab = browser.openTab()
    addItem(tab, 'A-1')
    expect(await browser.until(() => isAnswered(browser, tab) && shownIn(tab).length === 1, 30_000)).toBe(true)
    expect(tab.views.health).toMatchObject({ storage: 'memory', reason: 'blocked' })
  })
})

describe('a log that cannot go on', () => {
  test('a newer version has taken the database over: this tab only reads, says so, and does not try without end', async () => {
    const [browser, tab] = await withLine(5)
    browser.network.online = false
    addItem(tab, 'A-2')
    await browser.advance(500)
    browser.storedLog.fault = 'upgraded'
    const before = browser.world.disk.count
    const pressed = addItem(tab, 'B-1')
    await browser.advance(30_000)
    expect(pressed.outcome).toMatchObject({
      _tag: 'Rejected',
      rejection: { _tag: 'ReadOnly', reason: 'newer-version' },
    })
    expect(tab.views.health.readOnly).toBe(true)
    expect(shownIn(tab)).toEqual(['A-1×2', 'A-2×1'])
    expect(browser.world.disk.count - before).toBeLessThan(60)
  })

  test('an event of a newer version in the log: kept, not folded, nothing written after it', async () => {
    const [browser, tab] = await withLine(6)
    const { storedLog } = browser
    const last = storedLog.commits.at(-1)!
    storedLog.commits.push({ ...last, seq: last.seq + 1, events: [{ _tag: 'v9.SomethingNew' }] })
    storedLog.head = { ...storedLog.head!, seq: last.seq + 1 }
    const pressed = addItem(tab, 'A-2')
    await browser.advance(5_000)
    expect(pressed.outcome).toMatchObject({ _tag: 'Rejected', rejection: { _tag: 'ReadOnly' } })
    expect(tab.views.health.readOnly).toBe(true)
    expect(shownIn(tab)).toEqual(['A-1×2'])
    expect(storedLog.commits.length).toEqual(last.seq + 1)
    tab.startWorker()
    await browser.advance(1_000)
    expect(tab.views.health.readOnly).toBe(true)
    expect(shownIn(tab)).toEqual(['A-1×2'])
    expect(storedLog.commits.length).toEqual(last.seq + 1)
  })

  test('an emptied database: a new log, and the basket comes back from the server', async () => {
    const [browser, tab] = await withLine(7)
    tab.killWorker()
    Object.assign(browser.storedLog, emptyLog())
    let lost = 3
    browser.network.fate = () => (lost-- > 0 ? 'lose-answer' : 'fine')
    tab.startWorker()
    addItem(tab, 'A-2')
    expect(await browser.until(() => isSettled(browser) && shownIn(tab).length === 2, 60_000)).toBe(true)
    expect(tab.views.health).toMatchObject({ storage: 'ok', amnesia: { lostAfter: 0 } })
    expect(shownIn(tab)).toEqual(['A-1×2', 'A-2×1'])
    expect(keptBy(browser)).toEqual(['A-1×2', 'A-2×1'])
    expect(browser.shop.clashes).toEqual([])
  })

  test('storage that failed and works again at the next start: the shopper’s data in memory comes back from the server', async () => {
    const [browser, tab] = await withLine(9)
    browser.storedLog.fault = 'full'
    addItem(tab, 'A-2')
    expect(await browser.until(() => isAnswered(browser, tab) && shownIn(tab).length === 2, 30_000)).toBe(true)
    tab.killWorker()
    browser.storedLog.fault = null
    tab.startWorker()
    expect(await browser.until(() => shownIn(tab).length === 2, 60_000)).toBe(true)
    expect(tab.views.health).toMatchObject({ storage: 'ok', readOnly: false })
    expect(tab.views.health.amnesia).not.toBeNull()
    expect(shownIn(tab)).toEqual(['A-1×2', 'A-2×1'])
    expect(keptBy(browser)).toEqual(['A-1×2', 'A-2×1'])
    expect(browser.shop.clashes).toEqual([])
  })

  test('a log that lost its beginning and has a snapshot of another fold is given up, not folded from its middle', async () => {
    const [browser, tab] = await withLine(8)
    tab.killWorker()
    const { storedLog } = browser
    storedLog.floor = 2
    storedLog.commits.splice(0, 2)
    tab.startWorker()
    expect(await browser.until(() => isSettled(browser) && shownIn(tab).length === 1, 60_000)).toBe(true)
    expect(tab.views.health.amnesia).not.toBeNull()
    expect(shownIn(tab)).toEqual(['A-1×2'])
  })
})
