import cluster from 'node:cluster'
import { listenMetrics } from '../health/listenMetrics.ts'
import { logToStdout } from '../kit/requestLog.ts'
import type { ServerConfig } from '../serverConfig.ts'
import { gatherFigures } from './gatherFigures.ts'
import type { GatheredMetrics } from './gatherFigures.ts'
import { supervise } from './supervise.ts'
import type { Supervisor } from './supervise.ts'

/**
 * OPS-30: what the first of several processes does: it serves nobody, but keeps the others alive, hands connections to
 * them in turn, and puts their figures together. SIGTERM and SIGINT end them all, SIGHUP renews one after another.
 */
export const runProcesses = async ({ processes, metrics, drainMs }: ServerConfig): Promise<void> => {
  // In turn, also where Node would leave it to the system: a connection that one refuses goes to the next.
  cluster.schedulingPolicy = cluster.SCHED_RR
  let supervisor: Supervisor | null = null
  let figures: GatheredMetrics | null = null
  let isEnding = false
  const end = (code: number, drain: number): void => {
    if (isEnding) return
    isEnding = true
    void (supervisor?.stop(drain) ?? Promise.resolve()).finally(() => process.exit(code))
  }
  process.on('SIGTERM', () => end(0, drainMs)).on('SIGINT', () => end(0, 0))
  process.on('SIGHUP', () => void supervisor?.renew())
  const running = await supervise({ processes, log: logToStdout, onDeath: () => figures?.noteDeath() })
  supervisor = running
  if (metrics) {
    figures = gatherFigures(processes, running.serving)
    await listenMetrics(figures, metrics.port, metrics.host)
  }
  console.log(`Cairn is open at http://localhost:${running.port}, with ${processes} processes`)
  void running.givenUp.then(() => {
    console.error('No process has come up for too long. Cairn gives up; the lines above say why.')
    end(1, 0)
  })
}
