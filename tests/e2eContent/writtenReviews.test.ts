import type { Page } from 'playwright'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { publishReview, waitingReviews } from '../../server/review/moderateReviews.ts'
import { newId } from '../../server/storage/newId.ts'
import { violationsOn } from '../e2e/support/axe.ts'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor, VisitorOptions } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { focusedName } from '../e2e/support/keyboard.ts'
import { useOwnServer } from '../e2e/support/ownServer.ts'
import { field, sees } from '../e2e/support/walk.ts'
import { refusal } from '../e2e/support/wire.ts'

const shop = useShop()
const server = useOwnServer()
let shopper: Visitor
beforeEach(async () => {
  await server.books().deleteFrom('written_review').execute()
})
afterEach(() => expect(shopper.complaints).toEqual([]))

const boot = 'p/harrow-mid-boot-HARROWMID1'
const dialog = () => shopper.page.getByRole('dialog')
const send = () => dialog().getByRole('button', { name: 'Send review' })
const chooser = () => dialog().locator('input[type="file"]')
const title = () => field(shopper.page, 'Title')

const open = async (options: VisitorOptions = {}): Promise<Page> => {
  shopper = await shop.visitor(options)
  const { page } = shopper
  await page.goto(server.address(`/${options.locale ?? 'en-us'}/${boot}`))
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
      .execute((tx) => publishReview(tx, written?.id ?? '', { now: Date.now(), newId, publicUrl: shopper.url }))
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

  test('DLG-20 whose answer was lost is sent again by a press, and stored once', async () => {
    const page = await open()
    await write()
    await fill('Stored once')
    await shopper.context.route(
      /\/products\/HARROWMID1\/reviews$/,
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await chooser().setInputFiles([await pictured('rain.jpg')])
    await send().click()
    await sees(page, 'We couldn’t send this.')
    expect(await title().inputValue()).toBe('Stored once')
    await dialog().getByRole('button', { name: 'OK' }).click()
    await dialog().getByText('We couldn’t send this.').waitFor({ state: 'detached' })
    await send().click()
    await page.getByRole('dialog', { name: 'Thank you for your review' }).waitFor()
    expect(await waiting('Stored once')).toHaveLength(1)
  })

  test('DLG-20 ERR-31 that was closed is as it was when it is opened again', async () => {
    const page = await open()
    await write()
    await fill('Half done')
    await chooser().setInputFiles([await pictured('rain.jpg')])
    await dialog().getByRole('img', { name: 'rain.jpg' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
    await write()
    expect(await title().inputValue()).toBe('Half done')
    expect(await dialog().getByRole('radio', { name: '4 stars' }).isChecked()).toBe(true)
    await dialog().getByRole('button', { name: 'Remove rain.jpg' }).press('Enter')
    expect(await focusedName(page)).toBe('Add photos')
    expect(await dialog().getByRole('img', { name: 'rain.jpg' }).count()).toBe(0)
  })

  test('DLG-20 CAT-25 that lacks something says what, and goes there', async () => {
    const page = await open()
    await write()
    await send().press('Enter')
    await sees(page, 'Five things need your attention')
    await dialog().getByRole('link', { name: 'Your rating' }).press('Enter')
    expect(await focusedName(page)).toBe('1 star')
    expect(await violationsOn(page, 'a review that lacks something')).toEqual([])
  })

  test('DLG-20 is written in French', async () => {
    const page = await open({ locale: 'fr-fr' })
    await page.getByRole('button', { name: 'Rédiger un avis' }).press('Enter')
    await dialog().getByRole('radio', { name: '5 étoiles' }).waitFor()
    await dialog().getByRole('button', { name: 'Ajouter des photos' }).waitFor()
  })
})

describe('a photo', () => {
  test('DLG-20 is refused in words before anything is sent: by its size, its bytes, and as the fifth', async () => {
    const page = await open()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const photo = await pictured('rain.jpg')
    await write()
    await chooser().setInputFiles([
      { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(4 * 1024 * 1024 + 1, 0xff) },
      { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture at all') },
    ])
    await sees(page, 'huge.jpg is larger than 4 MB. Please choose a smaller file.')
    await sees(page, 'notes.jpg is not a JPEG, PNG or WebP picture.')
    expect(await violationsOn(page, 'photos that are refused')).toEqual([])
    await dialog().getByRole('button', { name: 'OK' }).press('Enter')
    await chooser().setInputFiles(['a', 'b', 'c', 'd', 'e'].map((name) => ({ ...photo, name: `${name}.jpg` })))
    await sees(page, 'A review has at most four photos. e.jpg was not added.')
    expect(
      await dialog()
        .getByRole('img', { name: /\.jpg$/ })
        .count(),
    ).toBe(4)
    expect(asked.filter((address) => address.includes('/stashes'))).toEqual([])
  })

  test('DLG-20 that the shop refuses is named, and what was written stays', async () => {
    const page = await open()
    await write()
    await fill('With a bad photo')
    await chooser().setInputFiles([await pictured('rain.jpg')])
    await shopper.context.route('**/social-gallery/stashes', (route) => route.fulfill(refusal(415, 'PIC415')))
    await send().click()
    await sees(page, /rain\.jpg was not sent\. We cannot read this picture\./)
    expect(await title().inputValue()).toBe('With a bad photo')
    expect(await waiting('With a bad photo')).toEqual([])
  })

  test('DLG-20 that the shop no longer keeps is sent again by itself', async () => {
    const page = await open()
    await write()
    await fill('Late')
    await chooser().setInputFiles([await pictured('rain.jpg')])
    await shopper.context.route(/\/products\/HARROWMID1\/reviews$/, (route) => route.abort(), { times: 1 })
    await send().click()
    await sees(page, 'We couldn’t send this.')
    await server.books().deleteFrom('picture').execute()
    await send().click()
    await page.getByRole('dialog', { name: 'Thank you for your review' }).waitFor()
    expect((await waiting('Late')).map(({ pictures }) => pictures.length)).toEqual([1])
  })
})
