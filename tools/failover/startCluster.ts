import { chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isRecord } from '../../core/domain/fields/fields.ts'
import { projectRoot } from '../start/installDependencies.mjs'
import { databaseBalancer, patroniFile } from './clusterFiles.ts'
import { databaseUrl } from './clusterPlan.ts'
import type { ClusterPlan, NodePlan } from './clusterPlan.ts'
import type { Programs } from './findPrograms.ts'
import { clusterOwner, killTree, startProgram } from './startProgram.ts'
import type { Program } from './startProgram.ts'

/** As Patroni names what a node does. */
export type Role = 'leader' | 'sync_standby' | 'replica'

export type Cluster = {
  /** Resolves when there is a primary, and every other node follows it, one of them synchronously where that is wanted. */
  readonly whole: () => Promise<void>
  readonly nodeThatIs: (role: Role) => Promise<NodePlan>
  /** The node with its Patroni, as if the machine were gone. */
  readonly killNode: (node: NodePlan) => Promise<void>
  readonly startNode: (node: NodePlan) => void
  readonly etcd: Restartable
  readonly balancer: Restartable
  /** Holds what nodes send to each other; the second call drops it. */
  readonly hold: () => void
  readonly drop: () => void
  readonly stop: () => Promise<void>
}

/** A program that can be killed and started again. */
export type Restartable = { readonly kill: () => Promise<void>; readonly start: () => void }

/** Three nodes, etcd, the balancer in front of the primary and the network between the nodes, with an empty database. */
export const startCluster = async (plan: ClusterPlan, programs: Programs): Promise<Cluster> => {
  const owner = clusterOwner()
  const own = (file: string): string => {
    if (owner !== null) chownSync(file, owner.uid, owner.gid)
    return file
  }
  const write = (name: string, text: string): string => {
    const file = join(plan.folder, name)
    writeFileSync(file, text)
    return own(file)
  }
  const logOf = (name: string): string => join(plan.folder, `${name}.log`)
  const restartable = (name: string, command: string, args: readonly string[]): Restartable => {
    let program: Program | null = null
    return {
      start: () => void (program = startProgram(command, args, { log: logOf(name), owner })),
      kill: async () => program?.kill(),
    }
  }
  own(plan.folder)
  const etcd = restartable('etcd', programs.etcd, etcdArguments(plan))
  const balancer = restartable('balancer', programs.haproxy, ['-f', write('database.cfg', databaseBalancer(plan))])
  const routes = plan.nodes.map(({ heldPort, port }) => `${heldPort}:${port}`)
  const network = startProgram(process.execPath, [join(projectRoot, 'tools/failover/holdProxy.mjs'), ...routes], {
    log: logOf('network'),
    owner: null,
  })
  const patronis = new Map<NodePlan, Restartable>(
    plan.nodes.map((node) => {
      const file = write(`${node.name}.yml`, patroniFile(plan, node, programs.postgres))
      return [node, restartable(node.name, programs.patroni, [file])]
    }),
  )
  const killNode = async (node: NodePlan): Promise<void> => {
    const killed = patronis.get(node)?.kill()
    const pid = postmasterOf(node)
    if (pid !== null) killTree(pid)
    await killed
  }
  const nodeThatIs = async (role: Role): Promise<NodePlan> => {
    const members = await membersOf(plan)
    const name = members.find((member) => member.role === role)?.name
    const node = plan.nodes.find((each) => each.name === name)
    if (node === undefined) throw new Error(`No node is ${role}: ${JSON.stringify(members)}`)
    return node
  }
  const cluster: Cluster = {
    whole: () => whole(plan),
    nodeThatIs,
    killNode,
    startNode: (node) => patronis.get(node)?.start(),
    etcd,
    balancer,
    hold: () => void process.kill(network.pid, 'SIGUSR1'),
    drop: () => void process.kill(network.pid, 'SIGUSR2'),
    stop: async () => {
      await Promise.all(plan.nodes.map(killNode))
      await Promise.all([etcd.kill(), balancer.kill(), network.kill()])
    },
  }
  try {
    etcd.start()
    balancer.start()
    for (const node of plan.nodes) cluster.startNode(node)
    await cluster.whole()
    await createDatabase(plan)
    return cluster
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

const etcdArguments = ({ folder, etcd: { client, peer } }: ClusterPlan): readonly string[] =>
  Object.entries({
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': `http://127.0.0.1:${client}`,
    'advertise-client-urls': `http://127.0.0.1:${client}`,
    'listen-peer-urls': `http://127.0.0.1:${peer}`,
    'initial-advertise-peer-urls': `http://127.0.0.1:${peer}`,
    'initial-cluster': `default=http://127.0.0.1:${peer}`,
    logger: 'zap',
    'log-level': 'error',
  }).flatMap(([name, value]) => [`--${name}`, value])

type Member = { readonly name: string; readonly role: string; readonly state: string; readonly lag: unknown }

const ask = (node: NodePlan, path: string): Promise<unknown> =>
  fetch(`http://127.0.0.1:${node.restPort}${path}`, { signal: AbortSignal.timeout(2_000) })
    .then((reply) => reply.json())
    .catch(() => null)

const isRunning = async (node: NodePlan): Promise<boolean> => {
  const answer = await ask(node, '/patroni')
  return isRecord(answer) && answer['state'] === 'running'
}

/** What the first node that answers knows of all. */
const membersOf = async ({ nodes }: ClusterPlan): Promise<readonly Member[]> => {
  for (const node of nodes) {
    const answer = await ask(node, '/cluster')
    if (isRecord(answer) && Array.isArray(answer['members'])) return answer['members'] as readonly Member[]
  }
  return []
}

/** A node that was killed comes back within seconds; one that had more than the others is rewound, or copied anew. ms */
const wholeWithin = 120_000

const whole = async (plan: ClusterPlan): Promise<void> => {
  for (const end = performance.now() + wholeWithin; ;) {
    const members = await membersOf(plan)
    // What a node was stays known for seconds after its end, so each is asked itself, too.
    const alive = await Promise.all(plan.nodes.map(isRunning))
    if (isComplete(members, plan.isSynchronous) && alive.every(Boolean)) return
    if (performance.now() > end) throw new Error(`The cluster did not become whole: ${JSON.stringify(members)}`)
    await sleep(200)
  }
}

const isComplete = (members: readonly Member[], isSynchronous: boolean): boolean => {
  const count = (role: Role): number => members.filter((member) => member.role === role).length
  const follows = ({ role, state, lag }: Member): boolean =>
    (state === 'running' || state === 'streaming') && (role === 'leader' || typeof lag === 'number')
  return (
    members.length === 3 &&
    members.every(follows) &&
    count('leader') === 1 &&
    count('sync_standby') === (isSynchronous ? 1 : 0)
  )
}

const postmasterOf = ({ data }: NodePlan): number | null => {
  const file = join(data, 'postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : null
}

/** The balancer may not have found the primary yet. */
const createDatabase = async (plan: ClusterPlan): Promise<void> => {
  const url = databaseUrl(plan).replace(/shop$/, 'postgres')
  for (const end = performance.now() + 30_000; ;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.query('create database shop')
      return await client.end()
    } catch (error) {
      await client.end().catch(() => undefined)
      if (performance.now() > end) throw error
      await sleep(200)
    }
  }
}
