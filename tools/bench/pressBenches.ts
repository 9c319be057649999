import type { Page } from 'playwright'
import type { BenchRow } from './BenchRow.ts'
import { median, p95 } from './BenchRow.ts'

type PressTimes = {
  readonly visible: readonly number[]
  readonly durable: readonly number[]
  readonly raw: readonly number[]
}

/**
 * One press after another, each compared with one bare IndexedDB put: from the call to the patch, and to the
 * acknowledged write.
 */
export const pressRows = async (page: Page, worker: string): Promise<readonly BenchRow[]> => {
  const times = (await page.evaluate(`(async () => {
    const { call, end } = openWorker(${JSON.stringify(worker)})
    await call('greet', greeting('press'), () => {})
    let seen = () => {}
    await call('subscribe', 'cart', () => seen())
    await call('notice', 'offline')
    const db = await openRaw()
    const visible = [], durable = [], raw = []
    for (let n = 0; n < 400; n++) {
      const began = performance.now()
      const shown = new Promise((resolve) => { seen = () => resolve(performance.now() - began) })
      const command = { _tag: 'AddItem', commandId: 'press-' + n, at: Date.now(), product: benchLine(n % 5), quantity: 1 }
      await call('dispatch', command)
      durable.push(performance.now() - began)
      visible.push(await shown)
      const put = performance.now()
      await rawPut(db, n)
      raw.push(performance.now() - put)
    }
    end()
    return { visible: visible.slice(50), durable: durable.slice(50), raw: raw.slice(50) }
  })()`)) as PressTimes
  const bare = `${median(times.raw).toFixed(2)} ms raw IndexedDB put`
  return [
    row('press → visible patch', times.visible, times.raw, bare, 5),
    row('press → durable', times.durable, times.raw, bare, 5),
  ]
}

/**
 * Booting after the worker has started: logs of three lengths, each with its snapshot, compared with opening a bare
 * IndexedDB and reading one entry.
 */
export const bootRows = async (page: Page, worker: string): Promise<readonly BenchRow[]> => {
  const rows: BenchRow[] = []
  let written = 0
  for (const length of [300, 3_000, 9_000]) {
    await page.evaluate(`(async () => {
      const { call, end } = openWorker(${JSON.stringify(worker)})
      await call('greet', greeting('fill'), () => {})
      await call('notice', 'offline')
      for (let n = ${written}; n < ${length}; n += 100) {
        await Promise.all(Array.from({ length: 100 }, (_, i) => call('dispatch', { _tag: 'EnterAddress', commandId: 'fill-' + (n + i), at: n + i, form: 'shipping', fields: { city: 'Town ' + (n + i) } })))
      }
      await new Promise((resolve) => setTimeout(resolve, 500))
      end()
    })()`)
    written = length
    const { times, raw } = (await page.evaluate(`(async () => {
      const times = [], raw = []
      for (let round = 0; round < 9; round++) {
        const { call, end } = openWorker(${JSON.stringify(worker)})
        await call('ping')
        const began = performance.now()
        await call('greet', greeting('boot-' + round), () => {})
        times.push(performance.now() - began)
        end()
        const opened = performance.now()
        const db = await openRaw()
        await rawGet(db, round)
        raw.push(performance.now() - opened)
        db.close()
      }
      return { times, raw }
    })()`)) as { readonly times: readonly number[]; readonly raw: readonly number[] }
    rows.push({
      what: `boot, log of ${length.toLocaleString('en')} commits`,
      measured: `${median(times).toFixed(1)} ms`,
      bare: `${median(raw).toFixed(1)} ms raw IndexedDB open and get`,
      ratio: median(times) / median(raw),
      budget: '≤ 30 ms',
      kept: median(times) <= 30,
    })
  }
  return rows
}

const row = (
  what: string,
  times: readonly number[],
  raw: readonly number[],
  bare: string,
  budgetMs: number,
): BenchRow => ({
  what,
  measured: `${median(times).toFixed(2)} ms, p95 ${p95(times).toFixed(1)}`,
  bare,
  ratio: median(times) / median(raw),
  budget: `p95 ≤ ${budgetMs} ms`,
  kept: p95(times) <= budgetMs,
})
