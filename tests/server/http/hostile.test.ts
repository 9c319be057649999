import { Arbitrary, Effect, Schema } from 'effect'
import { describe, expect, test } from 'vitest'
import { createCartWithItem } from '../../../contracts/api/cart/cartApi.ts'
import type { Endpoint } from '../../../contracts/api/endpoint.ts'
import { isOperatorKind } from '../../../contracts/capabilities.ts'
import { fetchToken, signOut } from '../../../contracts/api/account/sessionApi.ts'
import { registry } from '../../../server/http/registry.ts'
import { newId } from '../../../server/storage/newId.ts'
import { accountShop } from '../consumer/accountShop.ts'
import { openConcurrentStorage } from '../support/openTestStorage.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { defined } from '../../../core/domain/fields/fields.ts'

const shop = await closeAfterAll(accountShop({ storage: await openConcurrentStorage() }))
const member = await shop.newConsumer('LOYALTY')
const [productId = ''] = await shop.ordinarySkus(1)
const { basketId, items } = await member.done(createCartWithItem, { query: {}, body: { productId, qty: 1 } })
/** What exists, so that a call gets as far as possible. */
const known: Readonly<Record<string, string>> = { basketId, cartId: basketId, productId, itemId: items[0]!.itemId }

const endpoints: readonly Endpoint[] = registry.map(({ endpoint }) => endpoint)
const places = ['params', 'query', 'body'] as const
type Request = { [Place in (typeof places)[number]]?: unknown }

/** A request that the contract accepts, in wire format. */
const requestTo = (endpoint: Endpoint, seed: number): Request =>
  Object.fromEntries(
    places.flatMap((place) => {
      const schema = endpoint[place] as Schema.Codec<unknown> | undefined
      if (schema === undefined) return []
      const [value] = Effect.runSync(Arbitrary.sampleEffect(Arbitrary.schema(schema), { count: 1, seed }))
      return [[place, withKnown(Schema.encodeUnknownSync(schema)(value))]]
    }),
  )

const withKnown = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withKnown)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      typeof item === 'string' && key in known ? known[key] : withKnown(item),
    ]),
  )
}

/** The request once for every text in it, with that text replaced. */
const withText = (value: unknown, text: string): readonly unknown[] => {
  if (typeof value === 'string') return [text]
  if (Array.isArray(value))
    return value.flatMap((item, at) => withText(item, text).map((changed) => value.with(at, changed)))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    withText(item, text).map((changed) => ({ ...value, [key]: changed })),
  )
}

const send = ({ method, path }: Endpoint, { params = {}, query = {}, body }: Request, token: string) => {
  const place = Object.entries(params as Record<string, string>).reduce<string>(
    (so, [name, value]) => so.replace(`{${name}}`, encodeURIComponent(Buffer.from(value).toString())),
    path,
  )
  const search = new URLSearchParams(
    Object.entries(query as Record<string, unknown>).map(([name, value]) => [name, String(value)]),
  )
  return shop.call(method, `${place}?${search.toString()}`, {
    token,
    key: newId(),
    ...defined({ body }),
  })
}

describe('any call of the shop', () => {
  test.each([
    ['SQL', "'; drop table consumer; --"],
    ['script', '"><script>alert(1)</script>'],
    ['what a template or a terminal may act on', '{{7*7}}${7*7}%00\u202E\uD83E\uDD7E\uD800'],
    ['far too much', 'x'.repeat(5_000)],
  ])(
    'AUTH-32 ERR-01 with %s in any of its texts gives an answer or a message, without that text and without a 5xx',
    async (_what, text) => {
      const faults: string[] = []
      let asked = 0
      for (const endpoint of endpoints) {
        if (endpoint === signOut || endpoint === fetchToken) continue
        for (const request of withText(requestTo(endpoint, 7), text)) {
          asked += 1
          const answer = await send(endpoint, request as Request, member.token)
          if (
            answer.status >= 500 ||
            answer.error?.message.includes(text) === true ||
            (answer.headers.get('content-type')?.includes('html') === true && answer.text.includes('<script>alert'))
          )
            faults.push(
              `${endpoint.id} ${answer.status} ${answer.text.slice(0, 200)} to ${JSON.stringify(request).slice(0, 300)}`,
            )
        }
      }
      expect(faults).toEqual([])
      expect(asked).toBeGreaterThan(200)
      expect(
        (
          await member.ask(
            endpoints.find(({ id }) => id === 'API-043')!,
            { query: {} },
          )
        ).status,
      ).toBe(200)
    },
  )

  test('AUTH-32 AUTH-05 refuses a token that was changed, cut, lengthened or is of the other kind', async () => {
    const { accessToken, refreshToken } = member.tokens
    const other = accessToken.at(-1) === 'a' ? 'b' : 'a'
    const forged = [
      accessToken.slice(0, -1),
      accessToken.slice(0, -1) + other,
      `${accessToken}a`,
      accessToken.toUpperCase(),
      refreshToken,
      'x'.repeat(4_000),
      '..',
      "' or 1=1 --",
    ]
    const guarded = endpoints.filter(({ who }) => who !== 'public' && who !== 'beacon' && !isOperatorKind(who))
    for (const token of forged)
      for (const endpoint of guarded) {
        expect(
          (await send(endpoint, requestTo(endpoint, 7), token)).error?.errorId,
          `${endpoint.id} ${token.length}`,
        ).toBe('AUT404')
      }
    for (const refresh of [...forged.filter((token) => token !== refreshToken), accessToken, refreshToken.slice(1)])
      expect(
        (await shop.call('POST', fetchToken.path, { body: { refreshToken: refresh } })).status,
      ).toBeGreaterThanOrEqual(400)
    expect((await shop.call('POST', fetchToken.path, { body: { refreshToken } })).status).toBe(200)
  })

  test('ERR-01 refuses a body of 10 MB with a message before it is read', async () => {
    const body = JSON.stringify({ message: 'x'.repeat(10_000_000) })
    for (const endpoint of endpoints.filter(
      ({ body: takes, who }) => takes && who !== 'agent' && !isOperatorKind(who),
    )) {
      const answer = await shop.call(endpoint.method, endpoint.path.replaceAll(/\{\w+\}/g, 'x'), {
        token: member.token,
        key: newId(),
        body,
      })
      expect(answer.status, endpoint.id).toBe(413)
      const most = Math.floor((endpoint.mostBytes ?? 65_536) / 1024)
      expect(answer.error?.message, endpoint.id).toBe(`The body is larger than ${most} kB.`)
    }
  })
})
