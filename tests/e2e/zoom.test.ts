import { afterEach, describe, expect, test } from 'vitest'
import type { Locator } from 'playwright'
import { violationsOn } from './support/axe.ts'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { noteShifts, shiftsOf } from './support/shifts.ts'
import { eventually, openProduct, sees } from './support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const dialog = (): Locator => shopper.page.getByRole('dialog', { name: 'Pictures: Harrow Mid' })
const picture = (place: number): Locator =>
  shopper.page.getByRole('group', { name: 'Pictures' }).getByRole('button').nth(place)
const counter = (): Locator => dialog().getByRole('status')

/** How the shown picture is enlarged and moved: scale, x, y. */
const view = (): Promise<readonly number[]> =>
  dialog()
    .locator('.zoom-stage > img')
    .evaluate((image) => {
      const { a, e, f } = new DOMMatrix(getComputedStyle(image).transform)
      return [a, e, f].map((figure) => Math.round(figure * 100) / 100)
    })
const scale = async (): Promise<number> => (await view())[0] ?? 0

const open = async (width: 390 | 1440 = 1440): Promise<void> => {
  shopper = await shop.visitor({ width })
  await shopper.context.addInitScript(noteShifts)
  await openProduct(shopper)
  await picture(0).click()
  await dialog().waitFor()
  await eventually(scale, 1)
}

describe('the pictures of a product on the whole screen', () => {
  test('CAT-69 a press opens them at that picture, arrows and keys turn, and the focus returns', async () => {
    shopper = await shop.visitor()
    const { page } = shopper
    const loaded: string[] = []
    page.on('request', (request) => /ZoomDialog/.test(request.url()) && loaded.push(request.url()))
    await openProduct(shopper)
    expect(loaded).toEqual([])
    await picture(1).click()
    await sees(page, '2 of 5')
    await dialog().getByRole('button', { name: 'Next picture' }).click()
    await eventually(() => counter().innerText(), '3 of 5')
    for (const place of ['2 of 5', '1 of 5', '5 of 5']) {
      await page.keyboard.press('ArrowLeft')
      await eventually(() => counter().innerText(), place)
    }
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
    await eventually(() => picture(1).evaluate((element) => element === document.activeElement), true)
    expect(loaded.length).toBeGreaterThan(0)
  })

  test('CAT-69 wheel, double press, buttons and keys enlarge, the arrows move, and nothing of the page does', async () => {
    await open()
    const { page } = shopper
    const box = await dialog().locator('.zoom-stage').boundingBox()
    const [x, y] = [(box?.x ?? 0) + 300, (box?.y ?? 0) + 200]
    await page.mouse.move(x, y)
    await page.mouse.wheel(0, -300)
    await eventually(async () => (await scale()) > 1.2, true)
    await page.keyboard.press('0')
    await eventually(view, [1, 0, 0])
    await page.mouse.dblclick(x, y)
    await eventually(scale, 2.5)
    await page.mouse.dblclick(x, y)
    await eventually(scale, 1)
    await dialog().getByRole('button', { name: 'Zoom in' }).click()
    await eventually(scale, 1.5)
    await page.keyboard.press('ArrowRight')
    await eventually(async () => (await view())[1], -80)
    await page.keyboard.press('-')
    await eventually(view, [1, 0, 0])
    expect(await dialog().getByRole('button', { name: 'Zoom out' }).isDisabled()).toBe(true)
    expect(await shiftsOf(page)).toEqual([])
  })

  test('CAT-69 on a phone a swipe turns, two fingers enlarge, and one moves what is enlarged', async () => {
    await open(390)
    const touch = await shopper.page.context().newCDPSession(shopper.page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: readonly (readonly [number, number])[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map(([x, y], id) => ({ x, y, id })) })
    await send('touchStart', [300, 400])
    await send('touchMove', [220, 400])
    await send('touchMove', [140, 400])
    await send('touchEnd')
    await eventually(() => counter().innerText(), '2 of 5')
    await send('touchStart', [170, 400], [220, 400])
    await send('touchMove', [145, 400], [245, 400])
    await send('touchEnd')
    await eventually(scale, 2)
    await send('touchStart', [200, 400])
    await send('touchMove', [230, 410])
    await send('touchEnd')
    await eventually(async () => ((await view())[1] ?? 0) > 10, true)
    expect(await counter().innerText()).toBe('2 of 5')
  })

  test.each([390, 1440] as const)(
    'CAT-69 the whole picture is in its place at %i, and nothing is wrong with it for axe',
    async (width) => {
      await open(width)
      expect(await violationsOn(shopper.page, `zoom ${width}`)).toEqual([])
      const [picture, stage] = await Promise.all(
        ['.zoom-stage > img', '.zoom-stage'].map((place) => shopper.page.locator(place).boundingBox()),
      )
      expect(picture).toEqual(stage)
    },
  )
})
