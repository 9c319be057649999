import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { gzipSync } from 'node:zlib'
import { weighSite } from '../../../tools/suite/checkWeight.ts'

const site = mkdtempSync(join(tmpdir(), 'cairn-site-'))
afterAll(() => rmSync(site, { recursive: true, force: true }))

const sources: Record<string, string> = {
  'main-aaaaaaaa.js': `import { a } from './react-bbbbbbbb.js'; import('./HomePage-cccccccc.js'); import('./CartPage-dddddddd.js'); console.log(a)`,
  'react-bbbbbbbb.js': 'export const a = "react"',
  'HomePage-cccccccc.js': 'import { a } from "./react-bbbbbbbb.js"; export const HomePage = () => a',
  'CartPage-dddddddd.js': 'import { t } from "./CartPage-jjjjjjjj.js"; export const CartPage = t',
  'CartPage-jjjjjjjj.js': 'import { t } from "./totals-eeeeeeee.js"; export { t }',
  'totals-eeeeeeee.js': 'export const t = "totals of the cart"',
  'worker-ffffffff.js': 'import { e } from "./effect-gggggggg.js"; e()',
  'effect-gggggggg.js': 'export const e = () => "effect"',
  'en-us-hhhhhhhh.js': 'export const copy = { cart: "Cart" }',
  'fr-fr-iiiiiiii.js': 'export const copy = { cart: "Panier, en français et en plus long" }',
}

mkdirSync(join(site, 'assets'))
writeFileSync(
  join(site, 'index.html'),
  '<script type="module" src="/assets/main-aaaaaaaa.js"></script><link rel="modulepreload" as="worker" crossorigin="" href="/assets/worker-ffffffff.js">',
)
for (const [name, source] of Object.entries(sources)) writeFileSync(join(site, 'assets', name), source)

const weightOf = (...names: readonly string[]): number =>
  names.reduce((sum, name) => sum + gzipSync(sources[name] ?? '', { level: 9 }).length, 0)

test('what two pages share is not a page, even if it is named after one of them', () => {
  expect(weighSite(site).map(({ page }) => page)).toEqual(['CartPage', 'HomePage'])
})

test('a page weighs the entry, itself, what both need, the heaviest copy and the worker, each once', () => {
  const worker = weightOf('worker-ffffffff.js', 'effect-gggggggg.js')
  const shared = ['main-aaaaaaaa.js', 'react-bbbbbbbb.js', 'fr-fr-iiiiiiii.js']
  const cart = weightOf(...shared, 'CartPage-dddddddd.js', 'CartPage-jjjjjjjj.js', 'totals-eeeeeeee.js')
  const home = weightOf(...shared, 'HomePage-cccccccc.js')
  expect(weighSite(site)).toEqual([
    { page: 'CartPage', main: cart, worker, together: cart + worker },
    { page: 'HomePage', main: home, worker, together: home + worker },
  ])
})
