// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { readProduct } from '../../../../contracts/api/catalogue/catalogueApi.ts'
import { readDelivery } from '../../../../contracts/api/catalogue/productApi.ts'
import { openScreen, says } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { sampleBoot } from '../../product/sampleBoot.ts'
import { sees, textsOf } from '../pressing.ts'
import { bootOf, bootPath } from './boots.ts'

let screen: Screen
afterEach(() => screen.close())

const inEachLocale = [
  ['en-us', 'USD', 'Delivery', 'Delivered Tue, Dec 1 to Thu, Dec 3', 'Standard $6.00, free over $100.00'],
  ['en-gb', 'GBP', 'Delivery', 'Delivered Tue 1 Dec to Thu 3 Dec', 'Standard £6.00, free over £100.00'],
  ['fr-fr', 'EUR', 'Livraison', 'Livré du mar. 1er déc. au jeu. 3 déc.', 'Standard 6,00 €, gratuit dès 100,00 €'],
  ['de-de', 'EUR', 'Lieferung', 'Lieferung Di, 1. Dez. bis Do, 3. Dez.', 'Standard 6,00 €, ab 100,00 € kostenlos'],
  ['it-it', 'EUR', 'Consegna', 'Consegna da mar 1 dic a gio 3 dic', 'Standard 6,00 €, gratis da 100,00 €'],
  ['es-es', 'EUR', 'Entrega', 'Entrega del mar 1 dic al jue 3 dic', 'Standard 6,00 €, gratis desde 100,00 €'],
] as const

const methods = [
  { code: 'standard', label: 'Standard', from: '2026-12-01', to: '2026-12-03', price: 600, freeFrom: 10_000 },
  { code: 'customs', label: 'Express', from: '2026-12-01', to: '2026-12-01', price: 0 },
] as const

test.each([
  ['a size', '?colour=MOSS&size=090', 'Sold out in Moss'],
  ['a colour', '?colour=SLAT', 'Sold out in Slate'],
])('CAT-70 %s that is sold out has no day on which it would come', async (_what, query, words) => {
  const boot = says(readProduct, sampleBoot)
  const answers = [boot, says(readDelivery, { currency: 'USD', methods })]
  screen = await openScreen(`/en-us/p/harrow-canvas-HARROWCANV${query}`, { answers })
  await sees('main p', new RegExp(`^${words}`))
  expect(document.querySelector('.delivery-times')).toBeNull()
})

test.each(inEachLocale)(
  'CAT-70 %s: the page says when the product comes and what that costs',
  async (locale, currency, list, day, cost) => {
    screen = await openScreen(`/${locale}/${bootPath}`, {
      answers: [says(readProduct, bootOf({ locale, currency })), says(readDelivery, { currency, methods })],
    })
    await sees(`ul[aria-label="${list}"] li`, `${day}${cost}`)
    expect(textsOf(`ul[aria-label="${list}"] li`)).toHaveLength(2)
  },
)
