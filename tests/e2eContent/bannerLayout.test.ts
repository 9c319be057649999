import type { Schema } from 'effect'
import { afterEach, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { undrawn } from '../e2e/support/undrawn.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

/** A page of these blocks, as the content service would answer it. */
const openPage = async (main: readonly Schema.Json[]) => {
  shopper = await shop.visitor({ width: 1440 })
  await undrawn(shopper.context)
  await shopper.context.route(/\/augmentedpage\/NA\/journal$/, (route) =>
    route.fulfill({ json: { id: 'journal', name: 'Banners', slots: { main } } }),
  )
  await shopper.page.goto(`${shopper.url}/journal`)
  await shopper.page.getByText('The last words').waitFor()
}

const picture = (width: number) => ({
  picture: { url: '/stories/lake-isabelle.svg', alt: 'A lake', width, height: 800 },
})
const end = {
  id: 'end',
  type: 'call-to-action',
  target: { text: 'The last words', url: '/repairs', style: 'secondary' },
}

test('CMS-27 CMS-28 the words of a hero are wider with each overlay width, and full is as wide as the page', async () => {
  const widths = ['xs', 'sm', 'md', 'lg', 'full'] as const
  const hero = (width: (typeof widths)[number]) => ({
    id: width,
    type: 'hero',
    variant: 'standard',
    title: 'Words',
    media: picture(1200),
    ...(width === 'full' ? {} : { overlay: { position: 'left', width } }),
  })
  await openPage([...widths.map(hero), end])
  const words = await shopper.page
    .locator('.hero-block .banner-text')
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().width))
  expect(words.slice(0, 4)).toEqual([320, 416, 512, 608])
  const inPage = await shopper.page
    .locator('.footer .page')
    .first()
    .evaluate((page) => {
      const { paddingLeft, paddingRight } = getComputedStyle(page)
      return page.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    })
  expect(words[4]).toBeCloseTo(inPage, 0)
})

test('CMS-29 targets of equal size are equally wide and stay within their words, however many they are', async () => {
  const target = (nth: number) => ({
    text: `${nth % 2 ? 'Découvrir nos' : 'Toutes les'} imperméables`,
    url: '/repairs',
  })
  const hero = (width: 'xs' | 'md', count: number) => ({
    id: `${width}-${count}`,
    type: 'hero',
    variant: 'standard',
    title: 'Words',
    media: picture(1200),
    overlay: { position: 'left', width },
    equalTargetSize: true,
    targets: Array.from({ length: count }, (_, nth) => target(nth)),
  })
  await openPage([...[1, 2, 3, 4, 8].flatMap((count) => [hero('xs', count), hero('md', count)]), end])
  const shown = await shopper.page.locator('.targets[data-equal]').evaluateAll((all) =>
    all.map((targets) => {
      const { right } = (targets.closest('.banner-text') ?? targets).getBoundingClientRect()
      const boxes = [...targets.children].map((button) => button.getBoundingClientRect())
      return {
        count: boxes.length,
        beyond: Math.max(0, ...boxes.map((box) => Math.round(box.right - right))),
        widths: new Set(boxes.map(({ width }) => Math.round(width))).size,
      }
    }),
  )
  expect(shown).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 8, 8].map((count) => ({ count, beyond: 0, widths: 1 })))
})

test('CMS-31 the words of the open bench stand beside or above its picture, dark where the shop is dark', async () => {
  shopper = await shop.visitor({ dark: true })
  const { page, url } = shopper
  await page.goto(`${url}/open-bench`)
  const hero = page.locator('.hero-block')
  await hero.getByRole('heading', { name: 'The open bench' }).waitFor()
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const shown = await hero.evaluate((element) => {
      const picture = element.querySelector('.hero-block-media')?.getBoundingClientRect()
      const covered = [...element.querySelectorAll('.banner-text > *')].filter((words) => {
        const { right, bottom } = words.getBoundingClientRect()
        // So near its upper edge the veil hides it.
        return picture !== undefined && right > picture.left && bottom > picture.top + 24
      })
      return { covered: covered.map(({ className }) => className), hasOwnTheme: element.hasAttribute('data-theme') }
    })
    expect(shown, `at ${width} px`).toEqual({ covered: [], hasOwnTheme: false })
  }
})

test('CMS-34 a linked card is one link wherever it is pressed: its title, its words and its picture', async () => {
  const card = {
    id: 'card',
    type: 'linked-card',
    title: 'Mend it',
    richText: '<p>Words of the card</p>',
    richTextTree: [{ tag: 'p', children: ['Words of the card'] }],
    media: picture(1200),
    linkType: 'No-CTA',
    targets: [{ text: 'Look', url: '/repairs' }],
  }
  await openPage([card, end])
  const { page } = shopper
  const shown = page.locator('article.linked-card')
  expect(await shown.getByRole('link').allInnerTexts()).toEqual(['Mend it'])
  for (const part of [shown.locator('img').first(), shown.getByText('Words of the card'), shown.getByText('Mend it')]) {
    // Whatever lies over it at its middle gets the press.
    await part.click({ force: true })
    await page.waitForURL('**/repairs')
    await page.goBack()
    await shown.waitFor()
  }
})

test.each([
  [390, 'xs'],
  [700, 'sm'],
  [900, 'md'],
  [1440, 'lg'],
] as const)(
  'CMS-29 at %i px a card’s words lie on its picture only if its layout says so for %s',
  async (width, own) => {
    const sizes = ['xs', 'sm', 'md', 'lg'] as const
    const card = (at: (typeof sizes)[number]) => ({
      id: at,
      type: 'linked-card',
      title: at,
      media: picture(1200),
      targets: [{ text: 'Look', url: '/repairs' }],
      responsiveLayout: Object.fromEntries(
        sizes.map((size) => [size, { layout: size === at ? 'overlay' : 'below' }] as const),
      ),
    })
    await openPage([...sizes.map(card), end])
    await shopper.page.setViewportSize({ width, height: 900 })
    const onPicture = await shopper.page.locator('.banner-card').evaluateAll((cards) =>
      cards.flatMap((element) => {
        const [media, text] = ['.card-media', '.banner-text'].map((part) =>
          element.querySelector(part)?.getBoundingClientRect(),
        )
        const isOn = media !== undefined && text !== undefined && text.top < media.bottom
        return isOn ? [element.querySelector('h2, h3')?.textContent] : []
      }),
    )
    expect(onPicture).toEqual([own])
  },
)
