import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createApp } from '../../server/app.ts'
import { goodsFile } from '../../server/catalog/file/goodsRows.ts'
import { importCatalogue } from '../../server/catalog/file/importCatalogue.ts'
import { loadCatalogue } from '../../server/catalog/loadCatalogue.ts'
import { scryptPasswords } from '../../server/consumer/password.ts'
import { registry } from '../../server/http/registry.ts'
import { silentLog } from '../../server/kit/requestLog.ts'
import { newId } from '../../server/storage/newId.ts'
import type { Storage } from '../../server/storage/openStorage.ts'
import { median, p95 } from '../bench/BenchRow.ts'
import type { CommandResult } from '../command/onDatabase.ts'
import { generatedGoods } from './generatedGoods.ts'

export type MeasureRequest = { readonly variants: number; readonly seed: number; readonly rounds: number }

/** The speed of a large catalogue: import, loading, first searches, lists and searches, over the whole server. */
export const measureCatalogue = async (
  storage: Storage,
  { variants, seed, rounds }: MeasureRequest,
): Promise<CommandResult> => {
  const lines: string[] = []
  const tell = (what: string, measured: string): void => void lines.push(`${what.padEnd(46)}${measured}`)
  const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const started = performance.now()
    const result = await work()
    await new Promise((resolve) => setTimeout(resolve, 10))
    delay.disable()
    tell(what, `${ms(performance.now() - started - 10)}, the loop was blocked for at most ${ms(delay.max / 1e6)}`)
    return result
  }
  const text = goodsFile(generatedGoods(variants, seed), { format: 'json' }, true)
  const file = { name: 'goods.json', bytes: Buffer.from(text) }
  await timed(`import ${variants} variants`, () =>
    importCatalogue(storage.db, [file], { replaces: true, now: Date.now() }),
  )
  const catalogue = await timed('load the catalogue', () => loadCatalogue(storage.reads))
  const app = createApp({
    storage,
    catalogue,
    now: Date.now,
    newId: () => newId(),
    log: silentLog,
    passwords: scryptPasswords(),
    handlers: registry,
  })
  const ask = async (path: string, locale: string): Promise<void> => {
    const response = await app.request(path, { headers: { 'x-access-key': 'cairn-web', locale } })
    await response.text()
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  }
  for (const locale of ['en-us', 'de-de'])
    await timed(`first search, ${locale}`, () => ask(`${searchPath}?q=boots`, locale))
  for (const [what, paths] of Object.entries(asked)) {
    const took: number[] = []
    for (let round = 0; round < rounds; round++)
      for (const path of paths)
        for (const locale of ['en-us', 'de-de']) {
          const started = performance.now()
          await ask(path, locale)
          took.push(performance.now() - started)
        }
    tell(`${what}, ${took.length} calls`, `p50 ${ms(median(took))}, p95 ${ms(p95(took))}, most ${ms(Math.max(...took))}`)
  }
  return { isDone: true, lines }
}

const ms = (figure: number): string => `${figure.toFixed(figure < 10 ? 1 : 0)} ms`

const searchPath = '/products/v2/search/productSearch'
const list = (rest: string): string => `/products/v2/catalog?categoryId=${rest}`

const asked: Readonly<Record<string, readonly string[]>> = {
  'a list of all products': [
    list('9000'),
    list('9000&start=48'),
    list('9000&sort=price-up'),
    list('9000&sort=newest'),
    list('9000&sort=rating'),
    list('9000&filters=colour:green'),
    list('9000&filters=colour:green;size:men-shoes-090;availability:in-stock'),
    list('9000&filters=price:5000-10000&sort=price-down'),
  ],
  'a list of a category': [list('1010'), list('1000&sort=price-up'), list('7000&filters=colour:blue'), list('5030')],
  'a search': ['boots', 'green+jacket', 'harrowdale', 'jaket', 'women+trail+runner', 'size+9+boots', 'wool'].map(
    (q) => `${searchPath}?q=${q}`,
  ),
  'suggestions': ['bo', 'har', 'green+ja'].map((q) => `/products/v2/search/autoSuggest?q=${q}`),
}
