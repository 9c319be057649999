import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import pg from 'pg'
import { placeOrder } from '../../contracts/api/cart/orderApi.ts'
import { untaxedAddress } from '../simulate/shopper/sampleShopper.ts'
import { addItem } from '../../contracts/api/cart/cartApi.ts'
import { fetchToken } from '../../contracts/api/account/sessionApi.ts'
import { serverConnections } from '../../server/storage/openStorage.ts'
import { bundleModule } from '../bundle/bundleModule.ts'
import { median } from './BenchRow.ts'
import type { BenchRow } from './BenchRow.ts'
import { askOver, onOwnDatabase } from './benchShop.ts'
import { readyToOrder } from './serverBenches.ts'
import type { OrderingShop } from './serverBenches.ts'

const orders = 160
const crowd = 16
const rounds = 3

/**
 * Orders a second by 16 shoppers at once with one and with two processes, in turn, so that a busy machine slows down
 * both. On a database of its own on the server of DATABASE_URL, which is dropped at the end.
 */
export const processBenches = (): Promise<readonly BenchRow[]> => onOwnDatabase(rowsOn)

const rowsOn = async (url: string): Promise<readonly BenchRow[]> => {
  const program = await bundleModule('server/main.ts')
  try {
    const measured: Record<number, Round[]> = { 1: [], 2: [] }
    for (let n = 0; n < rounds; n += 1)
      for (const processes of [1, 2]) measured[processes]?.push(await round(program.file, url, processes))
    const [one, two] = [1, 2].map((processes) => ({ processes, ...middle(measured[processes] ?? []) }))
    return one && two ? [rowOf(one, null), rowOf(two, two.rate / one.rate)] : []
  } finally {
    rmSync(program.folder, { recursive: true })
  }
}

/** Per second; ms of processor time per order. */
type Round = { readonly rate: number; readonly server: number; readonly database: number; readonly shoppers: number }

const middle = (all: readonly Round[]): Round => ({
  rate: median(all.map(({ rate }) => rate)),
  server: median(all.map(({ server }) => server)),
  database: median(all.map(({ database }) => database)),
  shoppers: median(all.map(({ shoppers }) => shoppers)),
})

const rowOf = (row: Round & { readonly processes: number }, ratio: number | null): BenchRow => ({
  what: `PostgreSQL: orders by ${crowd} shoppers at once, ${row.processes} process${row.processes > 1 ? 'es' : ''}`,
  measured: `${row.rate.toFixed(0)} /s; processor per order: server ${row.server.toFixed(1)}, database ${row.database.toFixed(1)}, shoppers ${row.shoppers.toFixed(1)} ms`,
  bare: ratio === null ? '' : '1 process',
  ratio,
  budget: ratio === null ? '' : '≥ ×1.60',
  kept: ratio === null ? null : ratio >= 1.6,
})

const round = async (program: string, url: string, processes: number): Promise<Round> => {
  const server = await startServer(program, url, { processes, demo: true })
  const books = new pg.Client(url)
  await books.connect()
  try {
    await books.query('update stock set available = 1000000')
    const shop = orderingShop(server.address, await ordinarySku(books))
    const ready = await inTurns(Array.from({ length: orders }), () => readyToOrder(shop))
    const { rows } = await books.query('select pid from pg_stat_activity where application_name = $1', [
      serverConnections,
    ])
    const spent = (): Spent => ({
      server: sumOf(server.pids().map(processorMs)),
      database: sumOf(rows.map(({ pid }) => processorMs(Number(pid)))),
      shoppers: sumOf(Object.values(process.cpuUsage())) / 1_000,
    })
    const [before, began] = [spent(), performance.now()]
    await inTurns(ready, ({ token, basketId, total }) => {
      const body = { cartId: basketId, paymentMethod: { additionalData: { shownTotal: total } }, type: 'CREDIT_CARD' }
      return shop.ask(placeOrder, token, {}, body)
    })
    const [after, seconds] = [spent(), (performance.now() - began) / 1_000]
    const perOrder = (of: keyof Spent): number => (after[of] - before[of]) / orders
    return {
      rate: orders / seconds,
      server: perOrder('server'),
      database: perOrder('database'),
      shoppers: perOrder('shoppers'),
    }
  } finally {
    await books.end()
    await server.stop()
  }
}

type Spent = { readonly server: number; readonly database: number; readonly shoppers: number }

/** A server in production on a free port; `demo`: with the demonstration's goods, else with those that are there. */
export const startServer = async (
  program: string,
  url: string,
  { processes, demo }: { readonly processes: number; readonly demo: boolean },
) => {
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: url,
      CAIRN_DEMO: demo ? 'on' : 'off',
      CAIRN_PROCESSES: String(processes),
      CAIRN_DRAIN_SECONDS: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()))
  let printed = ''
  const opened = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (/Cairn is open at .*\n/.test(printed)) return
      printed += String(chunk)
      if (/Cairn is open at .*\n/.test(printed)) resolve()
    })
  })
  await Promise.race([opened, ended.then(() => Promise.reject(new Error('The server did not open.')))])
  const pids = [...printed.matchAll(/"kind":"serving","about":"(\d+)"/g)].map(([, pid]) => Number(pid))
  return {
    address: `http://127.0.0.1:${/localhost:(\d+)/.exec(printed)?.[1]}`,
    pids: () => (pids.length > 0 ? pids : [child.pid ?? 0]),
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

const ordinarySku = async (books: pg.Client): Promise<string> => {
  const { rows } = await books.query(`
    select variant.sku
    from variant
    join product on product.id = variant.product_id
    where product.is_digital = false and product.only_with is null and product.max_quantity > 999
    order by product.position, variant.sku`)
  return String(rows[0].sku)
}

const orderingShop = (address: string, sku: string): OrderingShop => {
  const { ask } = askOver((path, init) => fetch(`${address}${path}`, init))
  return {
    ask,
    skus: [sku],
    address: untaxedAddress,
    addItem,
    guest: async () => (await ask(fetchToken, null, {}, {})).accessToken,
  }
}

/** So many at a time as there are shoppers. */
const inTurns = async <A, B>(all: readonly A[], work: (each: A) => Promise<B>): Promise<readonly B[]> => {
  const done: B[] = []
  const rest = [...all]
  const shopper = async (): Promise<void> => {
    while (rest.length > 0) done.push(await work(...(rest.splice(0, 1) as [A])))
  }
  await Promise.all(Array.from({ length: crowd }, shopper))
  return done
}

/** Of a process of this machine, since it began; 0 where the system does not tell. */
export const processorMs = (pid: number): number => {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return 0
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  // Fields 14 and 15 of proc(5), in hundredths of a second; two have been cut off.
  return 10 * (Number(fields[11]) + Number(fields[12]))
}

export const sumOf = (figures: readonly number[]): number => figures.reduce((all, each) => all + each, 0)
