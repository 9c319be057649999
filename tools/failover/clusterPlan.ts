import { join } from 'node:path'
import { freePorts } from '../start/freePort.ts'

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

const serverCount = 3

export const planCluster = async (folder: string, isSynchronous: boolean): Promise<ClusterPlan> => {
  const ports = (await freePorts(3 * nodeNames.length + serverCount + 4)).values()
  const port = (): number => Number(ports.next().value)
  return {
    folder,
    nodes: nodeNames.map((name) => ({
      name,
      port: port(),
      heldPort: port(),
      restPort: port(),
      data: join(folder, name),
    })),
    isSynchronous,
    etcd: { client: port(), peer: port() },
    database: port(),
    servers: Array.from({ length: serverCount }, port),
    shop: port(),
  }
}

/** Where the shop finds its database. */
export const databaseUrl = ({ database }: ClusterPlan): string => `postgres://postgres@127.0.0.1:${database}/shop`
