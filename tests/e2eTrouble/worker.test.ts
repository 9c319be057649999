import { afterEach, describe, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { cartCount, eventually, isConfirmed, toCart } from '../e2e/support/walk.ts'
import { holdCalls, recordChanges } from '../e2e/support/wire.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const line = (page: Page) => page.getByRole('spinbutton', { name: 'Quantity of Harrow Mid' })

/** Ends the worker from inside, as a browser short of memory would, without notifying the page. */
const killWorker = async (page: Page): Promise<void> => {
  await page.workers()[0]?.evaluate(() => void setTimeout(() => close()))
}

const arrive = async (): Promise<Page> => {
  shopper = await shop.visitor()
  await toCart(shopper)
  return shopper.page
}

describe('a worker that is killed', () => {
  test('is restarted, and what was pressed meanwhile happens once', async () => {
    const page = await arrive()
    const changes = recordChanges(shopper.context)
    await killWorker(page)
    await page.getByRole('button', { name: 'One more' }).click()
    await eventually(() => changes.length, 1)
    await isConfirmed(page)
    await eventually(() => line(page).inputValue(), '2')
    await page.reload()
    await eventually(() => line(page).inputValue(), '2')
    expect(changes.length).toBe(1)
  })

  test('has the change on its way sent again under its own key', async () => {
    const page = await arrive()
    const hold = await holdCalls(shopper.context, /\/cart\/v1\/.*item$/)
    const changes = recordChanges(shopper.context)
    await page.getByRole('button', { name: 'One more' }).click()
    await eventually(() => hold.held.length, 1)
    await killWorker(page)
    await hold.release()
    await eventually(() => changes.length, 2)
    await isConfirmed(page)
    await eventually(() => line(page).inputValue(), '2')
    expect(new Set(changes.map(({ key }) => key)).size).toBe(1)
  })

  test('three times over leaves nothing hanging and loses nothing', async () => {
    const page = await arrive()
    for (const quantity of ['2', '3', '4']) {
      await killWorker(page)
      await page.getByRole('button', { name: 'One more' }).click()
      await eventually(() => cartCount(page).getAttribute('aria-label'), `Cart, ${quantity} items`)
      await isConfirmed(page)
    }
    await page.reload()
    await eventually(() => line(page).inputValue(), '4')
  })
})
