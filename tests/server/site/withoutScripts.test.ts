import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawnShop } from './support/drawnShop.ts'

let shop: Awaited<ReturnType<typeof drawnShop>>
beforeAll(async () => (shop = await drawnShop()))
afterAll(() => shop.stop())

describe('a page without JavaScript', () => {
  const noticeAt = async (path: string): Promise<readonly string[]> => {
    const { html } = await shop.headAt(path)
    return [...html.matchAll(/<noscript\s*><p class="without-scripts">([^<]*)<\/p><\/noscript\s*>/g)].map(
      ([, words = '']) => words,
    )
  }

  test.each([
    ['/en-us/p/x-HARROWMID1', /^You can read everything here without JavaScript/],
    ['/de-de/c/footwear-1000', /^Hier kannst du alles ohne JavaScript lesen/],
    ['/fr-fr/cart', /^Votre panier est gardé sur votre appareil/],
    ['/es-es/checkout', /^Esta página necesita JavaScript/],
    ['/de-de/account', /^Diese Seite braucht JavaScript/],
    ['/en-us/favorites', /^This page needs JavaScript/],
    ['/it-it/stores', /^Questa pagina ha bisogno di JavaScript/],
  ])('SEO-09 %s says once, before all else and in its language, what needs it', async (path, words) => {
    expect(await noticeAt(path)).toEqual([expect.stringMatching(words)])
    const { html } = await shop.headAt(path)
    expect(html.indexOf('class="without-scripts"')).toBeLessThan(html.indexOf('<div id="root">'))
    expect(html.match(/<noscript/g)).toHaveLength(2)
  })

  test.each([
    ['/en-us/p/x-HARROWMID1', /^The connection was lost/],
    ['/de-de/c/footwear-1000', /^Die Verbindung ist/],
    ['/fr-fr/cart', /^La connexion a été perdue/],
    ['/es-es', /^Se ha perdido la conexión/],
    ['/it-it', /^La connessione è caduta/],
  ])('RT-25 %s has, hidden, what it says when its scripts do not come', async (path, words) => {
    const { html } = await shop.headAt(path)
    const sentences = [...html.matchAll(/<p class="page-stopped" role="alert" data-nosnippet hidden>([^<]*)<\/p>/g)]
    expect(sentences.map(([, sentence]) => sentence)).toEqual([expect.stringMatching(words)])
  })

  test('SEO-09 the cart, which the server cannot know, is not said to be empty', async () => {
    const { html } = await shop.headAt('/en-us/cart')
    const [, style = ''] = /<noscript><style nonce="[^"]+">([^<]*)<\/style><\/noscript>/.exec(html) ?? []
    expect(style).toMatch(/\.cart-empty,\.add-act\{display:none\}/)
    expect(html).toMatch(/<div class="cart-empty">.*Your cart is empty/s)
  })

  test('SEO-09 a product can be read with its price, and in place of its button stands why there is none', async () => {
    const { html } = await shop.headAt('/en-gb/p/x-HARROWMID1')
    expect(html).toMatch(/\.add::after\{content:"Adding to the cart needs JavaScript\."\}/)
    const page = html.slice(html.indexOf('<div id="root">'))
    expect(page).toMatch(/<h1 class="title">Harrow Mid<\/h1>/)
    expect(page).toMatch(/£\d/)
  })
})
