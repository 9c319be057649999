import { serverConfig } from '../../server/serverConfig.ts'
import type { StoragePlace } from '../../server/storage/openStorage.ts'
import { defineCommand } from '../command/defineCommand.ts'
import { anyText, option, refuse } from '../command/options.ts'
import { sizeOf } from './backup.ts'
import type { BackupHeader } from './BackupHeader.ts'
import { dumpDatabase } from './dumpDatabase.ts'
import { endWithSentence } from './endWithSentence.ts'
import { loadDatabase } from './loadDatabase.ts'
import { readBackup } from './readBackup.ts'
import { openExisting, openTarget } from './ShopDatabase.ts'

export const moveArguments = defineCommand({
  name: 'move',
  options: { to: option('ADDRESS', 'postgres://… of an empty database', anyText, null) },
  notes: `Copies the shop’s database (the embedded one in CAIRN_DATA, or DATABASE_URL) to an empty PostgreSQL in one
transaction, and compares each table with its source, which stays as it is. Stop the shop first; afterwards start it
with DATABASE_URL. A password in ADDRESS can be seen by whoever lists this machine’s processes: PGPASSWORD hides it.
Exit code: 0 moved, 1 not moved, 2 wrong arguments.`,
  request: ({ values: { to } }) =>
    to !== null && /^postgres(?:ql)?:\/\//.test(to) ? { to } : refuse('--to takes an address, postgres://… .'),
})

/** `npm run move -- --to postgres://…` */
export const main = (): Promise<void> => {
  const { to } = moveArguments.readOrExit()
  return endWithSentence(async () => {
    const header = await move(serverConfig(process.env).place, { kind: 'url', url: to }, Date.now(), console.error)
    return `Moved ${sizeOf(header)}. Every table is the same in both. Start the shop with DATABASE_URL from now on.`
  })
}

/** OPS-13. `now`: epoch ms. */
export const move = async (
  from: StoragePlace,
  to: StoragePlace,
  now: number,
  note?: (sentence: string) => void,
): Promise<BackupHeader> => {
  const source = await openExisting(from)
  try {
    const target = await openTarget(to)
    try {
      const backup = await readBackup(dumpDatabase(source, now, note))
      await loadDatabase(target, backup, false)
      return backup.header
    } finally {
      await target.close(false)
    }
  } finally {
    await source.close(false)
  }
}
