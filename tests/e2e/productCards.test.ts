import { afterEach, describe, expect, test } from 'vitest'
import type { Locator } from 'playwright'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { isAlive } from './support/hydrated.ts'
import { noteShifts, shiftsOf } from './support/shifts.ts'
import { eventually } from './support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const cards = (): Locator => shopper.page.locator('.product-card')

const openList = async (path: string): Promise<void> => {
  await shopper.context.addInitScript(noteShifts)
  await shopper.page.goto(`${shopper.url}${path}`)
  await cards().first().waitFor()
  await isAlive(shopper.page)
}

describe('the rating of a card', () => {
  test('CAT-66 is drawn with the page, in words too, and its row is as high without one', async () => {
    shopper = await shop.visitor({ locale: 'fr-fr' })
    await openList('/c/footwear-1000')
    await cards()
      .getByRole('img', { name: /^\d(,\d)? sur 5, \d+ avis$/ })
      .first()
      .waitFor()
    const rows = cards().locator('.card-rating')
    const heights = await rows.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
    expect(new Set(heights)).toEqual(new Set([28]))
    expect(heights).toHaveLength(await cards().count())
    expect(await shiftsOf(shopper.page)).toEqual([])
  })
})

describe('the second picture of a card', () => {
  const isSecond = (address: string): boolean => /\/media\/.*-2\.svg$/.test(address)
  const opacities = (): Promise<readonly string[]> =>
    cards()
      .first()
      .locator('.plate > img')
      .evaluateAll((pictures) => pictures.map((picture) => getComputedStyle(picture).opacity))

  const openWatched = async (): Promise<readonly string[]> => {
    shopper = await shop.visitor()
    const asked: string[] = []
    shopper.page.on('request', (request) => isSecond(request.url()) && asked.push(request.url()))
    await openList('/c/footwear-1000')
    return asked
  }

  test('CAT-67 is requested when a mouse rests on the card, takes the place of the first when it is here, and nothing moves', async () => {
    const asked = await openWatched()
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await shopper.context.route('**/media/**-2.svg', async (route) => {
      await held
      await route.continue()
    })
    expect(asked).toEqual([])
    await cards().first().hover()
    await eventually(opacities, ['1', '0'])
    letGo()
    await eventually(opacities, ['0', '1'])
    expect(asked).toHaveLength(1)
    await shopper.page.mouse.move(0, 0)
    await eventually(opacities, ['1', '0'])
    expect(await shiftsOf(shopper.page)).toEqual([])
  })

  test('CAT-67 comes to the keyboard, too', async () => {
    const asked = await openWatched()
    await cards().first().getByRole('link').focus()
    await shopper.page.keyboard.press('Shift+Tab')
    await shopper.page.keyboard.press('Tab')
    await eventually(opacities, ['0', '1'])
    expect(asked).toHaveLength(1)
  })

  test('CAT-67 appears at once where motion is reduced, otherwise in a quarter of a second', async () => {
    await openWatched()
    const durations = () =>
      cards()
        .first()
        .locator('.plate > img')
        .first()
        .evaluate((picture) => getComputedStyle(picture).transitionDuration)
    expect(await durations()).toBe('0s, 0s')
    await shopper.page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await durations()).toBe('0.25s, 0.25s')
  })
})
