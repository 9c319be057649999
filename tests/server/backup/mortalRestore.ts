import type { StoragePlace } from '../../../server/storage/openStorage.ts'
import { restore } from '../../../tools/backup/restore.ts'

/** `end`: before the first statement that begins like this the process ends with `kill -9`. */
export type MortalRestore = { readonly place: StoragePlace; readonly file: string; readonly end: string }

const { place, file, end } = JSON.parse(process.argv[2] ?? '') as MortalRestore

await restore(place, file, {
  isForced: true,
  through: (database) => ({
    ...database,
    ask: async (text, values) => {
      if (text.startsWith(end)) {
        process.kill(process.pid, 'SIGKILL')
        await new Promise<never>(() => undefined)
      }
      return database.ask(text, values)
    },
  }),
})
