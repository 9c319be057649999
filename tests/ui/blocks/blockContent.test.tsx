import { describe, expect, test } from 'vitest'
import { renderBlocks, shown } from './renderBlocks.tsx'

const picture = { url: '/media/lake.svg', alt: 'A lake', width: 1440, height: 720 }
const hero = {
  id: 'h',
  type: 'hero',
  variant: 'standard',
  title: 'Short days',
  media: { picture },
  targets: [
    { text: 'Shop', url: '/c/layers', style: 'primary' },
    { text: 'Read', url: 'https://example.org/x', targetAttribute: '_blank', style: 'link' },
  ],
}

const drawn = (json: object, path?: string, isPage?: boolean) => renderBlocks([shown(json)], path, isPage)

describe('banners and heroes', () => {
  test('CMS-31 the first hero of a page bears its title and loads its picture first', async () => {
    const markup = await drawn(hero, undefined, true)
    expect(markup).toMatch(/<h1[^>]*>Short days<\/h1>/)
    expect(markup).toContain('fetchPriority="high"')
    expect(await drawn(hero)).toMatch(/<h2[^>]*>Short days<\/h2>/)
  })

  test('CMS-22 a target leads into the shop’s locale, or to another tab without handing the page over', async () => {
    const markup = await drawn(hero)
    expect(markup).toContain('href="/en-us/c/layers"')
    expect(markup).toMatch(/target="_blank" rel="noopener" href="https:\/\/example\.org\/x"/)
  })

  test('CMS-29 a No-CTA banner is one link without buttons', async () => {
    const markup = await drawn({ ...hero, linkType: 'No-CTA', mediaTarget: { url: '/walks' } })
    expect(markup.match(/<a /g)).toHaveLength(1)
    expect(markup).toContain('href="/en-us/walks"')
  })

  test('CMS-24 a caption that is off is not shown', async () => {
    const caption = { text: 'Lake Isabelle', position: 'bottom' }
    expect(await drawn({ ...hero, caption })).toContain('Lake Isabelle')
    expect(await drawn({ ...hero, caption: { ...caption, position: 'off' } })).not.toContain('Lake Isabelle')
  })

  test('CMS-26 CMS-28 the veil and the overlay are those an editor chose, the overlay full at first', async () => {
    expect(await drawn(hero)).toContain('data-overlay="left full"')
    const gradient = { style: 'focused', breakpoints: ['lg'] }
    expect(await drawn({ ...hero, gradient })).toContain('data-foot="50 lg"')
    expect(await drawn({ ...hero, gradient: { style: 'off' } })).toContain('data-foot="0 xs sm md lg"')
  })

  test('CMS-32 a hero’s film has no sound, does not hold up the page and can be paused', async () => {
    const video = { url: '/media/lake.mp4', duration: 8 }
    const markup = await drawn({ ...hero, media: { video } })
    expect(markup).toMatch(/<video[^>]* preload="none"[^>]* muted=""/)
    expect(markup).toContain('aria-label="Pause"')
  })
})

describe('a hero with a product beside its words', () => {
  const beside = {
    ...hero,
    variant: 'product-overlay',
    productId: 'HARROWMID1',
    responsiveLayout: { lg: { layout: 'split' } },
    callouts: [
      { x: 47, y: 14 },
      { title: 'Rand', detail: 'One piece', x: 92, y: 66 },
    ],
  }

  test('CMS-31 a hairline leads from each part to the edge, under its words', async () => {
    const markup = await drawn(beside, undefined, true)
    expect(markup).toMatch(/<h1[^>]*>Short days<\/h1>/)
    expect(markup.match(/<path d="[^"]+"/g)).toEqual([
      '<path d="M47 14L47 14M47 14H100"',
      expect.stringMatching(/^<path d="M92 66L94\.8 35\.25M78\.5 35\.25H100"$/),
    ])
    expect(markup).toContain('<dt>Rand</dt><dd>One piece</dd>')
  })

  test('CMS-31 without callouts no part is named', async () => {
    const { callouts: _, ...plain } = beside
    expect(await drawn(plain)).not.toContain('<dt>')
  })
})

