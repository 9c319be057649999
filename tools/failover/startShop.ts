import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { bundleModule } from '../bundle/bundleModule.ts'
import { shopBalancer } from './clusterFiles.ts'
import { databaseUrl } from './clusterPlan.ts'
import type { ClusterPlan } from './clusterPlan.ts'
import type { Programs } from './findPrograms.ts'
import { startProgram } from './startProgram.ts'
import type { Program } from './startProgram.ts'

export type RunningShop = {
  /** Of the balancer in front of the server processes. */
  readonly url: string
  /** Of each process. */
  readonly servers: readonly string[]
  /** Ends a process as a crash does, and starts it again, as systemd would; resolves when it is dead. */
  readonly killServer: (index: number) => Promise<void>
  readonly stop: () => Promise<void>
}

/** A first start fills the database. ms */
const opensWithin = 120_000

/** Three processes of the built shop. `standIns`: see `bundleModule`; what makes a mutant. */
export const startShop = async (
  plan: ClusterPlan,
  { haproxy }: Pick<Programs, 'haproxy'>,
  standIns: Readonly<Record<string, string>>,
): Promise<RunningShop> => {
  const program = await bundleModule('server/main.ts', standIns)
  const url = `http://127.0.0.1:${plan.shop}`
  const servers = plan.servers.map((port) => `http://127.0.0.1:${port}`)
  const running = new Map<number, Program>()
  const start = (index: number): void => {
    const env = {
      PORT: String(plan.servers[index]),
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl(plan),
      CAIRN_DEMO: 'on',
      CAIRN_PUBLIC_URL: url,
      CAIRN_TRUSTED_PROXIES: '127.0.0.1',
      CAIRN_DRAIN_SECONDS: '0',
    }
    const log = join(plan.folder, `server-${index + 1}.log`)
    running.set(index, startProgram(process.execPath, [program.file], { log, owner: null, env }))
  }
  const file = join(plan.folder, 'shop.cfg')
  writeFileSync(file, shopBalancer(plan))
  const balancer = startProgram(haproxy, ['-f', file], { log: join(plan.folder, 'shop-balancer.log'), owner: null })
  const shop: RunningShop = {
    url,
    servers,
    killServer: async (index) => {
      await running.get(index)?.kill()
      start(index)
    },
    stop: async () => {
      await Promise.all([...running.values(), balancer].map(({ kill }) => kill()))
      rmSync(program.folder, { recursive: true, force: true })
    },
  }
  try {
    for (const [index, server] of servers.entries()) {
      start(index)
      await ready(server)
    }
    await ready(url)
    return shop
  } catch (error) {
    await shop.stop()
    throw error
  }
}

const ready = async (url: string): Promise<void> => {
  for (const end = performance.now() + opensWithin; ;) {
    const isReady = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    if (performance.now() > end) throw new Error(`${url} is not ready within ${opensWithin / 1_000} s.`)
    await sleep(200)
  }
}
