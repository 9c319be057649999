// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { readInventory } from '../../../../contracts/api/catalogue/catalogueApi.ts'
import { readProductSet, readProductSets } from '../../../../contracts/api/catalogue/productApi.ts'
import { sampleSummary } from '../../../support/sampleProducts.ts'
import { sampleBoot } from '../../product/sampleBoot.ts'
import { named, pressAt, reads } from '../content/onScreen.ts'
import { loses, openScreen, says } from '../openScreen.tsx'
import type { FixedAnswer, Screen } from '../openScreen.tsx'
import { piece, sells } from './pieces.ts'

let screen: Screen
afterEach(() => screen.close())

const path = 'p/harrow-canvas-HARROWCANV'
const pieces = [piece('A', 'A-1'), piece('B', 'A-2'), piece('C', 'B-1')]
const open = async (address: string, ...answers: readonly FixedAnswer[]) => {
  screen = await openScreen(address, { answers: [sells(sampleBoot, ...pieces), ...answers] })
}

describe('the set that a product belongs to', () => {
  const belongs = [
    says(readProductSets, { productSetIds: ['S-1'] }),
    says(readProductSet, { products: ['A', 'B', 'C'].map(sampleSummary) }),
  ]
  const links = (title = 'Worn together') =>
    [...document.querySelectorAll(`section[aria-label="${title}"] a`)].map((link) => link.getAttribute('href'))

  test('CAT-08 is on its page with every piece, its price and its link', async () => {
    await open(`/en-us/${path}`, ...belongs)
    await expect.poll(() => links()).toEqual(['A', 'B', 'C'].map((id) => `/en-us/p/style-${id}`))
    for (const line of document.querySelectorAll('section[aria-label="Worn together"] li'))
      expect(line.textContent).toMatch(/\$158\.40/)
  })

  test('CAT-08 each piece is added to the cart by one press', async () => {
    await open(`/en-us/${path}`, ...belongs)
    for (const [place, id] of ['A', 'B', 'C'].entries()) {
      await pressAt('.product-set button', `Add Style ${id} to the cart`)
      await named('header a', place === 0 ? 'Cart, 1 item' : `Cart, ${place + 1} items`)
    }
  })

  test('CAT-08 is named in French', async () => {
    await open(`/fr-fr/${path}`, ...belongs)
    await expect.poll(() => links('Se portent ensemble').length).toBe(3)
  })

  test.each([
    ['is none', says(readProductSets, { productSetIds: [] })],
    ['cannot be looked up', loses(readProductSets)],
  ])('CAT-08 that %s leaves the page without it', async (_why, answer) => {
    await open(`/en-us/${path}`, answer)
    await named('main h2', 'Reviews')
    await expect.poll(() => document.querySelectorAll('main [aria-busy]').length).toBe(0)
    expect(document.querySelectorAll('.product-set').length).toBe(0)
  })
})

describe('a page that has been open for a while', () => {
  const [one] = piece('HARROWCANV', 'HARROWCANV-MOSS-100').variants
  const boot = {
    ...sampleBoot,
    sizes: [...sampleBoot.sizes, { code: '100', label: '10' }],
    variants: [...sampleBoot.variants, ...(one ? [{ ...one, size: '100' }] : [])],
  }
  /** How often the shop was asked what is in stock. */
  let looks = 0
  const openLongAgo = async (chosen: string) => {
    looks = 0
    await open(`/en-us/${path}?colour=MOSS${chosen}`, sells(boot), stock('095', 4))
    await named('main button', 'Add to cart')
    await expect.poll(() => looks).toBe(1)
  }
  const stock = (size: string, quantity: number) =>
    says(readInventory, () => {
      looks += 1
      return { variants: { [`HARROWCANV-MOSS-${size}`]: { quantity } } }
    })
  const choose = (size: string) => pressAt('main .size', size)

  test('CAT-07 does not offer a size that has sold out since, once it is chosen', async () => {
    await openLongAgo('')
    screen.hears(stock('095', 0))
    await choose('9½')
    await reads('main', /Sold out in .*, size 9½\./)
    expect((await named('main button', 'Sold out')) as HTMLButtonElement).toMatchObject({ disabled: true })
  })

  test('CAT-07 says that its size has sold out when it is shown again', async () => {
    await openLongAgo('&size=095')
    await reads('main', /In stock|left in size/)
    screen.hears(stock('095', 0))
    document.dispatchEvent(new Event('visibilitychange'))
    await reads('main', /Sold out in .*, size 9½\./)
  })

  test('CAT-07 keeps what it knows when nobody answers', async () => {
    await openLongAgo('')
    screen.hears(loses(readInventory))
    await choose('9½')
    await reads('main', /In stock|left in size/)
    expect((await named('main button', 'Add to cart')) as HTMLButtonElement).toMatchObject({ disabled: false })
  })
})
