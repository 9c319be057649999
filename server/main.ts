import { demonstrationWords } from './consumer/seed/demonstrationWords.ts'
import { openServer } from './openServer.ts'
import { serverConfig } from './serverConfig.ts'

try {
  const config = serverConfig(process.env)
  const server = await openServer(config)
  console.log(`Cairn is open at http://localhost:${server.port}`)
  if (config.isDevelopment) console.log(demonstrationWords())
  const stop = (): void => void server.stop().finally(() => process.exit(0))
  process.once('SIGINT', stop).once('SIGTERM', stop)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
