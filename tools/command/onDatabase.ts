import { openStorage } from '../../server/storage/openStorage.ts'
import { serverConfig } from '../../server/serverConfig.ts'
import type { ServerConfig } from '../../server/serverConfig.ts'
import type { Db } from '../../server/storage/Tables.ts'

/** What a command has to say. Not done: its lines go to standard error, and its exit code is 2. */
export type CommandResult = { readonly isDone: boolean; readonly lines: readonly string[] }

/** Runs a command on the shop's database and prints what it says; an embedded one must not be in use by the shop. */
export const onDatabase = async (run: (db: Db, config: ServerConfig) => Promise<CommandResult>): Promise<void> => {
  const config = serverConfig(process.env)
  const storage = await openStorage(config.place)
  try {
    const { lines, isDone } = await run(storage.db, config)
    for (const line of lines) (isDone ? console.log : console.error)(line)
    process.exitCode = isDone ? 0 : 2
  } finally {
    await storage.close()
  }
}
