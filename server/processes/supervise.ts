import cluster from 'node:cluster'
import type { Worker } from 'node:cluster'
import { newId } from '../storage/newId.ts'
import type { Log } from '../kit/requestLog.ts'
import { longLifeMs, nextStart } from './nextStart.ts'
import { answerOf } from './processMessage.ts'
import type { Ask } from './processMessage.ts'

export type Supervisor = {
  /** Replaces one process after another, each by one that serves already. False: the first new one did not come up. */
  readonly renew: () => Promise<boolean>
  /** Has every process drain and end. */
  readonly stop: (drainMs: number) => Promise<void>
  readonly serving: () => readonly Worker[]
  /** Settles when no process has come up for too long: the shop is closed. */
  readonly givenUp: Promise<void>
}

export type SupervisorSettings = {
  readonly processes: number
  readonly log: Log
  /** A process has ended that nobody had told to. */
  readonly onDeath?: () => void
  /** How long a process that others have replaced may go on answering, ms; then it is ended. */
  readonly longestLeaveMs?: number
}

/** The place of one process among those of this machine. Its number stays when the process is replaced. */
type Place = {
  readonly number: number
  worker: Worker | null
  isRenewed: boolean
  earlyDeaths: number
  timer: NodeJS.Timeout | null
}

const usualLongestLeaveMs = 60_000

/**
 * OPS-30, OPS-32, OPS-33: keeps `processes` of them serving one port. The first is alone until it serves, because it
 * brings the database up to date. Rejects when it ends before.
 */
export const supervise = async ({
  processes,
  log,
  onDeath = () => undefined,
  longestLeaveMs = usualLongestLeaveMs,
}: SupervisorSettings): Promise<Supervisor & { readonly port: number }> => {
  const places = Array.from({ length: processes }, (_, n): Place => {
    return { number: n + 1, worker: null, isRenewed: false, earlyDeaths: 0, timer: null }
  })
  const serving = new Set<Worker>()
  let isStopping = false
  let port = 0
  let giveUp = (): void => undefined
  const givenUp = new Promise<void>((resolve) => (giveUp = resolve))
  const say = ({ number }: Place, { process: { pid } }: Worker, kind: string): void =>
    log({ event: 'process', process: number, kind, about: String(pid) })

  /** Resolves when it serves; false: it has ended before. */
  const start = (place: Place): { readonly worker: Worker; readonly up: Promise<boolean> } => {
    const worker = cluster.fork({ CAIRN_PROCESS: String(place.number) })
    const began = performance.now()
    const up = new Promise<boolean>((resolve) => {
      worker.on('message', (message: unknown) => {
        const answered = answerOf(message)
        if (answered?.answer !== 'serving') return
        port = answered.port
        serving.add(worker)
        say(place, worker, 'serving')
        resolve(true)
      })
      worker.once('exit', () => {
        serving.delete(worker)
        resolve(false)
      })
    })
    worker.once('exit', () => {
      if (place.worker !== worker || isStopping) return say(place, worker, 'ended')
      say(place, worker, 'died')
      onDeath()
      place.worker = null
      place.earlyDeaths = performance.now() - began > longLifeMs ? 0 : place.earlyDeaths + 1
      if (!place.isRenewed) replace(place)
    })
    return { worker, up }
  }

  const replace = (place: Place): void => {
    if (isStopping) return
    const pause = nextStart({ earlyDeaths: place.earlyDeaths, isServed: serving.size > 0 })
    if (pause === null) {
      log({ event: 'process', process: place.number, kind: 'given up' })
      return giveUp()
    }
    place.timer = setTimeout(() => void (place.worker = start(place).worker), pause)
  }

  const renewPlace = async (place: Place): Promise<boolean> => {
    place.isRenewed = true
    if (place.timer) clearTimeout(place.timer)
    const { worker, up } = start(place)
    const isUp = await up
    const old = place.worker
    if (isUp) place.worker = worker
    place.isRenewed = false
    if (!isUp && old === null) replace(place)
    if (isUp && old !== null) await ended(old, { ask: 'leave' }, longestLeaveMs)
    return isUp
  }

  const renew = async (): Promise<boolean> => {
    for (const place of places) {
      if (isStopping) return false
      if (await renewPlace(place)) continue
      log({ event: 'failure', correlationId: newId(), error: new Error('The new process did not come up.') })
      return false
    }
    return true
  }

  const begin = async (place: Place): Promise<boolean> => {
    const { worker, up } = start(place)
    place.worker = worker
    return up
  }

  const [first, ...others] = places
  if (first === undefined || !(await beginAlone(first, begin)))
    throw new Error('The first process ended before it served.')
  await Promise.all(others.map(begin))

  let renewing: Promise<boolean> = Promise.resolve(true)
  return {
    port,
    renew: () => (renewing = renewing.then(renew)),
    stop: async (drainMs) => {
      isStopping = true
      for (const { timer } of places) if (timer) clearTimeout(timer)
      const workers = Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? [])
      await Promise.all(workers.map((worker) => ended(worker, { ask: 'stop', drainMs }, drainMs + longestLeaveMs)))
    },
    serving: () => [...serving].filter((worker) => worker.isConnected()),
    givenUp,
  }
}

/** Whatever goes wrong with the very first start is a fault of the configuration: nobody tries again. */
const beginAlone = async (place: Place, begin: (place: Place) => Promise<boolean>): Promise<boolean> => {
  place.isRenewed = true
  const isUp = await begin(place)
  place.isRenewed = false
  return isUp
}

/** Asks a process to end, and ends it by force after `mostMs`. */
const ended = (worker: Worker, ask: Ask, mostMs: number): Promise<void> =>
  new Promise((resolve) => {
    if (worker.isDead()) return resolve()
    const impatient = setTimeout(() => worker.process.kill('SIGKILL'), mostMs)
    worker.once('exit', () => {
      clearTimeout(impatient)
      resolve()
    })
    if (worker.isConnected()) worker.send(ask)
  })
