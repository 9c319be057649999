import { afterEach, describe, expect, test } from 'vitest'
import { chainHash, rootHash } from '../../core/domain/log/chainHash.ts'
import type { Commit } from '../../core/domain/log/commit.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import { writeLogFile } from '../../worker/recorder/writeLogFile.ts'
import { sampleLog } from '../support/sampleLog.ts'
import { violationsOn } from './support/axe.ts'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { eventually, sees } from './support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

/** The same log with a pause before one of its entries. */
const withPause = (seq: number, ms: number): string => {
  const commits: Commit[] = []
  for (const { hash: _, ...commit } of sampleLog().commits) {
    const later = commit.seq < seq ? commit : { ...commit, at: commit.at + ms }
    commits.push({ ...later, hash: chainHash(commits.at(-1)?.hash ?? rootHash, later) })
  }
  const start = { seq: 0, shop: initialState() }
  return writeLogFile({ logId: 'log-1', before: rootHash, start, commits }, commits.at(-1)?.at ?? 0)
}

describe('the time line', () => {
  test('REC-04 has every entry at its time, and a long pause as a short gap with its length', async () => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    await page.goto(`${url}/debug`)
    await sees(page, 'Nothing is recorded yet.')
    await page.getByRole('button', { name: 'Got it' }).click()
    await page.locator('input[type="file"]').setInputFiles({
      name: 'lunch.ndjson',
      mimeType: 'application/x-ndjson',
      buffer: Buffer.from(withPause(7, 40 * 60_000)),
    })
    await sees(page, '26 entries')
    await eventually(() => page.locator('.lanes-pause text').allTextContents(), ['40 min'])
    const slider = page.getByRole('slider', { name: 'Time line' })
    const lefts: number[] = []
    await slider.focus()
    await page.keyboard.press('Home')
    for (let seq = 1; seq <= 8; seq++) {
      await eventually(() => slider.getAttribute('aria-valuenow'), String(seq))
      lefts.push(await slider.evaluate((head) => Number.parseFloat(head.style.left)))
      await page.keyboard.press('ArrowRight')
    }
    const way = (from: number, to: number) => (lefts[to - 1] ?? Number.NaN) - (lefts[from - 1] ?? Number.NaN)
    // 10 ms until it is sent, 200 ms until it is answered, 40 minutes until the next press.
    expect(way(2, 3) / way(1, 2)).toBeCloseTo(20, 1)
    expect(way(6, 7)).toBeCloseTo(24, 1)
    await page.locator('.lanes-track').click({ position: { x: (lefts[3] ?? 0) + 0.5, y: 60 } })
    await eventually(() => slider.getAttribute('aria-valuenow'), '4')
    expect(await violationsOn(page, 'a log with a long pause')).toEqual([])
    shopper.complaints.length = 0
  })
})
