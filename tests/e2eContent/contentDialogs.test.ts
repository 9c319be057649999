import { afterEach, describe, expect, test } from 'vitest'
import { violationsOn } from '../e2e/support/axe.ts'
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

  test('CMS-80 CMS-81 its picture and its words stand where its document says', async () => {
    shopper = await shop.visitor()
    for (const [path, name, placement, alignment] of placed) {
      await shopper.page.goto(`${shopper.url}${path}`)
      await isAlive(shopper.page)
      await opener(name).click()
      const shown = dialog(name)
      const picture = shown.getByRole('img')
      const title = shown.getByRole('heading', { name })
      await picture.waitFor()
      const [image, words] = [await picture.boundingBox(), await title.boundingBox()]
      if (image === null || words === null) throw new Error('The dialog is not shown.')
      const isLeft = image.x + image.width <= words.x
      expect(isLeft, path).toBe(placement.startsWith('left'))
      if (!isLeft) expect(image.y < words.y, path).toBe(placement === 'top')
      const box = (await shown.boundingBox())?.width ?? 0
      if (isLeft) expect(image.width / box > 0.45, path).toBe(placement === 'left-large')
      const align = await title.evaluate((element) => getComputedStyle(element).textAlign)
      expect(align, path).toBe({ left: 'start', center: 'center', right: 'end' }[alignment])
    }
  })

  test('CMS-80 on a phone the picture stands above the words', async () => {
    await open('/winter-walking', { width: 390 })
    await opener('The letter before the snow').click()
    const shown = dialog('The letter before the snow')
    const picture = await shown.getByRole('img').boundingBox()
    const title = await shown.getByRole('heading').first().boundingBox()
    expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0)
  })
})

describe('a dialog that scrolls on a phone', () => {
  /** What lies at three places of its upper edge, and where its close button would be. */
  const top = () =>
    shopper.page.locator('.layer').evaluate((layer) => {
      layer.scrollTop = layer.scrollHeight
      const heading = layer.querySelector('.heading')
      const words = document.createRange()
      if (heading) words.selectNodeContents(heading)
      const at = (x: number, y: number) => document.elementFromPoint(x, y)
      return {
        isScrolled: layer.scrollTop > 60,
        edge: [2, 195, 388].map((x) => at(x, 20)?.closest('.heading') === heading),
        isUncut: words.getBoundingClientRect().top >= 0,
        cross: at(356, 34)?.closest('button')?.getAttribute('aria-label'),
      }
    })

  test('DLG-01 keeps its title and its cross in view, and nothing shows beside them', async () => {
    await open('/open-bench', { width: 390 })
    await shopper.page.setViewportSize({ width: 390, height: 480 })
    await shopper.page.getByRole('main').locator('a, button').getByText('Join', { exact: true }).first().click()
    await shopper.page.getByRole('dialog').getByRole('heading').first().waitFor()
    await shopper.page.getByRole('dialog').locator('.skeleton').first().waitFor({ state: 'detached' })
    const whole = { isScrolled: true, edge: [true, true, true], isUncut: true, cross: 'Close' }
    await expect.poll(top).toEqual(whole)
    expect(await violationsOn(shopper.page, 'a scrolled dialog')).toEqual([])
  })
})

const placed = [
  ['/wet-days', 'Is it leaking?', 'top', 'right'],
  ['/hut-to-hut', 'What goes where', 'left-normal', 'left'],
  ['/winter-walking', 'The letter before the snow', 'left-large', 'left'],
  ['/wash-and-proof', 'Which soap?', 'body', 'center'],
] as const
