import { openServer } from './openServer.ts'
import { serverConfig } from './serverConfig.ts'

try {
  const server = await openServer(serverConfig(process.env))
  console.log(`Cairn is open at http://localhost:${server.port}`)
  const stop = (): void => void server.stop().finally(() => process.exit(0))
  process.once('SIGINT', stop).once('SIGTERM', stop)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
