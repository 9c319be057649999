import { expect, test } from 'vitest'
import { renderBlocks, shown } from './renderBlocks.tsx'

const card = (url: string) => ({
  id: 'c',
  type: 'linked-card',
  title: 'A walk',
  media: { picture: { url, alt: 'A hut', width: 1440, height: 720 } },
  targets: [{ text: 'Shop', url: '/c/layers' }],
  linkType: 'No-CTA',
})

test('CAT-10 a picture is asked for at double width and height, sharpened, in any format, at density 2.0', async () => {
  const markup = await renderBlocks([shown(card('/media/hut.svg'))])
  const [, width, height, rest] = /src="\/media\/w_(\d+),h_(\d+),([^/]*)\/hut\.svg"/.exec(markup) ?? []
  expect(rest).toBe('e_sharpen:60,f_auto,dpr_2.0')
  expect(Number(width)).toBe(2 * Number(height))
  expect(Number(width) % 2).toBe(0)
  expect(Number(width)).toBeGreaterThan(800)
})

const target = (url: string) => ({ url, text: url })

test('NAV-12 a visual selector asks for a picture of the configured size, twice as wide as its place', async () => {
  const selectors = [
    {
      mediaObject: { url: '/media/sole.svg', alt: 'A sole', width: 300, height: 120 },
      title: 'Rubber',
      target: target('/c/rubber'),
    },
  ]
  const menu = {
    id: 'm',
    type: 'menu-item',
    title: 'Footwear',
    target: target('/c/footwear'),
    columns: [],
    visualSelectors: selectors,
  }
  const markup = await renderBlocks([shown(menu)])
  expect(markup).toContain('/media/w_320,h_128,')
  expect(markup).toContain('alt="A sole"')
})
