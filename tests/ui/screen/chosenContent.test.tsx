// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import {
  readAugmentedPage,
  readFooterContent,
  readFragment,
  readMenu,
  readPopUps,
  readProductContent,
  readShowcase,
  searchContent,
} from '../../../contracts/api/content/contentApi.ts'
import type { ShownBlock } from '../../../contracts/content/blockTree.ts'
import { readProduct } from '../../../contracts/api/catalogue/catalogueApi.ts'
import { preloadBlocks } from '../../../ui/src/blocks/page/blockTable.ts'
import { sampleBoot } from '../product/sampleBoot.ts'
import { openScreen, says } from './openScreen.tsx'
import type { Screen } from './openScreen.tsx'
import { sees, textsOf } from './pressing.ts'
import { signedIn } from './shopSteps.ts'

// Compiling them is not part of any test's time.
const kinds = ['rich-text', 'article-grid', 'footer-item', 'promo-bar', 'promo-message', 'pop-up', 'menu-item']
await preloadBlocks(
  'en-us',
  kinds.map((type) => ({ id: type, type, messages: [] }) as unknown as ShownBlock),
)

let screen: Screen
afterEach(() => screen.close())

const words = (text: string) => ({ id: text, type: 'rich-text', richText: `<p>${text}</p>`, richTextTree: [text] })
const documentOf = (...blocks: readonly object[]) => ({
  id: 'autumn',
  name: 'Autumn',
  slots: { main: JSON.parse(JSON.stringify(blocks)) as [] },
})
const shownTexts = () => textsOf('main [data-block=rich-text]')

describe('what an editor lets the shop choose', () => {
  const bySegment = {
    id: 'segments',
    type: 'segmentation',
    segments: [
      { id: 'employee', targets: [words('For employees')] },
      { id: 'loggedIn', targets: [words('Welcome back')] },
      { id: 'nonEmployee', targets: [words('For everybody else')] },
    ],
    baselines: [words('Join us')],
  }
  const page = says(readAugmentedPage, documentOf(bySegment, words('Always here')))

  test.each([
    ['a guest', undefined, 'For everybody else'],
    ['who is signed in', signedIn, 'Welcome back'],
  ] as const)('SEG-01 SEG-02 %s sees the first segment that fits', async (_who, before, expected) => {
    screen = await openScreen('/en-us/autumn', { answers: [page], ...(before && { before }) })
    await sees('main [data-block=rich-text]', 'Always here')
    expect(shownTexts()).toEqual([expected, 'Always here'])
  })

  test('SEG-02 without a segment that fits, the baseline is on the page', async () => {
    const without = { ...bySegment, segments: bySegment.segments.slice(0, 2) }
    screen = await openScreen('/en-us/autumn', { answers: [says(readAugmentedPage, documentOf(without))] })
    await sees('main [data-block=rich-text]', 'Join us')
    expect(shownTexts()).toEqual(['Join us'])
  })

  test('SEG-01 an experiment without a decision shows its baseline', async () => {
    const experiment = {
      id: 'experiment',
      type: 'experiment',
      experienceId: 'hero',
      variants: [{ variantId: 'b', targets: [words('Variant b')] }],
      baselines: [words('As ever')],
    }
    screen = await openScreen('/en-us/autumn', { answers: [says(readAugmentedPage, documentOf(experiment))] })
    await sees('main [data-block=rich-text]', 'As ever')
    expect(shownTexts()).toEqual(['As ever'])
  })

  test('SEG-01 a filter shows its blocks on the pages of its products alone', async () => {
    const only = (id: string, text: string) => ({
      id,
      type: 'filter-by',
      variant: 'bySku',
      operator: 'IN',
      filterBy: [id],
      components: [words(text)],
    })
    const document = {
      ...documentOf(),
      slots: { below: [only('HARROWCANV', 'Wax it'), only('LOWSHOE', 'Lace it')] },
    }
    screen = await openScreen('/en-us/p/harrow-canvas-HARROWCANV', {
      answers: [says(readProduct, sampleBoot), says(readProductContent, JSON.parse(JSON.stringify(document)))],
    })
    await sees('main [data-block=rich-text]', 'Wax it')
    expect(shownTexts()).toEqual(['Wax it'])
  })
})

describe('the content that an editor publishes', () => {
  const target = (text: string, url: string) => ({ text, url })
  const articles = {
    result: [
      {
        id: 'a',
        title: 'A walk in October',
        url: '/journal/october',
        picture: { url: '/media/lake.svg', alt: 'A lake' },
        tags: [],
      },
    ],
    facets: [],
    numFound: 1,
  }
  const published = [
    says(
      readAugmentedPage,
      documentOf(words('The words of the page'), { id: 'g', type: 'article-grid', title: 'Journal' }),
    ),
    says(readFooterContent, {
      ...documentOf({
        id: 'f',
        type: 'footer-item',
        title: 'Help',
        links: [target('Returns', '/help/returns')],
      }),
    }),
    says(readMenu, {
      items: [
        { id: 'm', type: 'menu-item', title: 'Footwear', target: target('Footwear', '/c/footwear'), columns: [] },
      ],
    }),
    says(
      readFragment,
      documentOf({
        id: 'p',
        type: 'promo-bar',
        messages: [{ ...words('Free shipping'), type: 'promo-message', targets: [] }],
        closable: false,
      }),
    ),
    says(readPopUps, {
      popups: [
        {
          id: 'l',
          type: 'pop-up',
          kind: 'registration',
          name: 'letters',
          title: 'Letters',
          minimizedTitle: 'Two letters a month',
          maximizedTitle: 'Two letters a month',
          targets: [],
        },
      ],
    }),
    says(searchContent, articles),
  ]

  test.each([
    ['page', 'main [data-block=rich-text]', 'The words of the page'],
    ['footer', 'footer a', 'Returns'],
    ['mega menu', 'nav.departments-nav a', 'Footwear'],
    ['fragment', '.promo-bar .promo-message', 'Free shipping'],
    ['pop-up', '.pop-up', 'Two letters a month'],
    ['search', 'main .story a', 'A walk in October'],
  ])('CMS-01 a %s is on the screen', async (_family, selector, expected) => {
    screen = await openScreen('/en-us/autumn', { answers: published })
    await expect.poll(() => textsOf(selector).join(' | ')).toContain(expected)
  })

  test('CMS-01 a modal is in its dialog', async () => {
    const modal = { ...documentOf(), slots: { above: [words('The words of the dialog')] } }
    screen = await openScreen('/en-us/cart', { answers: [says(readAugmentedPage, JSON.parse(JSON.stringify(modal)))] })
    const named = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent?.trim()
    const opener = () =>
      [...document.querySelectorAll<HTMLElement>('button')].find((button) => named(button) === 'Sign in')
    await expect.poll(() => opener() !== undefined).toBe(true)
    opener()?.click()
    await sees('[role=dialog] [data-block=rich-text]', 'The words of the dialog')
  })

  test('CMS-01 a showcase lists what an editor may look at', async () => {
    screen = await openScreen('/en-us/cms-preview?docType=page', {
      answers: [says(readShowcase, { items: [{ id: 'autumn', name: 'Autumn, a draft' }], total: 1 })],
    })
    await expect.poll(() => textsOf('main li').join(' | ')).toContain('Autumn, a draft')
  })
})
