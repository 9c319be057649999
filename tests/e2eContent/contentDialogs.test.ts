import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor, VisitorOptions } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { focusedName, focusOutside } from '../e2e/support/keyboard.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const dialog = (name: string) => shopper.page.getByRole('dialog', { name, exact: true })
const opener = (name: string) => shopper.page.getByRole('main').getByRole('link', { name, exact: true })
const hash = () => new URL(shopper.page.url()).hash

const open = async (path: string, options: VisitorOptions = {}) => {
  shopper = await shop.visitor(options)
  await shopper.page.goto(`${shopper.url}${path}`)
  await isAlive(shopper.page)
}

describe('a dialog of a page', () => {
  test('CMS-82 is opened by a link to it, holds the focus, and Escape gives it back', async () => {
    await open('/hut-to-hut')
    await opener('What goes where').click()
    const shown = dialog('What goes where')
    await shown.getByText('The heavy things high and near the back.').waitFor()
    await shown.getByRole('link', { name: 'See the packs' }).waitFor()
    expect(hash()).toBe('#packing')
    expect(await focusOutside(shopper.page, shown)).toEqual([])
    await shopper.page.keyboard.press('Escape')
    await shown.waitFor({ state: 'detached' })
    await expect.poll(hash).toBe('')
    await expect.poll(() => focusedName(shopper.page)).toBe('What goes where')
    await opener('What goes where').click()
    await shown.getByRole('button', { name: 'Close' }).click()
    await shown.waitFor({ state: 'detached' })
  })

  test('CMS-82 is opened by the address alone, and "Back" closes one that a link opened', async () => {
    await open('/wash-and-proof#soap')
    await dialog('Which soap?').waitFor()
    await shopper.page.keyboard.press('Escape')
    await dialog('Which soap?').waitFor({ state: 'detached' })
    await opener('Which soap?').click()
    await dialog('Which soap?').waitFor()
    await shopper.page.goBack()
    await dialog('Which soap?').waitFor({ state: 'detached' })
  })

  test.each([
    ['/wet-days', 'Is it leaking?', 'top', 'right'],
    ['/hut-to-hut', 'What goes where', 'left-normal', 'left'],
    ['/winter-walking', 'The letter before the snow', 'left-large', 'left'],
    ['/wash-and-proof', 'Which soap?', 'body', 'center'],
  ])('CMS-80 CMS-81 in %s "%s" has its picture %s and its words %s', async (path, name, placement, alignment) => {
    await open(path)
    await opener(name).click()
    const shown = dialog(name)
    const picture = shown.getByRole('img')
    const title = shown.getByRole('heading', { name })
    await picture.waitFor()
    const [image, words] = [await picture.boundingBox(), await title.boundingBox()]
    if (image === null || words === null) throw new Error('The dialog is not shown.')
    const isLeft = image.x + image.width <= words.x
    expect(isLeft).toBe(placement.startsWith('left'))
    if (!isLeft) expect(image.y < words.y).toBe(placement === 'top')
    const box = (await shown.boundingBox())?.width ?? 0
    if (isLeft) expect(image.width / box > 0.45).toBe(placement === 'left-large')
    const align = await title.evaluate((element) => getComputedStyle(element).textAlign)
    expect(align).toBe({ left: 'start', center: 'center', right: 'end' }[alignment])
  })

  test('CMS-80 on a phone the picture stands above the words', async () => {
    await open('/winter-walking', { width: 390 })
    await opener('The letter before the snow').click()
    const shown = dialog('The letter before the snow')
    const picture = await shown.getByRole('img').boundingBox()
    const title = await shown.getByRole('heading').first().boundingBox()
    expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0)
  })

  test('CMS-83 the newsletter form of one asks for an address and consent, and says that it is done', async () => {
    await open('/winter-walking#letter', { client: '203.0.113.83' })
    const shown = dialog('The letter before the snow')
    await shown.getByRole('button', { name: 'Send me the letter' }).click()
    await shown.getByText('Enter an email address such as name@example.com.').waitFor()
    await shown.getByRole('alert').filter({ hasText: 'Please accept the privacy notice' }).waitFor()
    await shown.getByLabel('Email').fill('dialog.reader@example.com')
    await shown.getByText('I have read the').click()
    await shown.getByRole('button', { name: 'Send me the letter' }).click()
    await shown.getByText('You are on the list.').waitFor()
  })

  test('CMS-82 in French it is French', async () => {
    await open('/wet-days', { locale: 'fr-fr' })
    await opener('Fuit-elle ?').click()
    await dialog('Fuit-elle ?').getByText('ne fuient pas').waitFor()
  })
})

test('SIGN-60 SIGN-66 an event is shown with its days, its terms and whether a guest may come along', async () => {
  await open('/open-bench')
  const event = shopper.page.getByRole('region', { name: 'Take a bench' })
  await event.getByText(/March 13.*14, 2027/).waitFor()
  await event.getByText('You may bring one guest.').waitFor()
  await event.getByText('A free account is the pass').waitFor()
})
