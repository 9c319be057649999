import { rmSync } from 'node:fs'
import { goodsFile } from '../../server/catalog/file/goodsRows.ts'
import type { CatalogueGoods } from '../../server/catalog/file/CatalogueGoods.ts'
import { importCatalogue } from '../../server/catalog/file/importCatalogue.ts'
import { openStorage } from '../../server/storage/openStorage.ts'
import { bundleModule } from '../bundle/bundleModule.ts'
import { generatedGoods } from '../catalogue/generatedGoods.ts'
import { seededChance } from '../simulate/Chance.ts'
import { median, p95 } from './BenchRow.ts'
import type { BenchRow } from './BenchRow.ts'
import { onOwnDatabase } from './benchShop.ts'
import { startServer } from './processBenches.ts'

const variants = 100_000
/** Calls of each kind, each with its own words, category or page. */
const times = 200
/** ms */
const budget = { list: 50, search: 30, import: 180_000 } as const

/**
 * OPS-29: a catalogue of 100,000 variants on PostgreSQL, in a database of its own that is dropped at the end: its
 * import, and how long one shopper waits for lists and searches over HTTP.
 */
export const catalogueBenches = (): Promise<readonly BenchRow[]> => onOwnDatabase(rowsOn)

const rowsOn = async (url: string): Promise<readonly BenchRow[]> => {
  const program = await bundleModule('server/main.ts')
  try {
    const goods = generatedGoods(variants, 1)
    const imported = await importTime(url, goods)
    const began = performance.now()
    const server = await startServer(program.file, url, { processes: 1, demo: false })
    try {
      const opened = performance.now() - began
      const first = await timeOf(`${server.address}${searchPath('boots')}`)
      return [
        row(`an import of ${goods.products.length} products`, [imported], budget.import),
        row('from the start of the server until it is open', [opened], null),
        row('the first search after that', [first], null),
        ...(await callRows(server.address, goods)),
      ]
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(program.folder, { recursive: true })
  }
}

const importTime = async (url: string, goods: CatalogueGoods): Promise<number> => {
  const storage = await openStorage({ kind: 'url', url })
  try {
    const file = { name: 'goods.json', bytes: Buffer.from(goodsFile(goods, { format: 'json' }, true)) }
    const began = performance.now()
    const { _tag } = await importCatalogue(storage.db, [file], { replaces: false, now: Date.now() })
    if (_tag === 'Refused') throw new Error('The generated catalogue was refused.')
    return performance.now() - began
  } finally {
    await storage.close()
  }
}

const searchPath = (text: string): string => `/products/v2/search/productSearch?q=${encodeURIComponent(text)}`
const listPath = (category: string, more: string): string => `/products/v2/catalog?categoryId=${category}${more}`
const everything = '9000'

const callRows = async (address: string, { products, categories }: CatalogueGoods): Promise<readonly BenchRow[]> => {
  const chance = seededChance(2)
  const one = () => chance.pick(products as readonly [(typeof products)[0], ...(typeof products)[0][]])
  const wordsOf = (text: string): readonly string[] => text.split(/\s+/)
  const nameWord = (): string => wordsOf(one().texts.en?.name ?? '')[0] ?? ''
  const kindWord = (): string => wordsOf(one().texts.en?.kind ?? '').at(-1) ?? ''
  const page = (): string => `&start=${24 * chance.below(20)}&count=24`
  const kinds: readonly (readonly [what: string, most: number | null, path: () => string])[] = [
    ['a category', budget.list, () => listPath(categories[chance.below(categories.length)]?.id ?? everything, page())],
    ['a list of everything', budget.list, () => listPath(everything, page())],
    ['everything by price', budget.list, () => listPath(everything, `&sort=price-up${page()}`)],
    [
      'everything, green and in stock',
      budget.list,
      () => listPath(everything, `&filters=colour:green;availability:in-stock${page()}`),
    ],
    ['a search of one word of a name', budget.search, () => searchPath(nameWord())],
    ['a search of a kind of goods', budget.search, () => searchPath(kindWord())],
    ['a search of two words', budget.search, () => searchPath(`${nameWord()} ${kindWord()}`)],
    ['a search of three letters', budget.search, () => searchPath(nameWord().slice(0, 3))],
    [
      'suggestions for three letters',
      budget.search,
      () => `/products/v2/search/autoSuggest?q=${encodeURIComponent(nameWord().slice(0, 3))}`,
    ],
    ['a product', null, () => `/products/v2/products/${one().id}/details`],
  ]
  const rows: BenchRow[] = []
  for (const [what, most, path] of kinds) {
    await timeOf(`${address}${path()}`)
    const taken: number[] = []
    for (let n = 0; n < times; n++) taken.push(await timeOf(`${address}${path()}`))
    rows.push(row(what, taken, most))
  }
  return rows
}

/** ms until the answer is read. */
const timeOf = async (address: string): Promise<number> => {
  const began = performance.now()
  const response = await fetch(address, { headers: { 'x-access-key': 'cairn-web', locale: 'en-us' } })
  const text = await response.text()
  if (!response.ok) throw new Error(`${address} answered ${response.status} ${text}`)
  return performance.now() - began
}

const row = (what: string, taken: readonly number[], most: number | null): BenchRow => {
  const worst = p95(taken)
  return {
    what: `100,000 variants: ${what}`,
    measured:
      taken.length === 1 ? `${worst.toFixed(0)} ms` : `p50 ${median(taken).toFixed(1)}, p95 ${worst.toFixed(1)} ms`,
    bare: '',
    ratio: null,
    budget: most === null ? '' : `p95 ≤ ${most} ms`,
    kept: most === null ? null : worst <= most,
  }
}
