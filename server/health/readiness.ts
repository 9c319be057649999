import { latestVersion, schemaVersion } from '../storage/migrate.ts'
import type { Db } from '../storage/Tables.ts'

/** `reason`: null = the check holds, otherwise why not, in words. */
type Check = { readonly name: 'database' | 'migrations' | 'traffic'; readonly reason: string | null }

export type Readiness = {
  readonly checks: () => Promise<readonly Check[]>
  /** Whether each answer ends its connection. */
  readonly endsConnections: () => boolean
  /** From now on the server is not ready, whatever its checks say. */
  readonly drain: () => void
  /** OPS-33: only this process ends; others of this machine are ready, and a balancer must not give it up. */
  readonly leave: () => void
}

/** How long the database may take to answer a check, ms: less than a balancer waits. */
const patience = 2_000

/** OPS-02: whether this process should be given requests. */
export const openReadiness = (db: () => Db, most: number = patience): Readiness => {
  let isDraining = false
  let isLeaving = false
  return {
    endsConnections: () => isDraining || isLeaving,
    leave: () => {
      isLeaving = true
    },
    drain: () => {
      isDraining = true
    },
    checks: async () => {
      const version = await within(
        most,
        schemaVersion(db()).catch(() => 'away' as const),
      )
      return [
        { name: 'database', reason: version === 'away' ? 'The database does not answer.' : null },
        { name: 'migrations', reason: migrationFault(version) },
        { name: 'traffic', reason: isDraining ? 'The server is about to stop.' : null },
      ]
    },
  }
}

type Version = number | 'away'

const within = (ms: number, version: Promise<Version>): Promise<Version> => {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<Version>((resolve) => {
    timer = setTimeout(() => resolve('away'), ms)
  })
  return Promise.race([version, deadline]).finally(() => clearTimeout(timer))
}

/** A later version is one whose release is under way; its steps let the servers of the release before go on. */
const migrationFault = (version: Version): string | null => {
  if (version === 'away') return 'The version of the schema is not known.'
  if (version >= latestVersion) return null
  return `The schema has ${version} of ${latestVersion} steps.`
}
