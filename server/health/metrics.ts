import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { placeOrder } from '../../contracts/api/cart/orderApi.ts'
import type { Log, LogEntry } from '../kit/requestLog.ts'
import type { Storage } from '../storage/openStorage.ts'
import { queueLengths } from './queueLengths.ts'

export type Metrics = {
  /** Counts what is logged. */
  readonly note: Log
  /** In Prometheus' text format, of this moment. */
  readonly text: () => Promise<string>
  readonly media: string
}

/** What this process and its queues do (OPS-04). Names and labels: docs/observability.md. `now`: epoch ms */
export const openMetrics = (storage: Pick<Storage, 'reads' | 'pools'>, now: () => number): Metrics => {
  const registry = new Registry()
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

  const noteRequest = ({ method = '', route = '', status = 0, ms = 0, errorId, replayed }: LogEntry): void => {
    requests.observe({ method, route, status }, ms / 1000)
    if (errorId !== undefined) refusals.inc({ route, code: errorId })
    const isPlacing = route === placeOrder.path && method === placeOrder.method
    if (isPlacing && status < 300 && replayed !== true) orders.inc()
  }

  const look = async (): Promise<void> => {
    for (const [pool, counts] of Object.entries(storage.pools?.() ?? {}))
      for (const [state, count] of Object.entries(counts)) connections.set({ pool, state }, count)
    queues.reset()
    const lengths = await queueLengths(storage.reads, now()).catch(() => null)
    database.set(lengths === null ? 0 : 1)
    for (const [queue, length] of Object.entries(lengths ?? {})) queues.set({ queue }, length)
  }

  return {
    media: registry.contentType,
    note: (entry) => {
      if (entry.event === 'request') noteRequest(entry)
      if (entry.event === 'failure') failures.inc()
    },
    text: async () => {
      await look()
      return registry.metrics()
    },
  }
}
