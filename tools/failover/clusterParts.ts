import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './startCluster.ts'
import type { RunningShop } from './startShop.ts'

export const clusterParts = ['primary', 'standby', 'server', 'etcd', 'balancer'] as const
export type ClusterPart = (typeof clusterParts)[number]

/** What was killed, and how it comes back; `at`: when it was killed, ms of `performance.now()`. */
export type Killed = {
  readonly name: string
  readonly at: number
  /** The server process that was killed. */
  readonly server: number | null
  readonly bringBack: () => Promise<void>
}

/** How long the primary's last words do not arrive before it dies; what is acknowledged meanwhile, nobody else has. ms */
const heldFor = 1_000

/** How long etcd is away: longer than a primary may do without it, were it not for the others. ms */
const etcdAwayFor = 8_000

const balancerAwayFor = 500

/** Kills one of a kind with SIGKILL. `turn` counts the kills. */
export const kill = (kind: ClusterPart, turn: number, cluster: Cluster, shop: RunningShop): Promise<Killed> =>
  kills[kind](cluster, shop, turn)

const kills: Readonly<Record<ClusterPart, (cluster: Cluster, shop: RunningShop, turn: number) => Promise<Killed>>> = {
  primary: async (cluster) => {
    const node = await cluster.nodeThatIs('leader')
    cluster.hold()
    await sleep(heldFor)
    const at = performance.now()
    await cluster.killNode(node)
    cluster.drop()
    return { name: `primary ${node.name}`, at, server: null, bringBack: async () => cluster.startNode(node) }
  },
  standby: async (cluster) => {
    const node = await cluster.nodeThatIs('sync_standby')
    const at = performance.now()
    await cluster.killNode(node)
    return { name: `standby ${node.name}`, at, server: null, bringBack: async () => cluster.startNode(node) }
  },
  server: async (_cluster, shop, turn) => {
    const server = turn % shop.servers.length
    const at = performance.now()
    await shop.killServer(server)
    return { name: `server ${server + 1}`, at, server, bringBack: async () => undefined }
  },
  etcd: async ({ etcd }) => {
    const at = performance.now()
    await etcd.kill()
    const bringBack = async (): Promise<void> => {
      await sleep(Math.max(0, etcdAwayFor - (performance.now() - at)))
      etcd.start()
    }
    return { name: 'etcd', at, server: null, bringBack }
  },
  balancer: async ({ balancer }) => {
    const at = performance.now()
    await balancer.kill()
    await sleep(balancerAwayFor)
    balancer.start()
    return { name: 'balancer', at, server: null, bringBack: async () => undefined }
  },
}
