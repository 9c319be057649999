import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { thisMachine } from '../command/thisMachine.ts'
import type { Machine } from '../command/thisMachine.ts'

/** The programs of a cluster; `postgres`: the folder with those of PostgreSQL. */
export type Programs = {
  readonly patroni: string
  readonly etcd: string
  readonly haproxy: string
  readonly postgres: string
}

const files = { patroni: '/usr/bin/patroni', etcd: '/usr/bin/etcd', haproxy: '/usr/sbin/haproxy' } as const
const packages = { patroni: 'patroni', etcd: 'etcd-server', haproxy: 'haproxy', postgres: 'postgresql' } as const
/** What Debian starts with a package, on the usual ports. */
const services: Readonly<Record<string, string>> = {
  patroni: 'patroni',
  'etcd-server': 'etcd',
  haproxy: 'haproxy',
  postgresql: 'postgresql',
}
const clusters = '/usr/lib/postgresql'

/** Finds the programs and, as root on Debian, installs what is missing; or says in one sentence what is. */
export const findPrograms = (
  machine: Machine = thisMachine,
  versions: () => readonly string[] = postgresVersions,
): Programs | { readonly missing: string } => {
  const lacking = missingOf(machine, versions())
  if (lacking.length > 0 && machine.mayInstall) {
    console.log(`Installing ${lacking.join(', ')} from Debian …`)
    machine.install(
      lacking,
      lacking.flatMap((name) => services[name] ?? []),
    )
  }
  const [postgres] = postgresFolders(machine, versions())
  const left = missingOf(machine, versions())
  if (left.length === 0 && postgres !== undefined) return { ...files, postgres }
  const why = machine.mayInstall ? 'apt could not install' : 'only root on Debian can install here'
  return { missing: `No failover was tried: ${why} what is missing (${left.join(', ')}).` }
}

const postgresFolders = ({ exists }: Machine, versions: readonly string[]): readonly string[] =>
  versions.map((version) => join(clusters, version, 'bin')).filter((folder) => exists(join(folder, 'initdb')))

const missingOf = (machine: Machine, versions: readonly string[]): readonly string[] => [
  ...(['patroni', 'etcd', 'haproxy'] as const)
    .filter((name) => !machine.exists(files[name]))
    .map((name) => packages[name]),
  ...(postgresFolders(machine, versions).length > 0 ? [] : [packages.postgres]),
]

/** The newest first. */
const postgresVersions = (): readonly string[] =>
  existsSync(clusters) ? readdirSync(clusters).toSorted((a, b) => Number(b) - Number(a)) : []
