import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { gzipSync } from 'node:zlib'
import { weighBlocks, weighSite } from '../../../tools/suite/checkWeight.ts'

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
  'en-us-hhhhhhh.js': 'export const copy = { cart: "Cart" }',
  'fr-fr-iiiiiii.js': 'export const copy = { cart: "Panier, en français et en plus long" }',
}

mkdirSync(join(site, 'assets'))
writeFileSync(
  join(site, 'index.html'),
  '<script type="module" src="/assets/main-aaaaaaa.js"></script><link rel="modulepreload" as="worker" crossorigin="" href="/assets/worker-fffffff.js">',
)
for (const [name, source] of Object.entries(sources)) writeFileSync(join(site, 'assets', name), source)

const weightOf = (...names: readonly string[]): number =>
  names.reduce((sum, name) => sum + gzipSync(sources[name] ?? '', { level: 9 }).length, 0)

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
        'fr-fr-iiiiiii.js',
        'HomePage-ccccccc.js',
        'CartPage-ddddddd.js',
        'CartPage-jjjjjjj.js',
        'totals-eeeeeee.js',
      ),
    )
    expect(() => weighSite(site, [{ ...home, blocks: ['NoSuchBlock'] }])).toThrow('no script called NoSuchBlock')
  })

  test('a page weighs the entry, itself, what both need, the heaviest copy and the worker, each once', () => {
    const worker = weightOf('worker-fffffff.js', 'effect-ggggggg.js')
    const shared = ['main-aaaaaaa.js', 'react-bbbbbbb.js', 'fr-fr-iiiiiii.js']
    const cart = weightOf(...shared, 'CartPage-ddddddd.js', 'CartPage-jjjjjjj.js', 'totals-eeeeeee.js')
    const home = weightOf(...shared, 'HomePage-ccccccc.js')
    expect(weighSite(site).filter(({ page }) => page !== 'ContentPage')).toEqual([
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
