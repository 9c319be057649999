import { randomBytes, randomUUID } from 'node:crypto'
import { Schema } from 'effect'
import type { BrowserContext } from 'playwright'
import { inject } from 'vitest'
import { fetchToken } from '../../../contracts/api/account/sessionApi.ts'
import type { Endpoint } from '../../../contracts/api/endpoint.ts'
import { defined } from '../../../core/domain/fields/fields.ts'
import { limitNamed } from '../../../server/limits/limitTable.ts'
import type { LimitName } from '../../../server/limits/limitTable.ts'

/** A network that no other test uses, in the range for examples. */
export const newClient = (): string => {
  const [first, second] = [randomBytes(2).toString('hex'), randomBytes(2).toString('hex')]
  return `2001:db8:${first}:${second}::1`
}

type Call = Pick<Endpoint, 'method' | 'path'>

/** `token`: of a session; otherwise the call has a guest's, which all calls of this caller share. */
type Given = {
  readonly body?: unknown
  readonly token?: string
  readonly params?: Readonly<Record<string, string>>
  readonly query?: string
}

/** Somebody else behind the visitor's network address, without a browser. */
export const callerAt = (client: string) => {
  const newGuest = async (): Promise<string> => {
    const answer = await send(client, fetchToken, { body: {} })
    return Schema.decodeUnknownSync(fetchToken.answer)(await answer.json()).accessToken
  }
  let guest: Promise<string> | undefined
  /** Answers with the HTTP status. */
  const call = async (endpoint: Call, given: Given): Promise<number> => {
    guest ??= given.token === undefined ? newGuest() : undefined
    const { status } = await send(client, endpoint, { ...defined({ token: await guest }), ...given })
    return status
  }
  return {
    newGuest,
    call,
    /** As many calls as the limit allows: the next one that it counts is refused. */
    reach: async (limit: LimitName, endpoint: Call, given: (nth: number) => Given | Promise<Given>): Promise<void> => {
      for (let nth = 0; nth < limitNamed(limit).most; nth++) await call(endpoint, await given(nth))
    },
  }
}

const send = (
  client: string,
  { method, path }: Call,
  { body, token, params = {}, query = '' }: Given,
): Promise<Response> => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
  return fetch(`${inject('productUrl')}${filled}${query}`, {
    method,
    headers: {
      'x-forwarded-for': client,
      'x-access-key': 'cairn-web',
      'idempotency-key': randomUUID(),
      locale: 'en-us',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

/** The shopper's own token, as the shop was last called with it. */
export const recordSession = (context: BrowserContext) => {
  let token: string | undefined
  context.on('request', (request) => {
    const [, sent] = /^Bearer (.+)$/.exec(request.headers()['authorization'] ?? '') ?? []
    token = sent ?? token
  })
  return {
    isKnown: (): boolean => token !== undefined,
    token: (): string => token ?? '',
  }
}
