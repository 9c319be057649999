import cluster from 'node:cluster'
import { demonstrationText } from './demonstration/demonstrationAccounts.ts'
import { logOfProcess, logToStdout } from './kit/requestLog.ts'
import { obeySupervisor } from './processes/obeySupervisor.ts'
import { runProcesses } from './processes/runProcesses.ts'
import { serverConfig } from './serverConfig.ts'
import type { ServerConfig } from './serverConfig.ts'

/** Serves the shop in this process, alone or as one of several. */
const serve = async (config: ServerConfig): Promise<void> => {
  const number = cluster.isWorker ? Number(process.env['CAIRN_PROCESS']) : null
  const log = number === null ? logToStdout : logOfProcess(number)
  // The process that only looks after the others does not load the shop.
  const { openServer } = await import('./openServer.ts')
  const server = await openServer({ ...config, process: number }, log)
  let isEnding = false
  const end = (code: number, work: () => Promise<void>): void => {
    if (isEnding) return
    isEnding = true
    void work().finally(() => process.exit(code))
  }
  process.once('SIGINT', () => end(0, () => server.stop()))
  // Whoever ends a whole group of processes and its first one tells the others twice.
  process.on('SIGTERM', () => end(0, () => server.stop(config.drainMs)))
  // An uncaught fault leaves this process in an unknown state. Requests in progress may finish, then the process ends.
  process.once('uncaughtException', (error) => {
    log({ event: 'failure', error })
    setTimeout(() => process.exit(1), 10_000).unref()
    end(1, () => server.stop())
  })
  if (number !== null) {
    process.on('SIGHUP', () => undefined)
    return obeySupervisor(server, (work) => end(0, work))
  }
  console.log(`Cairn is open at http://localhost:${server.port}`)
  if (config.hasDemonstration) console.log(demonstrationText(config))
  if (!config.isDevelopment || !config.hasConsole) return
  const { firstInvitation } = await import('./operator/firstInvitation.ts')
  const invitation = await firstInvitation(server.books, config.publicUrl, Date.now())
  if (invitation) console.log(invitation)
}

try {
  const config = serverConfig(process.env)
  await (config.processes > 1 && cluster.isPrimary ? runProcesses(config) : serve(config))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
