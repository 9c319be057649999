import type { Page } from 'playwright'
import { afterEach, describe, expect, test } from 'vitest'
import { publishReview, waitingReviews } from '../../server/review/moderateReviews.ts'
import { newId } from '../../server/storage/newId.ts'
import { violationsOn } from '../e2e/support/axe.ts'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { focusedName } from '../e2e/support/keyboard.ts'
import { useOwnServer } from '../e2e/support/ownServer.ts'
import { field } from '../e2e/support/walk.ts'
import { demonstrationSeller } from '../../server/kit/seller.ts'

const shop = useShop()
const server = useOwnServer()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const boot = 'p/harrow-mid-boot-HARROWMID1'
const dialog = () => shopper.page.getByRole('dialog')
const chooser = () => dialog().locator('input[type="file"]')
const title = () => field(shopper.page, 'Title')

const open = async (): Promise<Page> => {
  shopper = await shop.visitor()
  const { page } = shopper
  await page.goto(server.address(`/en-us/${boot}`))
  await isAlive(page)
  await page.locator('#reviews').evaluate((place) => place.scrollIntoView())
  await page.locator('#reviews').getByRole('article').first().waitFor()
  return page
}

const write = async (): Promise<void> => {
  await shopper.page.getByRole('button', { name: 'Write a review' }).press('Enter')
  await title().waitFor()
}

const fill = async (named: string): Promise<void> => {
  const { page } = shopper
  await dialog().getByRole('radio', { name: '4 stars' }).press('Space')
  await title().fill(named)
  await page.getByRole('textbox', { name: 'Your review' }).fill('Nine days of rain, and dry socks.')
  await field(page, 'Display name').fill('Ines')
  await field(page, 'Email').fill('ines@example.com')
}

/** A real picture: of the page itself. */
const pictured = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await shopper.page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 640, height: 480 } }),
})

const waiting = async (named: string) =>
  (await waitingReviews(server.books())).filter(({ title: written }) => written === named)

describe('a review', () => {
  test('DLG-20 with photos is written and read by keyboard, once it is published', async () => {
    const page = await open()
    const photos = [await pictured('rain.jpg'), await pictured('hut.jpg')]
    await write()
    expect(await violationsOn(page, 'a review that is being written')).toEqual([])
    await fill('Dry to the hut')
    await chooser().setInputFiles(photos)
    await dialog().getByRole('img', { name: 'hut.jpg' }).waitFor()
    expect(await violationsOn(page, 'a review with photos')).toEqual([])
    await title().press('Enter')
    await page.getByRole('dialog', { name: 'Thank you for your review' }).waitFor()
    expect(await violationsOn(page, 'a review that was sent')).toEqual([])
    const [written] = await waiting('Dry to the hut')
    expect(written?.pictures).toHaveLength(2)
    await server
      .books()
      .transaction()
      .execute((tx) =>
        publishReview(tx, written?.id ?? '', {
          now: Date.now(),
          newId,
          publicUrl: shopper.url,
          seller: demonstrationSeller,
        }),
      )
    expect(shopper.complaints).toEqual([])
    await isRead(await open())
  })

  const isRead = async (page: Page): Promise<void> => {
    const thumbs = page.getByRole('button', { name: /^Open photo \d of 2 from Ines/ })
    await thumbs.nth(1).press('Enter')
    await dialog().getByRole('img', { name: 'Photo 2 of 2 from Ines' }).waitFor()
    expect(await violationsOn(page, 'a photo of a review')).toEqual([])
    await dialog().getByRole('button', { name: 'Next photo' }).press('ArrowLeft')
    const first = dialog().getByRole('img', { name: 'Photo 1 of 2 from Ines' })
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
    expect(await focusedName(page)).toMatch(/^Open photo 2/)
  }
})
