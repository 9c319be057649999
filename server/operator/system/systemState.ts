import type { SystemState } from '../../../contracts/api/operator/systemEntities.ts'
import { keysOf } from '../../../core/domain/fields/fields.ts'
import { catalogueVersion } from '../../catalog/catalogueVersion.ts'
import { presenceMs } from '../../health/presence.ts'
import { queueLengths } from '../../health/queueLengths.ts'
import { openReadiness } from '../../health/readiness.ts'
import { lettersLeft } from '../../mail/outbox.ts'
import { codeWhileAway } from '../../outage/reachService.ts'
import { latestVersion, schemaVersion } from '../../storage/migrate.ts'
import type { Db } from '../../storage/Tables.ts'

/** Faults that are shown, of all processes. */
const mostFaults = 20

/** OPR-37…39: what `/readyz`, the metrics and the other processes say, in one answer. `now`: epoch ms */
export const systemState = async (db: Db, now: number): Promise<SystemState> => {
  const processes = await db
    .selectFrom('server_process')
    .selectAll()
    .where('seen_at', '>', now - presenceMs)
    .orderBy('machine')
    .orderBy('number')
    .orderBy('started_at')
    .execute()
  const figures = processes.map((each) => each.figures)
  return {
    at: now,
    checks: (await openReadiness(() => db).checks()).filter(({ name }) => name !== 'traffic'),
    services: await services(db),
    queues: await queues(db, now),
    refusals: addedUp(figures.flatMap((each) => each.refusals)),
    faults: figures
      .flatMap((each) => each.faults)
      .toSorted((a, b) => b.at - a.at)
      .slice(0, mostFaults),
    processes: processes.map((each) => ({
      machine: each.machine,
      number: each.number,
      startedAt: each.started_at,
      seenAt: each.seen_at,
      requests: each.figures.requests,
    })),
    schema: { has: await schemaVersion(db), wants: latestVersion },
    catalogue: await catalogueVersion(db),
    content: (await db.selectFrom('content_state').select('version').executeTakeFirst())?.version ?? 0,
  }
}

/** The parts of the shop that can be out of order while the rest of it works. */
const services = async (db: Db): Promise<SystemState['services']> => {
  const away = new Set((await db.selectFrom('outage').select('service').execute()).map(({ service }) => service))
  return keysOf(codeWhileAway).map((name) => ({
    name,
    reason: away.has(name) ? `Out of order; shoppers who need it are told ${codeWhileAway[name]}.` : null,
  }))
}

const queues = async (db: Db, now: number): Promise<SystemState['queues']> => {
  const [lengths, left] = [await queueLengths(db, now), await lettersLeft(db, now)]
  return [
    { name: 'letters that wait', length: left.waiting.count, oldestSeconds: left.waiting.oldestSeconds },
    { name: 'letters that failed', length: left.failed.count, oldestSeconds: left.failed.oldestSeconds },
    ...keysOf(lengths).map((name) => ({ name, length: lengths[name], oldestSeconds: null })),
  ]
}

/** Of all processes together, the latest first. */
const addedUp = (refusals: SystemState['refusals']): SystemState['refusals'] => {
  const byCode = new Map<string, SystemState['refusals'][number]>()
  for (const { code, count, latest } of refusals) {
    const known = byCode.get(code)
    byCode.set(code, { code, count: count + (known?.count ?? 0), latest: Math.max(latest, known?.latest ?? 0) })
  }
  return [...byCode.values()].toSorted((a, b) => b.latest - a.latest)
}
