import type { Page } from 'playwright'
import { afterEach, describe, expect, test } from 'vitest'
import { chainHash, rootHash } from '../../core/domain/log/chainHash.ts'
import type { Commit } from '../../core/domain/log/commit.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import { writeLogFile } from '../../worker/recorder/writeLogFile.ts'
import { sampleLog } from '../support/sampleLog.ts'
import { violationsOn } from './support/axe.ts'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { eventually, sees, toBilling, toCart } from './support/walk.ts'

/** What somebody sees who opens the flight recorder for the first time. */
const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const list = (page: Page) => page.getByRole('tree', { name: 'What happened' })
const chosen = (page: Page) => list(page).getByRole('treeitem', { selected: true })
const intro = (page: Page) => page.getByRole('region', { name: 'How to read this page' })

const openDebug = async ({ page, url }: Visitor): Promise<void> => {
  await page.goto(`${url}/debug`)
  await list(page).getByRole('treeitem').first().waitFor()
}

describe('the explanation', () => {
  test('REC-01 REC-02 is there on the first visit, goes for good when it was read, and comes back when asked for', async () => {
    shopper = await shop.visitor()
    const { page } = shopper
    await toCart(shopper)
    await openDebug(shopper)
    for (const meaning of ['The server answered', 'It was refused', 'A long pause, drawn short', '+ is there now'])
      await intro(page).getByText(meaning).waitFor()
    await intro(page).getByText('Waiting for the server’s answer').waitFor()
    await intro(page).getByText('owed call').waitFor()
    expect(await violationsOn(page, 'the explanation of the recorder')).toEqual([])
    await intro(page).getByRole('button', { name: 'Got it' }).click()
    await intro(page).waitFor({ state: 'detached' })
    await openDebug(shopper)
    expect(await intro(page).count()).toBe(0)
    await page.getByRole('button', { name: 'How to read this page' }).click()
    await intro(page).waitFor()
  })

  test('REC-02 the page says it in plain words, and the code’s term is the title', async () => {
    shopper = await shop.visitor()
    const { page } = shopper
    await toCart(shopper)
    await openDebug(shopper)
    await intro(page).getByRole('button', { name: 'Got it' }).click()
    const termOf = (words: string) => page.getByText(words, { exact: true }).first().getAttribute('title')
    expect(await termOf('Nothing was changed or lost in this log')).toBe('hash chain')
    expect(await termOf('Waiting for the server’s answer')).toBe('owed call')
    expect(await termOf('Saved after')).toBe('durable')
    expect(await termOf('No problems')).toBe('refusal')
    expect(await termOf('What led to it, without secrets')).toBe('cause')
    const words = await page.locator('.debug').innerText()
    expect(words).not.toMatch(/\b(?:owed|durable|hash chain|headless|re-decide|commits?|refusals?)\b/i)
    await sees(page, 'The server’s answer: createCartWithItem ok')
  })
})

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

describe('what was typed', () => {
  test('REC-05 in one form is one row, which opens to its entries and closes again', async () => {
    shopper = await shop.visitor()
    const { page } = shopper
    await toBilling(shopper)
    await openDebug(shopper)
    await intro(page).getByRole('button', { name: 'Got it' }).click()
    const typed = list(page).getByRole('treeitem', { name: /Typed the shipping address, \d+ entries/ })
    await typed.waitFor()
    expect(await typed.count()).toBe(1)
    const closed = await list(page).getByRole('treeitem').count()
    await typed.click()
    expect(await typed.getAttribute('aria-expanded')).toBe('true')
    const inside = list(page).getByRole('treeitem', { name: 'Type the shipping address' })
    expect(await inside.count()).toBeGreaterThan(2)
    expect(await violationsOn(page, 'what was typed, opened')).toEqual([])
    await list(page).focus()
    await page.keyboard.press('ArrowUp')
    await chosen(page).filter({ hasText: 'Type the shipping address' }).waitFor()
    await page.keyboard.press('ArrowLeft')
    await eventually(() => list(page).getByRole('treeitem').count(), closed)
    expect(await typed.getAttribute('aria-expanded')).toBe('false')
    expect(await chosen(page).innerText()).toContain('Typed the shipping address')
    await page.keyboard.press('ArrowRight')
    await eventually(() => typed.getAttribute('aria-expanded'), 'true')
  })
})
