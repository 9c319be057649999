import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../start/installDependencies.mjs'
import type { BenchRow } from './BenchRow.ts'
import { onOwnDatabase } from './benchShop.ts'
import { processorMs, startServer, sumOf } from './processBenches.ts'

const pages: readonly (readonly [name: string, path: string])[] = [
  ['home', '/en-us'],
  ['category', '/en-us/c/footwear-1000'],
  ['product', '/en-us/p/harrow-mid-boot-HARROWMID1'],
]
/** Requests before anything is counted, so that the code is compiled. */
const warming = 150
const times = { kept: 400, new: 80 } as const
/** Pages per second of one core. */
const budget = { kept: 300, new: 40 } as const

/**
 * Drawn pages over HTTP, from the built server in production on a database of its own (DATABASE_URL), compressed as for
 * a browser. A page's rate is how many of it one core can answer in a second, from the processor time of the server, so
 * that the load of the machine does not count.
 */
export const pageBenches = (): Promise<readonly BenchRow[]> =>
  onOwnDatabase(async (url) => {
    const program = join(projectRoot, 'dist', 'server', 'main.mjs')
    if (!existsSync(program)) throw new Error('The server is not built: npm run build.')
    const server = await startServer(program, url, { processes: 1, demo: true })
    const spent = (): number => sumOf(server.pids().map(processorMs))
    try {
      const rows: BenchRow[] = []
      for (const [name, path] of pages) {
        const address = `${server.address}${path}`
        for (let n = 0; n < warming; n += 1) await read(`${address}?warming=${n}`)
        rows.push(await row(`the ${name} page, its picture kept`, budget.kept, times.kept, () => address, spent))
        rows.push(await row(`the ${name} page, drawn anew`, budget.new, times.new, (n) => `${address}?n=${n}`, spent))
      }
      return rows
    } finally {
      await server.stop()
    }
  })

const row = async (
  what: string,
  least: number,
  count: number,
  address: (n: number) => string,
  spent: () => number,
): Promise<BenchRow> => {
  const before = spent()
  let bytes = 0
  for (let n = 0; n < count; n += 1) bytes = await read(address(n))
  const each = (spent() - before) / count
  const rate = 1_000 / each
  return {
    what: `server: ${what}`,
    measured: `${rate.toFixed(0)} /s of a core (${each.toFixed(1)} ms), ${(bytes / 1_000).toFixed(0)} kB`,
    bare: '',
    ratio: null,
    budget: `≥ ${least} /s`,
    kept: rate >= least,
  }
}

/** Its size without compression, in bytes. */
const read = async (address: string): Promise<number> => {
  const response = await fetch(address, { headers: { 'accept-encoding': 'br' } })
  const text = await response.text()
  if (response.status !== 200 || !text.includes('id="known"'))
    throw new Error(`${address} answered ${response.status}, or without its picture.`)
  return text.length
}
