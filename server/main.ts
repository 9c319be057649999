import { demonstrationText } from './demonstration/demonstrationAccounts.ts'
import { logToStdout } from './kit/requestLog.ts'
import { openServer } from './openServer.ts'
import { serverConfig } from './serverConfig.ts'

try {
  const config = serverConfig(process.env)
  const server = await openServer(config)
  const stop = (code: number, drainMs = 0): void => void server.stop(drainMs).finally(() => process.exit(code))
  process.once('SIGINT', () => stop(0)).once('SIGTERM', () => stop(0, config.drainMs))
  // An uncaught fault leaves this process in an unknown state. Requests in progress may finish, then the process ends.
  process.once('uncaughtException', (error) => {
    logToStdout({ event: 'failure', error })
    setTimeout(() => process.exit(1), 10_000).unref()
    stop(1)
  })
  console.log(`Cairn is open at http://localhost:${server.port}`)
  if (config.isDevelopment) console.log(demonstrationText())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
