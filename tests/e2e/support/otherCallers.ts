import { randomBytes, randomUUID } from 'node:crypto'
import { Schema } from 'effect'
import type { Page } from 'playwright'
import { inject } from 'vitest'
import { fetchToken } from '../../../contracts/api/account/sessionApi.ts'
import type { Endpoint } from '../../../contracts/api/endpoint.ts'
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
}

/** Somebody else behind the visitor's network address, without a browser. */
export const callerAt = (client: string) => ({
  /** As a new guest; answers with the HTTP status. */
  call: async (endpoint: Call, given: Given): Promise<number> => {
    const answer = await send(client, undefined, fetchToken, { body: {} })
    const { accessToken } = Schema.decodeUnknownSync(fetchToken.answer)(await answer.json())
    return (await send(client, accessToken, endpoint, given)).status
  },
})

const send = (
  client: string,
  token: string | undefined,
  { method, path }: Call,
  { body, params = {} }: Given,
): Promise<Response> => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
  return fetch(`${inject('productUrl')}${filled}`, {
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
