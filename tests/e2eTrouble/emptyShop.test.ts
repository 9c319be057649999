import { afterEach, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { useOwnServer } from '../e2e/support/ownServer.ts'

const shop = useShop()
const own = useOwnServer(() => ({ CAIRN_MODE: 'production', CAIRN_DEMO: 'off', CAIRN_DRAIN_SECONDS: '0' }))
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const words = {
  'en-us': 'Nothing is for sale yet',
  'en-gb': 'Nothing is for sale yet',
  'fr-ca': 'Aucun article n’est en vente pour l’instant',
  'de-de': 'Hier gibt es noch nichts zu kaufen',
  'it-it': 'Non c’è ancora nulla in vendita',
  'es-es': 'Todavía no hay nada a la venta',
} as const

test('OPS-28 a shop without goods says so on its home, list, search and product pages, in six languages', async () => {
  shopper = await shop.visitor()
  const { page } = shopper
  for (const [locale, shown] of Object.entries(words))
    for (const path of ['', '/c/boots-1010', '/search/hub', '/search?q=boots', '/p/harrow-mid-HARROWMID1']) {
      await page.goto(own.address(`/${locale}${path}`))
      await page.getByText(shown).first().waitFor()
      await page.getByRole('heading', { level: 1 }).first().waitFor()
    }
})
