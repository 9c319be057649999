import { createServer } from 'node:net'
import type { Server } from 'node:net'

/** A port of this machine that is free at the moment. */
export const freePort = async (): Promise<number> => (await freePorts(1))[0]!

/** Several of them, each another one: the system may give a port twice if the first was let go. */
export const freePorts = async (count: number): Promise<readonly number[]> => {
  const probes = await Promise.all(Array.from({ length: count }, openProbe))
  const ports = probes.map(portOf)
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))))
  return ports
}

const openProbe = (): Promise<Server> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => resolve(probe))
  })

/** The port on which a server listens. */
export const portOf = (server: Pick<Server, 'address'>): number => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port.')
  return address.port
}
