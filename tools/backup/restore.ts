import { serverConfig } from '../../server/serverConfig.ts'
import type { StoragePlace } from '../../server/storage/openStorage.ts'
import { defineCommand } from '../command/defineCommand.ts'
import { flag, refuse } from '../command/options.ts'
import { sizeOf } from './backup.ts'
import type { BackupHeader } from './BackupHeader.ts'
import { unpacked } from './backupFile.ts'
import { endWithSentence } from './endWithSentence.ts'
import { loadDatabase } from './loadDatabase.ts'
import { checkBackup, readBackup } from './readBackup.ts'
import { openTarget } from './ShopDatabase.ts'
import type { ShopDatabase } from './ShopDatabase.ts'

export const restoreArguments = defineCommand({
  name: 'restore',
  positionals: 'FILE',
  options: { force: flag('replaces every table of the database, if it is a shop’s') },
  notes: `Fills an empty database (DATABASE_URL, else the embedded one in CAIRN_DATA) from a file of npm run backup, of
either kind of database. Everything or nothing: the file is read to its end first, the tables are filled in one
transaction, and each is compared with the one that was backed up. Stop the shop first. The next start brings an older
schema up to date; a newer one is refused.
Exit code: 0 restored, 1 not restored, 2 wrong arguments.`,
  request: ({ positionals: [file, ...others], values: { force } }) =>
    file === undefined || others.length > 0 ? refuse('Name one FILE.') : { file, isForced: force },
})

/** `npm run restore -- FILE` */
export const main = (): Promise<void> => {
  const { file, isForced } = restoreArguments.readOrExit()
  return endWithSentence(async () => {
    const header = await restore(serverConfig(process.env).place, file, { isForced })
    return `Restored ${sizeOf(header)}, as of ${header.at}. Every table has the rows that were backed up.`
  })
}

type Circumstances = {
  readonly isForced?: boolean
  /** A layer between the restore and its database. */
  readonly through?: (database: ShopDatabase) => ShopDatabase
}

/** OPS-11 */
export const restore = async (
  place: StoragePlace,
  file: string,
  { isForced = false, through = (database) => database }: Circumstances = {},
): Promise<BackupHeader> => {
  await checkBackup(unpacked(file))
  const database = through(await openTarget(place))
  let isKept = false
  try {
    const backup = await readBackup(unpacked(file))
    await loadDatabase(database, backup, isForced)
    isKept = true
    return backup.header
  } finally {
    await database.close(isKept)
  }
}
