import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBuyers } from './buyers.ts'
import { openStorage } from '../../server/storage/openStorage.ts'
import type { Db } from '../../server/storage/Tables.ts'
import { orderBookFaults } from '../shoppers/orderBookFaults.ts'
import { databaseUrl, planCluster } from './clusterPlan.ts'
import { openingStock, sumBooks } from './failoverBooks.ts'
import type { Sums } from './failoverBooks.ts'
import type { Programs } from './findPrograms.ts'
import { allShopped, playRounds } from './playRounds.ts'
import type { FailoverAsked, KillSeen } from './playRounds.ts'
import { startCluster } from './startCluster.ts'
import { startShop } from './startShop.ts'
import { watchPages } from './watchPages.ts'
import type { PagesSeen } from './watchPages.ts'
import { watchWrites } from './watchWrites.ts'

export type FailoverReport = {
  readonly kills: readonly KillSeen[]
  readonly pages: PagesSeen
  readonly sums: Sums
  readonly faults: readonly string[]
  readonly ms: number
}

/** Shoppers order while the parts of the cluster are killed one after another; then the books are compared. */
export const playFailover = async (
  asked: FailoverAsked,
  programs: Programs,
  say: (line: string) => void,
  stop: AbortSignal,
): Promise<FailoverReport> => {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-failover-'))
  const plan = await planCluster(folder, asked.mutant !== 'asynchronous')
  const closing: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })]
  const began = performance.now()
  try {
    const cluster = await startCluster(plan, programs)
    closing.push(cluster.stop)
    const standIns: Readonly<Record<string, string>> =
      asked.mutant === 'kept-connection'
        ? { 'server/storage/postgresPool.ts': 'tools/failover/mutants/keepingPool.ts' }
        : {}
    const shop = await startShop(plan, programs, standIns)
    closing.push(shop.stop)
    const storage = await openStorage({ kind: 'url', url: databaseUrl(plan) })
    closing.push(storage.close)
    const opening = await openingStock(storage.db)
    say(`three nodes and three server processes after ${seconds(performance.now() - began)} s; ${folder}`)
    const pages = await watchPages(shop.url)
    const writes = watchWrites(shop.servers)
    const buyers = startBuyers(shop.url, await ordinarySkus(storage.db), asked.buyers, asked.seed)
    const { kills, reports } = await playRounds(asked, { cluster, shop, writes, buyers, say, stop })
    const bought = await buyers.stop()
    await writes.stop()
    const seen = await pages.stop()
    const shopped = allShopped([...reports, bought])
    return {
      kills,
      pages: seen,
      sums: await sumBooks(storage.db, shopped.answer, opening),
      faults: [
        ...[...reports, bought].flatMap(({ faults }) => faults),
        ...(await orderBookFaults(storage.db, shopped)),
      ],
      ms: performance.now() - began,
    }
  } finally {
    for (const close of closing.toReversed()) await close().catch((error: unknown) => say(String(error)))
  }
}

/** What anyone may buy by itself, and is sent by post. */
const ordinarySkus = async (books: Db): Promise<readonly string[]> => {
  const rows = await books
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select('variant.sku')
    .where('product.is_digital', '=', false)
    .where('product.only_with', 'is', null)
    .orderBy('variant.sku')
    .limit(60)
    .execute()
  return rows.map(({ sku }) => sku)
}

const seconds = (ms: number): string => (ms / 1_000).toFixed(1)
