import type { Db } from '../storage/Tables.ts'

const ageLimitMs = 2_000

/** One read of the stock table serves every list of the next two seconds. Not to be used inside a transaction. */
export function recentStock(db: Db): () => Promise<ReadonlyMap<string, number>> {
  let kept: Promise<ReadonlyMap<string, number>> | undefined
  let readAt = 0
  return () => {
    if (kept && performance.now() - readAt < ageLimitMs) return kept
    readAt = performance.now()
    const reading = read(db)
    reading.catch(() => (kept = undefined))
    return (kept = reading)
  }
}

async function read(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('stock').select(['sku', 'available']).where('available', '>', 0).execute()
  return new Map(rows.map(({ sku, available }) => [sku, available]))
}
