import { openStorage } from '../../server/storage/openStorage.ts'
import { serverConfig } from '../../server/serverConfig.ts'
import { enrolArguments } from './enrolArguments.ts'
import { runEnrol } from './runEnrol.ts'

/** `npm run enrol -- --store US001`: on the database of the shop, which must not run meanwhile when it is the embedded one. */
const request = enrolArguments.readOrExit()
const storage = await openStorage(serverConfig(process.env).place)
try {
  const { lines, isDone } = await runEnrol(storage.db, request, Date.now())
  for (const line of lines) (isDone ? console.log : console.error)(line)
  process.exitCode = isDone ? 0 : 2
} finally {
  await storage.close()
}
