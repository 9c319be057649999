import { BlockList, isIP } from 'node:net'
import type { Context } from 'hono'
import { peerOf } from '../kit/peerOf.ts'

/** The address of the connection, and the addresses for which it says it was made. */
export type ClientConnection = { readonly address: string | undefined; readonly forwardedFor: string | undefined }

/**
 * The client: the address of the connection, unless that is one of our proxies; then the last address it names that is
 * not one of ours either. Whatever is further left was written by the sender, who can write anything. A /64 of IPv6 is
 * one client.
 */
export const clientAddress = ({ trusts }: TrustedProxies, { address, forwardedFor }: ClientConnection): string => {
  const hops = (forwardedFor ?? '').split(',').map(withoutPort).toReversed()
  let sender = address
  for (const hop of hops) {
    if (sender === undefined || !trusts(sender) || isIP(hop) === 0) break
    sender = hop
  }
  return clientOf(sender)
}

/** The client of each request, where only these proxies are believed. */
export const clientsBehind =
  (proxies: TrustedProxies) =>
  (c: Context): string =>
    clientAddress(proxies, { address: peerOf(c), forwardedFor: c.req.header('x-forwarded-for') })

export type TrustedProxies = { readonly trusts: (address: string) => boolean }

/**
 * Reads `10.0.0.0/8, 2001:db8::/32, 192.0.2.7`; throws a message about the first part that is neither address nor
 * network.
 */
export const trustedProxies = (written: string): TrustedProxies => {
  const list = new BlockList()
  for (const part of written
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')) {
    const [address = '', bits, ...rest] = part.split('/')
    const version = isIP(address)
    const longest = version === 6 ? 128 : 32
    const isBits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest)
    if (version === 0 || !isBits || rest.length > 0)
      throw new Error(`CAIRN_TRUSTED_PROXIES has ${part}; it must list addresses or networks such as 10.0.0.0/8.`)
    list.addSubnet(address, bits === undefined ? longest : Number(bits), version === 6 ? 'ipv6' : 'ipv4')
  }
  return {
    trusts: (given) => {
      const address = plainAddress(given)
      return isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
    },
  }
}

/** Proxies also write `192.0.2.1:4711` and `[2001:db8::1]:4711`. */
const withoutPort = (hop: string): string => {
  const text = hop.trim()
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? []
  const [, dotted] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text) ?? []
  return bracketed ?? dotted ?? text
}

/** A whole IPv4 address, or the IPv6 network of one customer (/64). */
export const clientOf = (given: string | undefined): string => {
  if (given === undefined) return 'unknown'
  const address = plainAddress(given)
  if (!address.includes(':')) return address
  const [left = '', right = ''] = address.split('::')
  const before = left === '' ? [] : left.split(':')
  const after = right === '' ? [] : right.split(':')
  const groups = [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** Without its zone; an IPv4 address that arrived over IPv6 becomes IPv4. */
const plainAddress = (given: string): string => {
  const [address = ''] = given.split('%', 1)
  const [, inside] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  return inside ?? address
}
