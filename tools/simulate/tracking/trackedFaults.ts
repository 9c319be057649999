import type { Commit } from '../../../core/domain/log/commit.ts'
import { eventsOf } from '../checks/logFaults.ts'
import { trackedIds } from '../checks/trackedIds.ts'
import type { SimulatedDevice, SimulatedWorld } from '../world/simulatedWorld.ts'
import { localeOf } from './worldTracking.ts'
import type { ShownPage } from './worldTracking.ts'

/**
 * TRK-01, TRK-04: what must hold once everything has settled: what was accepted is stored, once, and nothing is stored
 * that happened without consent.
 */
export const trackedFaults = async (world: SimulatedWorld): Promise<readonly string[]> => {
  const { tracking, devices, server, marks } = world
  if (tracking === null) return []
  const rows = await server.books.selectFrom('tracking_event').select(['id', 'name', 'properties']).execute()
  const stored = new Set(rows.map(({ id }) => id))
  if (rows.length > 0) marks.add('events stored')
  const faults = devices.flatMap((device) => (device.excuse === null ? logFaults(device, stored) : []))
  const seen = new Map<string, number>()
  for (const { name, properties } of rows) {
    if (name !== 'Page Viewed') continue
    const { path } = properties as { readonly path: string } // As `trackingMove` told it.
    seen.set(path, (seen.get(path) ?? 0) + 1)
  }
  return [...faults, ...tracking.shown.flatMap((page) => pageFaults(world, page, seen.get(page.path) ?? 0))]
}

/** A sign-out erases what was not sent by then (decision 49): only what the log still has must be stored. */
const logFaults = (device: SimulatedDevice, stored: ReadonlySet<string>): readonly string[] => {
  const { name, storedLog } = device
  const logId = storedLog.head?.logId
  if (logId === undefined) return []
  const locale = localeOf(device)
  const { allowed } = trackedIds({ logId, commits: device.history(), locale })
  const { owed } = trackedIds({ logId, commits: storedLog.commits, locale })
  return [
    ...[...owed].filter((id) => allowed.has(id) && !stored.has(id)).map((id) => `${name}: ${id} was never stored`),
    ...[...stored]
      .filter((id) => id.startsWith(`${logId}/`) && !allowed.has(id))
      .map((id) => `${name}: ${id} is stored, but the log does not have it with consent`),
  ]
}

/** A page lives in its worker's memory: it must be stored only if that worker did, and nobody has withdrawn consent. */
const pageFaults = ({ devices }: SimulatedWorld, page: ShownPage, times: number): readonly string[] => {
  const { path, tab, host, before, after } = page
  const device = devices.find(({ tabs }) => tabs.includes(tab))
  if (times > 1) return [`${path} is stored ${times} times`]
  if (times === 1 && !before && after === false) return [`${path} is stored, but was shown without consent`]
  if (times === 1 || !device || device.excuse !== null || !before || after !== true) return []
  const isSame = tab.state() === 'running' && tab.host() === host
  return isSame && !device.history().some(withdraws) ? [`${path} was shown with consent, and never stored`] : []
}

const withdraws = (commit: Commit): boolean =>
  eventsOf(commit).some((event) => event._tag === 'v1.ConsentGiven' && !event.categories?.includes('C0002'))
