import { join } from 'node:path'
import { freePort } from '../start/freePort.ts'

export const nodeNames = ['n1', 'n2', 'n3'] as const
export type NodeName = (typeof nodeNames)[number]

export type NodePlan = {
  readonly name: NodeName
  /** Of PostgreSQL. */
  readonly port: number
  /** Where the other nodes replicate from it: through the proxy that holds and drops. */
  readonly heldPort: number
  /** Of Patroni. */
  readonly restPort: number
  readonly data: string
}

/** Ports and folders of everything that runs. */
export type ClusterPlan = {
  readonly folder: string
  readonly etcd: { readonly client: number; readonly peer: number }
  readonly nodes: readonly NodePlan[]
  /** The balancer's port in front of the primary. */
  readonly database: number
  /** Of the server processes, and of the balancer in front of them. */
  readonly servers: readonly number[]
  readonly shop: number
  /** Whether a commit waits for a standby. */
  readonly isSynchronous: boolean
}

export const planCluster = async (folder: string, isSynchronous: boolean): Promise<ClusterPlan> => {
  const nodes: NodePlan[] = []
  for (const name of nodeNames) {
    const [port, heldPort, restPort] = [await freePort(), await freePort(), await freePort()]
    nodes.push({ name, port, heldPort, restPort, data: join(folder, name) })
  }
  return {
    folder,
    nodes,
    isSynchronous,
    etcd: { client: await freePort(), peer: await freePort() },
    database: await freePort(),
    servers: [await freePort(), await freePort(), await freePort()],
    shop: await freePort(),
  }
}

/** Where the shop finds its database. */
export const databaseUrl = ({ database }: ClusterPlan): string => `postgres://postgres@127.0.0.1:${database}/shop`
