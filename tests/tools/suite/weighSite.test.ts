import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { brotliCompressSync } from 'node:zlib'
import { isOwnPage } from '../../../core/domain/content/isOwnPage.ts'
import { seedDocuments } from '../../../server/content/seed/seedDocuments.ts'
import { weighBlocks, weighSite } from '../../../tools/suite/checkWeight.ts'
import { nounsOfPages, seededPages } from '../../../tools/suite/seededPages.ts'

const site = mkdtempSync(join(tmpdir(), 'cairn-site-'))
afterAll(() => rmSync(site, { recursive: true, force: true }))

const sources: Record<string, string> = {
  'main-aaaaaaa.js': `import { a } from './react-bbbbbbb.js'; import('./HomePage-ccccccc.js'); import('./CartPage-ddddddd.js'); console.log(a)`,
  'react-bbbbbbb.js': 'export const a = "react"',
  'HomePage-ccccccc.js': 'import { a } from "./react-bbbbbbb.js"; export const HomePage = () => a',
  'CartPage-ddddddd.js': 'import { t } from "./CartPage-jjjjjjj.js"; export const CartPage = t',
  'CartPage-jjjjjjj.js': 'import { t } from "./totals-eeeeeee.js"; export { t }',
  'ContentPage-kkkkkkk.js':
    'import { a } from "./react-bbbbbbb.js"; export const ContentPage = [a, () => import("./HeroBlock-lllllll.js")]',
  'HeroBlock-lllllll.js':
    'import { a } from "./react-bbbbbbb.js"; import { m } from "./Media-nnnnnnn.js"; import { g } from "./glow-ooooooo.js"; export const HeroBlock = [a, m, g]',
  'PictureBlock-mmmmmmm.js': 'import { m } from "./Media-nnnnnnn.js"; export const PictureBlock = m',
  'Media-nnnnnnn.js': 'export const m = "media"',
  'frame-ppppppp.js': 'export const f = "frame"',
  'glow-ooooooo.js': 'export const g = "glow"',
  'totals-eeeeeee.js': 'export const t = "totals of the cart"',
  'worker-fffffff.js': 'import { e } from "./effect-ggggggg.js"; e()',
  'effect-ggggggg.js': 'export const e = () => "effect"',
  'en-us-hhhhhhh.js': 'export default { cart: () => import("./copy-late-en-qqqqqqq.js") }',
  'copy-en-rrrrrrr.js': 'export const shell = { menu: "Menu" }',
  'copy-late-en-qqqqqqq.js': 'export const cart = { title: "Cart" }',
  'rejections-uuuuuuu.js': 'export const sorry = { soldOut: "Sold out" }',
  'rejections-vvvvvvv.js': 'export const sorry = { soldOut: "Épuisé, malheureusement, pour le moment" }',
  'fr-iiiiiii.js': 'export default { cart: () => import("./copy-late-fr-sssssss.js") }',
  'copy-fr-ttttttt.js': 'export const shell = { menu: "Menu, en français et en plus long, pour peser davantage" }',
  'copy-late-fr-sssssss.js': 'export const cart = { title: "Panier, en français et en plus long" }',
}

mkdirSync(join(site, 'assets'))
writeFileSync(
  join(site, 'index.html'),
  '<script type="module" src="/assets/main-aaaaaaa.js"></script><link rel="modulepreload" as="worker" crossorigin="" href="/assets/worker-fffffff.js">',
)
for (const [name, source] of Object.entries(sources)) writeFileSync(join(site, 'assets', name), source)

/** The heaviest language’s, which every page needs. */
const words = ['fr-iiiiiii.js', 'copy-fr-ttttttt.js']

const weightOf = (...names: readonly string[]): number =>
  names.reduce((sum, name) => sum + brotliCompressSync(sources[name] ?? '').length, 0)

