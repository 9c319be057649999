/** So many reports a client may send within the window, whatever becomes of them. */
export const uploadLimits = { most: 10, windowMs: 10 * 60_000 } as const

/** Clients remembered at once; a flood of others makes the server forget the ones that were there first. */
const mostClients = 10_000

/** Counts uploads of one server process. Answers null, or how long this client has to wait, in ms. */
export function createUploadLimit(): (client: string, now: number) => number | null {
  const uploads = new Map<string, readonly number[]>()
  return (client, now) => {
    const recent = (uploads.get(client) ?? []).filter((at) => now - at < uploadLimits.windowMs)
    const [oldest] = recent
    if (oldest !== undefined && recent.length >= uploadLimits.most) return oldest + uploadLimits.windowMs - now
    uploads.delete(client)
    uploads.set(client, [...recent, now])
    const [first] = uploads.keys()
    if (uploads.size > mostClients && first !== undefined) uploads.delete(first)
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
