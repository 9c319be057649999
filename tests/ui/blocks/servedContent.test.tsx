import { expect, test } from 'vitest'
import type { ShownBlockOf } from '../../../contracts/content/blockTree.ts'
import { PopUp } from '../../../ui/src/blocks/frame/PopUp.tsx'
import { renderBlocks, renderInShop, shown } from './renderBlocks.tsx'
import type { KnownAnswers } from './renderBlocks.tsx'

const picture = { url: '/media/lake.svg', alt: 'A lake', width: 1440, height: 720 }
const target = (text: string, url: string) => ({ text, url })

const articles = {
  result: [{ id: 'a', title: 'A walk in October', url: '/journal/october', picture, tags: [] }],
  facets: [],
  numFound: 1,
}
const recommendations = {
  items: [
    {
      id: 'r',
      title: 'Traverse',
      url: '/en-us/p/traverse-1',
      image: { src: '/media/traverse.svg', alt: '' },
      rating: { score: 4.7, showScore: true },
      price: 189,
      currency: 'USD' as const,
      recToken: 'r',
    },
  ],
}

const banner = { title: 'Short days', media: { picture }, linkType: 'No-CTA' }
const served: readonly (readonly [what: string, block: object, words: string, href: string, known: KnownAnswers])[] = [
  [
    'hero section',
    { type: 'hero', variant: 'standard', ...banner, targets: [target('Walk', '/walks')] },
    'Short days',
    '/en-us/walks',
    {},
  ],
  [
    'banner with several links',
    { type: 'multi-link-card', ...banner, targets: [target('Walk', '/walks'), target('Huts', '/huts')] },
    'Huts',
    '/en-us/huts',
    {},
  ],
  ['card', { type: 'linked-card', ...banner, targets: [target('Walk', '/walks')] }, 'Short days', '/en-us/walks', {}],
  [
    'menu',
    { type: 'menu-item', title: 'Footwear', target: target('Footwear', '/c/footwear'), columns: [] },
    'Shop all Footwear',
    '/en-us/c/footwear',
    {},
  ],
  [
    'promotion',
    {
      type: 'promo-bar',
      closable: true,
      messages: [
        {
          id: 'm',
          type: 'promo-message',
          richText: 'Free shipping',
          richTextTree: ['Free shipping'],
          targets: [target('Details', '/shipping')],
        },
      ],
    },
    'Free shipping',
    '/en-us/shipping',
    {},
  ],
  [
    'grid of articles',
    { type: 'article-grid', title: 'Journal' },
    'A walk in October',
    '/en-us/journal/october',
    { articles },
  ],
  [
    'recommendation carousel',
    { type: 'recommendation-carousel', title: 'Bought together' },
    'Traverse',
    '/en-us/p/traverse-1',
    { recommendations },
  ],
]

test.each(served)('CMS-05 a %s is shown with its words and its link', async (_what, block, words, href, known) => {
  const markup = await renderBlocks([shown({ id: 'b', ...block })], undefined, false, known)
  expect(markup).toContain(words)
  expect(markup).toContain(`href="${href}"`)
})

test('CMS-05 a pop-up is shown with its words and its link', async () => {
  const block = shown({
    id: 'p',
    type: 'pop-up',
    kind: 'registration',
    name: 'letters',
    title: 'Letters from the bench',
    minimizedTitle: 'Letters',
    maximizedTitle: 'Two letters a month',
    targets: [target('See an old one', '/journal')],
  }) as ShownBlockOf<'pop-up'>
  const markup = await renderInShop(<PopUp block={block} isOpen onToggle={() => {}} onClose={() => {}} />)
  expect(markup).toContain('Two letters a month')
  expect(markup).toContain('href="/en-us/journal"')
})
