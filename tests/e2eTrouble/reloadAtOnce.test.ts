import type { Locator } from 'playwright'
import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { cartCount, eventually, isConfirmed, openProduct, toCart } from '../e2e/support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

/**
 * A visitor whose page can end its worker, as a reload does on a machine where the disk is slower than the next page.
 */
const arrive = async (): Promise<void> => {
  shopper = await shop.visitor()
  await shopper.page.addInitScript(() => {
    const workers: Worker[] = []
    const Opened = Worker
    globalThis.Worker = class extends Opened {
      constructor(...all: ConstructorParameters<typeof Worker>) {
        super(...all)
        workers.push(this)
      }
    }
    Object.assign(window, { endWorkers: () => workers.forEach((worker) => worker.terminate()) })
  })
}

/** The page leaves in the same task as the press: its worker dies before it receives it. */
const pressAndReload = async (pressed: Locator): Promise<void> => {
  const { page } = shopper
  await Promise.all([
    page.waitForEvent('load'),
    pressed.evaluate((element) => {
      ;(element as HTMLElement).click()
      ;(window as typeof window & { readonly endWorkers: () => void }).endWorkers()
      location.reload()
    }),
  ])
  await isAlive(page)
}
const button = (name: string): Locator => shopper.page.getByRole('button', { name })
const quantity = () => shopper.page.getByRole('spinbutton', { name: 'Quantity of Harrow Mid' })
const nothingIsLeft = (): Promise<void> =>
  eventually(
    () =>
      shopper.page.evaluate(() =>
        Object.keys(localStorage)
          .filter((key) => /left-behind/.test(key))
          .join(),
      ),
    '',
  )

describe('a press in the moment of a reload', () => {
  test('keeps the quantity that was pressed, which is then confirmed', async () => {
    await arrive()
    await toCart(shopper)
    await pressAndReload(button('One more'))
    await eventually(() => quantity().getAttribute('aria-valuenow'), '2')
    await isConfirmed(shopper.page)
    await shopper.page.reload()
    await eventually(() => quantity().getAttribute('aria-valuenow'), '2')
    await nothingIsLeft()
  })

  test('keeps a removed line out', async () => {
    await arrive()
    await toCart(shopper)
    await pressAndReload(button('Remove Harrow Mid'))
    await eventually(() => cartCount(shopper.page).getAttribute('aria-label'), 'Cart, empty')
    await nothingIsLeft()
  })

  test.each([
    ['Add to cart', 'Cart, 1 item'],
    ['Add to favorites', 'Favorites, 1 item'],
  ])('on “%s” counts once', async (pressed, counted) => {
    await arrive()
    await openProduct(shopper)
    await pressAndReload(button(pressed))
    await shopper.page.locator(`header [aria-label="${counted}"]`).waitFor()
    await nothingIsLeft()
  })
})
