import type { Page } from 'playwright'
import { afterEach, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

/**
 * What extends beyond the window, by how many pixels a line of the summary is too narrow to be read, and the
 * placeholders that do not fit their field.
 */
const faults = (
  page: Page,
): Promise<{ readonly beyond: number; readonly narrow: number; readonly cut: readonly string[] }> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const lines = [...document.querySelectorAll('.order-summary .small-line-what, .cart-line-what')]
      .map((line) => line.clientWidth)
      .filter((width) => width > 0)
    const ruler = document.createElement('canvas').getContext('2d')
    const cut = [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')].flatMap((field) => {
      if (ruler) ruler.font = getComputedStyle(field).font
      return field.clientWidth > 0 && (ruler?.measureText(field.placeholder).width ?? 0) > field.clientWidth
        ? [field.placeholder]
        : []
    })
    return { beyond: scrollWidth - clientWidth, narrow: Math.max(0, 80 - Math.min(80, ...lines)), cut }
  })

test.each([
  ['fr-fr', 'Ajouter au panier', 'Commander'],
  ['de-de', 'In den Warenkorb', 'Zur Kasse'],
  ['it-it', 'Aggiungi al carrello', 'Vai alla cassa'],
  ['es-es', 'Añadir a la cesta', 'Tramitar pedido'],
])(
  'in the long words of %s, cart and checkout fit every window from 320 to 2560 px, and the cart stays in sight',
  async (locale, add, checkout) => {
    shopper = await shop.visitor({ locale })
    const { page, url } = shopper
    await page.goto(`${url}/p/rime-beanie-RIMEBEANIE?colour=BERRY`)
    await page.getByRole('button', { name: add }).click()
    await page.getByRole('dialog').getByRole('button', { name: checkout }).waitFor()
    for (const [path, there] of [
      ['/cart', 'li.cart-line'],
      ['/checkout', '#shipping-email'],
    ] as const) {
      await page.goto(`${url}${path}`)
      await page.locator(there).first().waitFor()
      for (const width of [320, 360, 640, 768, 1024, 1280, 1920, 2560]) {
        await page.setViewportSize({ width, height: 900 })
        expect({ path, width, ...(await faults(page)) }).toEqual({ path, width, beyond: 0, narrow: 0, cut: [] })
      }
    }
  },
)
