import { Agent, request } from 'node:http'
import { createConnection } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LoopbackTarget } from './loopbackTarget.ts'

/** `status` 0 = the connection ended without an answer, for the reason in `text`. */
export type Reply = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly ms: number
}

export type Sent = { readonly headers?: Readonly<Record<string, string>>; readonly body?: string | Buffer }

/** A bare connection on which anything may be written. */
export type RawWire = {
  readonly write: (bytes: string | Buffer) => void
  /** Everything received so far. */
  readonly received: () => string
  /** The status of each answer so far. */
  readonly statuses: () => readonly number[]
  readonly isOpen: () => boolean
  /** Stops or resumes reading what the server sends. */
  readonly read: (wanted: boolean) => void
  /** Resolves when the server ends the connection, when `done` is true, or after `ms`. */
  readonly until: (done: () => boolean, ms: number) => Promise<void>
  readonly close: () => void
}

/** Speaks HTTP like an attacker: from its own address, with any bytes, and only as often as its bound allows. */
export type RawClient = {
  /** The address it sends from. */
  readonly from: string
  readonly ask: (method: string, path: string, sent?: Sent) => Promise<Reply>
  readonly connect: () => Promise<RawWire>
  readonly close: () => void
}

/** Counts down over all clients of one attack. */
export type Budget = { left: number }

const patienceMs = 60_000

export const openRawClient = (target: LoopbackTarget, from: string, budget: Budget): RawClient => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64, localAddress: from })
  const wires = new Set<RawWire>()
  const spend = (): void => {
    budget.left -= 1
    if (budget.left < 0) throw new Error('The attack sent more requests than its bound allows.')
  }
  return {
    from,
    ask: (method, path, sent = {}) => {
      spend()
      return ask({ ...target, localAddress: from, agent, method, path }, sent)
    },
    connect: async () => {
      spend()
      const wire = wireOf(await connected(target, from))
      wires.add(wire)
      return wire
    },
    close: () => {
      agent.destroy()
      for (const wire of wires) wire.close()
    },
  }
}

type Asked = LoopbackTarget & {
  readonly localAddress: string
  readonly agent: Agent
  readonly method: string
  readonly path: string
}

const ask = (asked: Asked, { headers = {}, body }: Sent): Promise<Reply> =>
  new Promise((resolve) => {
    const started = performance.now()
    const end = (status: number, answer: Readonly<Record<string, string>>, text: string): void =>
      resolve({ status, headers: answer, text, ms: performance.now() - started })
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const sending = request({ ...asked, headers: { ...length, ...headers } }, (response) => {
      const chunks: Buffer[] = []
      const answers = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)]))
      response.on('data', (chunk: Buffer) => void chunks.push(chunk))
      response.on('end', () => end(response.statusCode ?? 0, answers, Buffer.concat(chunks).toString('utf8')))
      response.on('error', (error) => end(0, answers, String(error)))
    })
    sending.setTimeout(patienceMs, () => sending.destroy(new Error(`no answer within ${patienceMs} ms`)))
    sending.on('error', (error) => end(0, {}, String(error)))
    sending.end(body)
  })

const connected = ({ host, port }: LoopbackTarget, localAddress: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = createConnection({ host, port, localAddress })
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.off('error', reject)
      socket.on('error', () => undefined)
      resolve(socket)
    })
  })

/** How often to check whether it is done. */
const lookMs = 5

const wireOf = (socket: Socket): RawWire => {
  let text = ''
  let isOpen = true
  socket.setNoDelay(true)
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')))
  socket.on('close', () => (isOpen = false))
  socket.on('end', () => (isOpen = false))
  return {
    write: (bytes) => void (isOpen && socket.write(bytes)),
    received: () => text,
    statuses: () => [...text.matchAll(/(?:^|\n|\}|\])HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status)),
    isOpen: () => isOpen,
    read: (wanted) => void (wanted ? socket.resume() : socket.pause()),
    until: async (done, ms) => {
      for (const end = performance.now() + ms; isOpen && !done() && performance.now() < end;) await sleep(lookMs)
    },
    close: () => void socket.destroy(),
  }
}
