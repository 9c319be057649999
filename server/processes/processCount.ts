import type { StoragePlace } from '../storage/openStorage.ts'

const most = 64

/** OPS-30: how many processes serve (CAIRN_PROCESSES). Throws a sentence when that cannot be. */
export const processCount = (written: string, { kind }: Pick<StoragePlace, 'kind'>): number => {
  const count = Number(written)
  if (!Number.isInteger(count) || count < 1 || count > most)
    throw new Error(`CAIRN_PROCESSES is ${written}; it must be a number from 1 to ${most}.`)
  if (count > 1 && kind !== 'url')
    throw new Error(
      `CAIRN_PROCESSES is ${written}, but only one process can open the embedded database. Set DATABASE_URL to a PostgreSQL database, or leave CAIRN_PROCESSES out.`,
    )
  return count
}
