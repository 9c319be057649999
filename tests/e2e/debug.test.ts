import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { afterEach, describe, expect, test } from 'vitest'
import { readLogFile } from '../../core/domain/log/readLogFile.ts'
import { sampleLog } from '../support/sampleLog.ts'
import { violationsOn } from './support/axe.ts'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { eventually, isConfirmed, openCart, sees, toCart } from './support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const list = (page: Page) => page.getByRole('tree', { name: 'What happened' })
const chosen = (page: Page) => list(page).getByRole('treeitem', { selected: true })
const frame = (page: Page, nth = 0) => page.locator('iframe').nth(nth).contentFrame()

const openDebug = async ({ page, url }: Visitor): Promise<void> => {
  await page.goto(`${url}/debug`)
  await frame(page).getByRole('heading', { level: 1 }).first().waitFor()
}

/** Drops a file on the page as a user with a mouse would. */
const dropLog = async (page: Page, text: string, name: string): Promise<void> => {
  const dataTransfer = await page.evaluateHandle(
    ([content, called]) => {
      const carried = new DataTransfer()
      carried.items.add(new File([content], called))
      return carried
    },
    [text, name] as const,
  )
  const target = page.getByRole('region', { name: 'Time line' })
  expect(
    await target.evaluate(
      (element, carried) =>
        !element.dispatchEvent(new DragEvent('dragover', { dataTransfer: carried, bubbles: true, cancelable: true })),
      dataTransfer,
    ),
  ).toBe(true)
  await target.dispatchEvent('drop', { dataTransfer })
}

/** A log of the shop's own products, because pictures of others do not exist. */
const importLog = async (page: Page, text: string, name = 'holiday.ndjson'): Promise<void> => {
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'application/x-ndjson', buffer: Buffer.from(text) })
}

describe('the log of this browser', () => {
  test('the log of this browser, the real cart at any commit, and a press in it that is refused with a message', async () => {
    shopper = await shop.visitor()
    const { page } = shopper
    await toCart(shopper)
    await page.getByRole('button', { name: 'One more' }).click()
    await isConfirmed(page)
    await openDebug(shopper)
    const commits = await list(page).getByRole('treeitem').count()
    expect(commits).toBeGreaterThan(5)
    await frame(page).getByRole('spinbutton').and(frame(page).locator('[value="2"]')).waitFor()
    await list(page).focus()
    await page.keyboard.press('Home')
    await chosen(page).filter({ hasText: 'Add Harrow Mid, US 9' }).waitFor()
    await frame(page).getByRole('spinbutton').and(frame(page).locator('[value="1"]')).waitFor()
    expect(await page.locator('.entry-times dd').nth(1).innerText()).toMatch(/ m?s$/)
    expect(await page.title()).not.toContain('Cart')
    await frame(page)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await sees(page, 'This is a recording. You can view it but not change it.')
    await openCart(shopper)
    expect(await page.getByRole('spinbutton').inputValue()).toBe('2')
  })

  test('the page follows what another tab does', async () => {
    shopper = await shop.visitor()
    const { page } = shopper
    await toCart(shopper)
    const second = await shopper.tab()
    await openDebug({ ...shopper, page: second })
    const before = await list(second).getByRole('treeitem').count()
    await page.bringToFront()
    await page.getByRole('button', { name: 'One more' }).click()
    await isConfirmed(page)
    await eventually(async () => (await list(second).getByRole('treeitem').count()) >= before + 3, true)
    await second.getByRole('treeitem', { name: /Change the quantity of Harrow Mid.*: 2/ }).waitFor()
  })
})

describe('an imported log', () => {
  test('a log is exported and imported again, by choosing or dropping it, unless it is damaged', async () => {
    shopper = await shop.visitor({ width: 390, dark: true })
    const { page, url } = shopper
    await toCart(shopper)
    await page.goto(`${url}/debug`)
    await list(page).getByRole('treeitem').first().waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export log' }).click()
    const text = await readFile(await (await download).path(), 'utf8')
    expect(readLogFile(text)).toMatchObject({
      _tag: 'Read',
      header: { about: { events: 2, site: 'en-us', storage: 'ok' } },
    })
    await importLog(page, text)
    await sees(page, 'Looking at holiday.ndjson.')
    await page.getByRole('searchbox').fill('event:BasketConfirmed')
    await sees(page, /found$/)
    await eventually(() => list(page).getByRole('treeitem').count(), 1)
    const lines = text.split('\n')
    await importLog(page, lines.with(2, (lines[2] ?? '').replace(/"at":\d/, '"at":7')).join('\n'), 'broken.ndjson')
    await sees(page, 'Line 3: the chain is broken at commit 2')
    expect(await violationsOn(page, 'an imported log and a broken one')).toEqual([])
    await sees(page, 'Looking at holiday.ndjson.')
    await dropLog(page, text, 'dropped.ndjson')
    await sees(page, 'Looking at dropped.ndjson.')
    await eventually(() => page.getByText('broken.ndjson').count(), 0)
    await page.evaluate(() => {
      const read = Blob.prototype.text
      Blob.prototype.text = () => {
        Blob.prototype.text = read
        return Promise.reject(new DOMException('A folder has no text.', 'NotReadableError'))
      }
    })
    await dropLog(page, '', 'holiday')
    await sees(page, 'The browser cannot read it; it may be a folder.')
    await dropLog(page, 'a shopping list', 'list.txt')
    await sees(page, 'Line 1: this is not a log of the shop: its first line is no header')
    await sees(page, 'Looking at dropped.ndjson.')
    await eventually(() => list(page).getByRole('treeitem').count(), 1)
  })

  test('REC-04 the playhead leaves the times below it free to read', async () => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    await page.goto(`${url}/debug`)
    await sees(page, 'Nothing is recorded yet.')
    await importLog(page, sampleLog().text())
    await page.locator('.lanes-time').first().waitFor()
    const boxes = (place: string) =>
      page.locator(place).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
    const [head] = await boxes('.playhead')
    for (const time of await boxes('.lanes-time')) expect(time.top).toBeGreaterThanOrEqual(head?.bottom ?? Infinity)
    // Pictures of its products do not exist.
    shopper.complaints.length = 0
  })
})
