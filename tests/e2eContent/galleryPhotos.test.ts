import type { Page } from 'playwright'
import { afterEach, describe, expect, test } from 'vitest'
import { violationsOn } from '../e2e/support/axe.ts'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor, VisitorOptions } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { focusedName, tabTo } from '../e2e/support/keyboard.ts'
import { useOwnServer } from '../e2e/support/ownServer.ts'
import { field, harrow, sees } from '../e2e/support/walk.ts'
import { refusal } from '../e2e/support/wire.ts'

const shop = useShop()
const server = useOwnServer()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const gallery = () => shopper.page.locator('.social-gallery')
const dialog = () => shopper.page.getByRole('dialog')
const photo = (nth: number) => gallery().getByRole('listitem').nth(nth).getByRole('button')

const arrive = async (path: string, options: VisitorOptions = {}): Promise<Page> => {
  shopper = await shop.visitor(options)
  const { page } = shopper
  await page.goto(server.address(`/${options.locale ?? 'en-us'}${path}`))
  await isAlive(page)
  await gallery().scrollIntoViewIfNeeded()
  await photo(0).waitFor()
  return page
}

const pressed = async (name: string): Promise<void> => {
  await shopper.page.getByRole('button', { name, exact: true }).press('Enter')
}

describe('a photo of a gallery', () => {
  test.each([
    { locale: 'en-us', by: 'Photo by', next: 'Next photo', place: 'Photo 2 of' },
    { locale: 'fr-ca', by: 'Photo de', next: 'Photo suivante', place: 'Photo 2 sur' },
  ])('CMS-56 in $locale opens with who sent it, in words, and a link to the goods', async (words) => {
    const page = await arrive('/open-bench', { locale: words.locale })
    const caption = (await photo(0).getByRole('img').getAttribute('alt')) ?? ''
    await photo(0).press('Enter')
    await dialog().getByText(caption, { exact: true }).waitFor()
    expect(await dialog().getByRole('heading').innerText()).toMatch(new RegExp(`^${words.by} `))
    expect(await dialog().getByRole('link').first().getAttribute('href')).toMatch(new RegExp(`^/${words.locale}/p/`))
    expect(await violationsOn(page, 'a photo of a gallery')).toEqual([])
    await pressed(words.next)
    await sees(page, new RegExp(`^${words.place} `))
  })

  test('CMS-56 is turned by the arrow keys, closes with Escape, and gives the focus back', async () => {
    const page = await arrive('/open-bench')
    await photo(0).press('Enter')
    await page.keyboard.press('ArrowRight')
    await sees(page, /^Photo 2 of /)
    await page.keyboard.press('ArrowLeft')
    await sees(page, /^Photo 1 of /)
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
    expect(await photo(0).evaluate((button) => button === document.activeElement)).toBe(true)
  })

  test('API-149 is reported with a reason, once', async () => {
    const page = await arrive('/open-bench')
    await photo(0).press('Enter')
    await pressed('Report this photo')
    await page.getByRole('textbox', { name: /^What is wrong with it/ }).fill('That is my dog.')
    await shopper.context.route(
      '**/reports',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await pressed('Send report')
    await sees(page, /^Not sent: we got no answer/)
    expect(await violationsOn(page, 'a report that was not answered')).toEqual([])
    await pressed('Send report')
    await sees(page, 'Reported. We read reports within two days.')
    const kept = await server.books().selectFrom('gallery_report').select('reason').execute()
    expect(kept).toEqual([{ reason: 'That is my dog.' }])
  })
})

describe('a photo that a shopper adds', () => {
  const caption = () => field(shopper.page, 'What does it show?')
  const chooser = () => dialog().locator('input[type="file"]')
  /** A real picture: of the page itself. */
  const pictured = async (name = 'boots.jpg') => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await shopper.page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 640, height: 480 } }),
  })
  const fill = async (words: string): Promise<void> => {
    await field(shopper.page, 'Display name').fill('Wren')
    await caption().fill(words)
    await chooser().setInputFiles(await pictured())
    await dialog().locator('form > img').waitFor()
  }
  const kept = (words: string) =>
    server.books().selectFrom('gallery_medium').selectAll().where('caption', '=', words).execute()

  test('API-150 API-151 API-152 waits with its name and its product, written by keyboard', async () => {
    const page = await arrive(harrow)
    await tabTo(page, /^Add your photo$/)
    await page.keyboard.press('Enter')
    expect(await violationsOn(page, 'a photo for a gallery')).toEqual([])
    await fill('My boots on Longs Peak')
    await caption().press('Enter')
    await sees(page, /^Thank you\. Your photo appears here/)
    expect(await violationsOn(page, 'a photo for a gallery that was sent')).toEqual([])
    const [medium] = await kept('My boots on Longs Peak')
    expect(medium).toMatchObject({ status: 'waiting', product_ids: ['HARROWMID1'], width: 640, language: 'en' })
    await dialog().getByRole('button', { name: 'Close' }).press('Enter')
    expect(await focusedName(page)).toBe('Add your photo')
  })

  test('API-151 on a page of content goes to its gallery', async () => {
    const page = await arrive('/open-bench')
    await pressed('Add your photo')
    await fill('At the open bench')
    await pressed('Send photo')
    await sees(page, /^Thank you\./)
    const [medium] = await kept('At the open bench')
    const labels = await server
      .books()
      .selectFrom('gallery_label')
      .select('label')
      .where('medium_id', '=', medium?.id ?? '')
      .execute()
    expect(labels).toEqual([{ label: 'open-bench' }])
  })

  test('API-150 says in words what is missing and what is no photo, before anything is sent', async () => {
    const page = await arrive('/open-bench')
    const asked: string[] = []
    page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()))
    await pressed('Add your photo')
    await pressed('Send photo')
    await sees(page, 'Please write at least 2 characters.')
    await sees(page, 'Please choose a photo.')
    expect(await focusedName(page)).toBe('Display name')
    expect(await violationsOn(page, 'a photo for a gallery with errors')).toEqual([])
    await chooser().setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
    await sees(page, 'This file is not a JPEG, PNG or WebP picture.')
    await chooser().setInputFiles({ name: 'b.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(4 * 1024 * 1024 + 1) })
    await sees(page, 'This file is larger than 4 MB. Please choose a smaller one.')
    expect(asked.filter((address) => address.includes('/social-gallery/'))).toEqual([])
  })

  test('API-151 whose answer was lost is sent again by a press and kept once', async () => {
    const page = await arrive('/open-bench')
    await pressed('Add your photo')
    await fill('Sent twice')
    await shopper.context.route(
      /\/users\/[^/]+\/media$/,
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await pressed('Send photo')
    await sees(page, /^Not sent: we got no answer/)
    expect(await caption().inputValue()).toBe('Sent twice')
    await pressed('Send photo')
    await sees(page, /^Thank you\./)
    expect(await kept('Sent twice')).toHaveLength(1)
  })

  test('API-150 that the gallery refuses stays with the gallery’s own words, also when the dialog was closed', async () => {
    const page = await arrive('/open-bench')
    await pressed('Add your photo')
    await fill('Refused')
    await shopper.context.route('**/stashes', (route) => route.fulfill(refusal(415, 'PIC415')))
    await pressed('Send photo')
    await sees(page, /^Not sent\. PIC415/)
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
    await pressed('Add your photo')
    expect(await caption().inputValue()).toBe('Refused')
    await dialog().locator('form > img').waitFor()
  })
})
