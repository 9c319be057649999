import { stat } from 'node:fs/promises'
import { serverConfig } from '../../server/serverConfig.ts'
import type { StoragePlace } from '../../server/storage/openStorage.ts'
import { defineCommand } from '../command/defineCommand.ts'
import { flag, refuse } from '../command/options.ts'
import type { BackupHeader } from './BackupHeader.ts'
import { writeBackup } from './backupFile.ts'
import { dumpDatabase } from './dumpDatabase.ts'
import { endWithSentence } from './endWithSentence.ts'
import { openExisting } from './ShopDatabase.ts'

export const backupArguments = defineCommand({
  name: 'backup',
  positionals: 'FILE',
  options: { force: flag('replaces FILE if it exists') },
  notes: `Writes the whole database (DATABASE_URL, else the embedded one in CAIRN_DATA) into FILE: one snapshot, packed,
read again from the disk before FILE gets its name. The embedded one belongs to one process, so stop the shop first;
PostgreSQL is backed up while the shop runs. FILE has what shoppers told the shop: only its owner may read it (0600).
Problem reports are not in it: they are files in CAIRN_DATA/reports.
Exit code: 0 written, 1 not written, 2 wrong arguments.`,
  request: ({ positionals: [file, ...others], values: { force } }) =>
    file === undefined || others.length > 0 ? refuse('Name one FILE.') : { file, isForced: force },
})

/** `npm run backup -- FILE` */
export const main = (): Promise<void> => {
  const { file, isForced } = backupArguments.readOrExit()
  return endWithSentence(async () => {
    const { place } = serverConfig(process.env)
    const header = await backUp(place, file, { isForced, now: Date.now(), note: console.error })
    return `${file}: ${sizeOf(header)}, ${(await stat(file)).size} bytes, snapshot of ${header.at}.`
  })
}

type Circumstances = {
  readonly isForced?: boolean
  /** Epoch ms. */
  readonly now: number
  readonly note?: (sentence: string) => void
}

/** OPS-15 */
export const backUp = async (
  place: StoragePlace,
  file: string,
  { isForced = false, now, note }: Circumstances,
): Promise<BackupHeader> => {
  const database = await openExisting(place)
  try {
    return await writeBackup(file, dumpDatabase(database, now, note), isForced)
  } finally {
    await database.close(false)
  }
}

/** Of a backup, in words. */
export const sizeOf = ({ tables, schema }: BackupHeader): string => {
  const rows = tables.reduce((sum, table) => sum + Number(table.rows), 0)
  return `${rows} rows in ${tables.length} tables, schema of ${schema} steps`
}
