import { randomBytes, randomUUID } from 'node:crypto'
import { Schema } from 'effect'
import type { Page } from 'playwright'
import { inject } from 'vitest'
import { fetchToken } from '../../../contracts/api/account/sessionApi.ts'
import type { Endpoint } from '../../../contracts/api/endpoint.ts'
import { limitNamed } from '../../../server/limits/limitTable.ts'
import type { LimitName } from '../../../server/limits/limitTable.ts'
import type { Visitor } from './browser.ts'

/** A network that no other test uses, in the range for examples. */
export const newClient = (): string => {
  const [first, second] = [randomBytes(2).toString('hex'), randomBytes(2).toString('hex')]
  return `2001:db8:${first}:${second}::1`
}

type Call = Pick<Endpoint, 'method' | 'path'>

type Given = {
  readonly body?: unknown
  readonly params?: Readonly<Record<string, string>>
  readonly query?: string
}

/** Somebody else behind the visitor's network address, without a browser. */
export const callerAt = (client: string) => {
  const newGuest = async (): Promise<string> => {
    const answer = await send(client, undefined, fetchToken, { body: {} })
    return Schema.decodeUnknownSync(fetchToken.answer)(await answer.json()).accessToken
  }
  return {
    /** As a new guest; answers with the HTTP status. */
    call: async (endpoint: Call, given: Given): Promise<number> =>
      (await send(client, await newGuest(), endpoint, given)).status,
    /**
     * As many calls as the limit allows: the next one that it counts is refused. A new guest for every ten, so that no
     * limit of a session is met first.
     */
    reach: async (limit: LimitName, endpoint: Call, given: (nth: number) => Given): Promise<void> => {
      let token = ''
      for (let nth = 0; nth < limitNamed(limit).most; nth++) {
        if (nth % 10 === 0) token = await newGuest()
        await send(client, token, endpoint, given(nth))
      }
    },
  }
}

const send = (
  client: string,
  token: string | undefined,
  { method, path }: Call,
  { body, params = {}, query = '' }: Given,
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

/** The same device on another network, where nobody has reached the limit: as if the wait were over. */
export const goElsewhere = ({ context }: Pick<Visitor, 'context'>): Promise<void> =>
  context.setExtraHTTPHeaders({ 'x-forwarded-for': newClient() })

export const someEmail = (): string => `idris-${randomUUID()}@example.com`

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click()