describe('cards of categories', () => {
  const card = (id: string) => ({
    id,
    type: 'category-card',
    title: `Kind ${id}`,
    image: picture,
    target: { url: `/c/kind-${id}` },
  })
  const collection = (count: number) => ({
    id: 'c',
    type: 'collection',
    kind: 'category-card',
    layout: { xs: 'grid' },
    items: Array.from({ length: count }, (_, index) => card(`100${index}`)),
  })

  test('CMS-41 five in a grid are a mosaic, of which the first is large', async () => {
    expect((await drawn(collection(5))).match(/data-lead="true"/g)).toHaveLength(1)
    expect(await drawn(collection(4))).not.toContain('data-lead')
    expect(await drawn({ ...collection(5), layout: { xs: 'carousel', lg: 'grid' } })).not.toContain('mosaic')
  })
})

describe('links and navigation', () => {
  test('CMS-36 a multi-link card lists its links and leads nowhere itself', async () => {
    const markup = await drawn({ ...hero, type: 'multi-link-card', variant: undefined })
    expect(markup.match(/<a /g)).toHaveLength(2)
  })

  test('CMS-51 four items make two columns, unless there is to be one', async () => {
    const item = { icon: picture, richText: '<p>Wash</p>', richTextTree: ['Wash'] }
    const block = { id: 'i', type: 'icon-and-text', items: [item, item, item, item], iconSize: 'medium' }
    expect(await drawn({ ...block, variant: 'icon-left' })).toContain('data-columns="2"')
    expect(await drawn({ ...block, variant: 'icon-above-text' })).toContain('data-columns="2"')
    expect(await drawn({ ...block, variant: 'one-column' })).toContain('data-columns="1"')
    const bare = block.items.map((entry) => ({ ...entry, icon: undefined }))
    expect(await drawn({ ...block, variant: 'icon-left', items: bare })).toContain('data-variant="facts"')
  })

  test('CMS-53 the entry of the page in view is marked', async () => {
    const items = ['/autumn', '/winter'].map((url) => ({ title: url, target: { url } }))
    const markup = await drawn({ id: 'n', type: 'secondary-navigation', items }, '/en-us/autumn')
    expect(markup.match(/aria-current="page"/g)).toHaveLength(1)
    expect(markup).toMatch(/aria-current="page"[^>]*href="\/en-us\/autumn"/)
  })
})

describe('texts, notices and collections', () => {
  test('CMS-60 the tree is rendered, and the HTML next to it is not', async () => {
    const tree = [{ tag: 'p', children: ['Cold ', { tag: 'strong', children: ['<wash>'] }] }]
    const markup = await drawn({ id: 'r', type: 'rich-text', richText: '<script>no</script>', richTextTree: tree })
    expect(markup).toContain('<p>Cold <strong>&lt;wash&gt;</strong></p>')
    expect(markup).not.toContain('script')
  })

  const message = (id: string) => ({ id, type: 'promo-message', richText: id, richTextTree: [id], targets: [] })

  test('PROMO-05 at most five notices are there, with dots for more than one', async () => {
    const bar = (count: number) => ({
      id: 'p',
      type: 'promo-bar',
      closable: true,
      messages: Array.from({ length: count }, (_, index) => message(`Notice ${index}`)),
    })
    const five = await drawn(bar(8))
    expect(five.match(/class="promo-message"/g)).toHaveLength(5)
    expect(five.match(/aria-label="Show /g)).toHaveLength(5)
    expect(five).toContain('aria-label="Pause slideshow"')
    expect(await drawn(bar(1))).not.toContain('aria-label="Show ')
  })

  test('CMS-40 CMS-41 a collection shows its items and, where they do not fit, its pages', async () => {
    const card = (id: string) => ({ id, type: 'category-card', image: picture, title: id, target: { url: '/c' } })
    const items = ['Fleece', 'Shells', 'Down', 'Packs', 'Boots'].map(card)
    const collection = { id: 'c', type: 'collection', kind: 'category-card', dots: true, items }
    const markup = await drawn({ ...collection, layout: { xs: 'grid', lg: 'carousel' } })
    expect(markup.match(/class="category-card"/g)).toHaveLength(5)
    expect(markup.match(/aria-label="Show /g)).toHaveLength(2)
    expect(markup).toContain('data-layout="xs:grid sm:grid md:grid lg:carousel"')
  })
})
