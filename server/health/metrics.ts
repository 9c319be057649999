import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { placeOrder } from '../../contracts/api/cart/orderApi.ts'
import type { Log, LogEntry } from '../kit/requestLog.ts'
import type { Storage } from '../storage/openStorage.ts'
import { lettersLeft } from '../mail/outbox.ts'
import { letterFates } from '../mail/smtp/claimLetter.ts'
import { queueLengths } from './queueLengths.ts'

export type Metrics = {
  /** Counts what is logged. */
  readonly note: Log
  /** In Prometheus' text format, of this moment. */
  readonly text: () => Promise<string>
  /** The same as data, for whoever puts the figures of several processes together. */
  readonly figures: () => Promise<readonly object[]>
  readonly media: string
}

/**
 * What this process and its queues do (OPS-04). Names and labels: docs/observability.md. `now`: epoch ms; `process`: its
 * number among several, null if it is alone.
 */
export const openMetrics = (
  storage: Pick<Storage, 'reads' | 'pools'>,
  now: () => number,
  process: number | null = null,
): Metrics => {
  const registry = new Registry()
  if (process !== null) registry.setDefaultLabels({ process: String(process) })
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'cairn_request_seconds',
    help: 'Time from a request to its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const refusals = new Counter({
    name: 'cairn_refusals_total',
    help: 'Answers that refuse a request, by the code of the error.',
    labelNames: ['route', 'code'],
    registers,
  })
  const orders = new Counter({
    name: 'cairn_orders_placed_total',
    help: 'Orders taken by this process; one that was asked for again is counted once.',
    registers,
  })
  const failures = new Counter({
    name: 'cairn_failures_total',
    help: 'Faults of the server that are in its log.',
    registers,
  })
  const queues = new Gauge({
    name: 'cairn_queue_length',
    help: 'Work of the whole shop that is due and not done.',
    labelNames: ['queue'],
    registers,
  })
  const tries = new Counter({
    name: 'cairn_letter_tries_total',
    help: 'Letters that this process has tried to send, by what came of it.',
    labelNames: ['outcome'],
    registers,
  })
  const letters = new Gauge({
    name: 'cairn_letters',
    help: 'Letters of the whole shop in the outbox: waiting, or failed for good.',
    labelNames: ['state'],
    registers,
  })
  const oldest = new Gauge({
    name: 'cairn_oldest_letter_seconds',
    help: 'Age of the oldest letter in that state; 0 without one.',
    labelNames: ['state'],
    registers,
  })
  const database = new Gauge({
    name: 'cairn_database_up',
    help: '1 if the database has answered for this very page, else 0.',
    registers,
  })
  const connections = new Gauge({
    name: 'cairn_database_connections',
    help: 'Connections of this process to PostgreSQL, and callers that wait for one.',
    labelNames: ['pool', 'state'],
    registers,
  })

  // An alert that compares with nothing would never fire: each outcome is there from the start.
  for (const outcome of letterFates) tries.inc({ outcome }, 0)

  const noteRequest = ({ method = '', route = '', status = 0, ms = 0, errorId, replayed }: LogEntry): void => {
    requests.observe({ method, route, status }, ms / 1000)
    if (errorId !== undefined) refusals.inc({ route, code: errorId })
    const isPlacing = route === placeOrder.path && method === placeOrder.method
    if (isPlacing && status < 300 && replayed !== true) orders.inc()
  }

  const look = async (): Promise<void> => {
    for (const [pool, counts] of Object.entries(storage.pools?.() ?? {}))
      for (const [state, count] of Object.entries(counts)) connections.set({ pool, state }, count)
    for (const gauge of [queues, letters, oldest]) gauge.reset()
    const [lengths, left] = await Promise.all([
      queueLengths(storage.reads, now()),
      lettersLeft(storage.reads, now()),
    ]).catch(() => [null, null])
    database.set(lengths === null ? 0 : 1)
    for (const [queue, length] of Object.entries(lengths ?? {})) queues.set({ queue }, length)
    for (const [state, { count, oldestSeconds }] of Object.entries(left ?? {})) {
      letters.set({ state }, count)
      oldest.set({ state }, oldestSeconds)
    }
  }

  return {
    media: registry.contentType,
    note: (entry) => {
      if (entry.event === 'request') noteRequest(entry)
      if (entry.event === 'failure') failures.inc()
      if (entry.event === 'letter') tries.inc({ outcome: entry.kind ?? '' })
    },
    text: async () => {
      await look()
      return registry.metrics()
    },
    figures: async () => {
      await look()
      return registry.getMetricsAsJSON()
    },
  }
}
