import type { Db } from '../storage/Tables.ts'
import { countAgainst, tryOf } from './countAgainst.ts'
import type { Reached } from './countAgainst.ts'

/** Counts a request to something that is no endpoint of the contract, by who sends it. Null: it may be answered. */
export async function limitClient(
  db: Db,
  name: 'challenge-client' | 'report-client' | 'diagnostics-client',
  client: string,
  now: number,
): Promise<Reached | null> {
  const counted = await countAgainst(db, [tryOf(name, client)], now)
  return counted._tag === 'Reached' ? counted : null
}
