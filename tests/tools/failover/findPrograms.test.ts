import { expect, test } from 'vitest'
import type { Machine } from '../../../tools/command/thisMachine.ts'
import { findPrograms } from '../../../tools/failover/findPrograms.ts'

const ofPackage: Readonly<Record<string, readonly string[]>> = {
  patroni: ['/usr/bin/patroni'],
  'etcd-server': ['/usr/bin/etcd'],
  haproxy: ['/usr/sbin/haproxy'],
  postgresql: ['/usr/lib/postgresql/15/bin/initdb'],
}

/** A machine with these packages, which may install those of `mirror`. */
const machine = (packages: readonly string[], mirror: readonly string[] | null = null) => {
  const there = new Set(packages.flatMap((name) => ofPackage[name] ?? []))
  const installed: string[] = []
  const stopped: string[] = []
  const found: Machine = {
    exists: (path) => there.has(path),
    mayInstall: mirror !== null,
    install: (names, services = []) => {
      installed.push(...names)
      stopped.push(...services)
      for (const name of names) if (mirror?.includes(name)) for (const path of ofPackage[name] ?? []) there.add(path)
    },
  }
  return { installed, stopped, find: () => findPrograms(found, () => ['15']) }
}

const all = Object.keys(ofPackage)
const programs = {
  patroni: '/usr/bin/patroni',
  etcd: '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  postgres: '/usr/lib/postgresql/15/bin',
}

test('with everything there nothing is installed', () => {
  const { find, installed } = machine(all, all)
  expect(find()).toEqual(programs)
  expect(installed).toEqual([])
})

test('root on Debian installs only what is missing, and stops what Debian starts with it', () => {
  const { find, installed, stopped } = machine(['postgresql', 'haproxy'], all)
  expect(find()).toEqual(programs)
  expect(installed).toEqual(['patroni', 'etcd-server'])
  expect(stopped).toEqual(['patroni', 'etcd'])
})

test('anyone else installs nothing and reads which packages are missing', () => {
  const { find, installed } = machine(['patroni', 'haproxy'])
  expect(find()).toEqual({
    missing: 'No failover was tried: only root on Debian can install here what is missing (etcd-server, postgresql).',
  })
  expect(installed).toEqual([])
})

test('what the mirror does not have is named', () => {
  expect(machine(['postgresql'], ['haproxy', 'etcd-server']).find()).toEqual({
    missing: 'No failover was tried: apt could not install what is missing (patroni).',
  })
})