describe('the weight of a built site', () => {
  test('what two pages share is not a page, even if it is named after one of them', () => {
    expect(weighSite(site).map(({ page }) => page)).toEqual(['CartPage', 'ContentPage', 'HomePage'])
  })

  test('a document weighs what shows it with its blocks, which must be there', () => {
    const home = { page: 'Front', shownBy: 'HomePage', blocks: ['CartPage'] }
    const front = weighSite(site, [home]).find(({ page }) => page === 'Front')
    expect(front?.main).toBe(
      weightOf(
        'main-aaaaaaa.js',
        'react-bbbbbbb.js',
        ...words,
        'frame-ppppppp.js',
        'HomePage-ccccccc.js',
        'CartPage-ddddddd.js',
        'CartPage-jjjjjjj.js',
        'totals-eeeeeee.js',
      ),
    )
    expect(() => weighSite(site, [{ ...home, blocks: ['NoSuchBlock'] }])).toThrow('no script called NoSuchBlock')
  })

  test('a page weighs the entry, itself, what both need, what stands around it, its words in the heaviest language and the worker, each once', () => {
    const worker = weightOf('worker-fffffff.js', 'effect-ggggggg.js')
    const shared = ['main-aaaaaaa.js', 'react-bbbbbbb.js', 'frame-ppppppp.js', ...words]
    const cart = weightOf(
      ...shared,
      'copy-late-fr-sssssss.js',
      'rejections-vvvvvvv.js',
      'CartPage-ddddddd.js',
      'CartPage-jjjjjjj.js',
      'totals-eeeeeee.js',
    )
    const home = weightOf(...shared, 'HomePage-ccccccc.js')
    expect(
      weighSite(site, [], new Map([['CartPage', ['cart', 'rejections']]])).filter(({ page }) => page !== 'ContentPage'),
    ).toEqual([
      { page: 'CartPage', main: cart, worker, together: cart + worker },
      { page: 'HomePage', main: home, worker, together: home + worker },
    ])
  })

  test('a kind of block weighs what only it needs, and all of them what they share as well, once', () => {
    const [hero, picture, media] = [
      weightOf('HeroBlock-lllllll.js', 'glow-ooooooo.js'),
      weightOf('PictureBlock-mmmmmmm.js'),
      weightOf('Media-nnnnnnn.js'),
    ]
    expect(weighBlocks(site)).toEqual([
      { name: 'HeroBlock', bytes: hero, most: 3_000 },
      { name: 'PictureBlock', bytes: picture, most: 3_000 },
      { name: 'frame', bytes: weightOf('frame-ppppppp.js'), most: 5_000 },
      { name: 'all kinds of blocks', bytes: hero + picture + media, most: 60_000 },
    ])
  })
})

describe('the pages that are weighed', () => {
  test('CMS-02 are all that the seed writes, each with the blocks of its first screen', () => {
    const pages = seededPages()
    const pageOf = (name: string) => pages.find(({ page }) => page.startsWith(name))
    expect(pageOf('page home')).toEqual({
      page: 'page home',
      shownBy: 'ContentPage',
      blocks: ['HeroBlock', 'IconAndTextBlock'],
    })
    expect(pageOf('page journal')?.blocks).toContain('ArticleGridBlock')
    expect(pageOf('category 1000')).toMatchObject({ shownBy: 'CategoryPage', blocks: ['SecondaryNavigationBlock'] })
    const counted = pages.map(({ page }) => 1 + Number(/ \+(\d+)$/.exec(page)?.[1] ?? 0))
    const own = seedDocuments().filter(
      ({ site: at, family, key, bodies }) =>
        at === 'NA' &&
        (family === 'category' ||
          family === 'product' ||
          (family === 'page' && isOwnPage(key, bodies['en']?.slots ?? {}))),
    )
    expect(counted.reduce((all, count) => all + count, 0)).toBe(own.length)
  })

  test('are weighed with the nouns that their routes name', () => {
    expect(nounsOfPages().get('ProductPage')).toEqual(['product', 'catalog'])
    expect(nounsOfPages().get('ContentPage')).toEqual([])
  })
})
