import { AggregatorRegistry, Counter, Gauge, Registry } from 'prom-client'
import type { Worker } from 'node:cluster'
import type { Metrics } from '../health/metrics.ts'
import { answerOf } from './processMessage.ts'

export type GatheredMetrics = Pick<Metrics, 'text' | 'media'> & { readonly noteDeath: () => void }

/** How long a process may take to tell its figures, ms; the page goes out without those of one that hangs. */
const patience = 2_000

/**
 * OPS-34: the figures of all processes on one page, each with the number of its process. Added up, they would fall
 * whenever a process is replaced, which Prometheus takes for a restart of everything.
 */
export const gatherFigures = (wanted: number, serving: () => readonly Worker[]): GatheredMetrics => {
  const own = new Registry()
  const registers = [own]
  new Gauge({ name: 'cairn_processes_wanted', help: 'Processes that should serve here.', registers }).set(wanted)
  const alive = new Gauge({ name: 'cairn_processes_serving', help: 'Processes that serve here.', registers })
  const deaths = new Counter({
    name: 'cairn_process_deaths_total',
    help: 'Processes that ended though nobody had told them to.',
    registers,
  })
  let asked = 0
  return {
    media: own.contentType,
    noteDeath: () => deaths.inc(),
    text: async () => {
      const workers = serving()
      alive.set(workers.length)
      const id = (asked += 1)
      const figures = await Promise.all(workers.map((worker) => figuresOf(worker, id)))
      return AggregatorRegistry.aggregate([await own.getMetricsAsJSON(), ...figures]).metrics()
    },
  }
}

const figuresOf = (worker: Worker, id: number): Promise<readonly object[]> =>
  new Promise((resolve) => {
    const done = (figures: readonly object[]): void => {
      clearTimeout(timer)
      worker.off('message', hear).off('exit', none)
      resolve(figures)
    }
    const none = (): void => done([])
    const hear = (message: unknown): void => {
      const answered = answerOf(message)
      if (answered?.answer === 'figures' && answered.id === id) done(answered.figures)
    }
    const timer = setTimeout(none, patience)
    worker.on('message', hear).once('exit', none)
    worker.send({ ask: 'figures', id }, (error) => error && none())
  })
