import type { Context } from 'hono'
import { peerOf } from '../kit/peerOf.ts'
import { clientAddress } from './clientAddress.ts'
import type { TrustedProxies } from './clientAddress.ts'

/** The client of each request, where only these proxies are believed. */
export const clientsBehind =
  (proxies: TrustedProxies) =>
  (c: Context): string =>
    clientAddress(proxies, { address: peerOf(c), forwardedFor: c.req.header('x-forwarded-for') })
