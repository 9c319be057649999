import type { Endpoint } from '../../contracts/api/endpoint.ts'

/** Clients remembered at once; a flood of others makes the server forget the ones that were there first. */
const mostClients = 10_000

/** So many requests a client may make within the window, whatever becomes of them. Ms. */
export type ClientLimit = NonNullable<Endpoint['limit']>

/** Counts the requests of one server process. Answers null, or how long this client has to wait, in ms. */
export function createClientLimit({ most, windowMs }: ClientLimit): (client: string, now: number) => number | null {
  const requests = new Map<string, readonly number[]>()
  return (client, now) => {
    const recent = (requests.get(client) ?? []).filter((at) => now - at < windowMs)
    const [oldest] = recent
    if (oldest !== undefined && recent.length >= most) return oldest + windowMs - now
    requests.delete(client)
    requests.set(client, [...recent, now])
    const [first] = requests.keys()
    if (requests.size > mostClients && first !== undefined) requests.delete(first)
    return null
  }
}

/** Who sends, by the address of the connection: a whole IPv4 address, of an IPv6 one the network that belongs to one customer (/64). */
export const clientOf = (address: string | undefined): string => {
  if (address === undefined) return 'unknown'
  const [, inside] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (inside !== undefined || !address.includes(':')) return inside ?? address
  const [left = '', right = ''] = address.split('%', 1)[0]?.split('::') ?? []
  const before = left === '' ? [] : left.split(':')
  const after = right === '' ? [] : right.split(':')
  return [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after].slice(0, 4).join(':')
}
