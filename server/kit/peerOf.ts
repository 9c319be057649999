import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { toFields } from '../../core/domain/fields/fields.ts'

/** Undefined for the server's own calls (to draw a page), which come over no connection. */
export const peerOf = (c: Context): string | undefined =>
  toFields(c.env)['incoming'] === undefined ? undefined : getConnInfo(c).remote.address
