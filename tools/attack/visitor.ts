import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { defined } from '../../core/domain/fields/fields.ts'
import type { RawClient, Reply } from './rawClient.ts'

/** A caller of the commerce API, with a token or without. */
export type Visitor = {
  readonly client: RawClient
  readonly token: string | null
  readonly refreshToken: string | null
  /** `key`: a new one for every call by default. */
  readonly call: (
    method: string,
    path: string,
    body?: unknown,
    key?: string,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Reply>
}

export const paths = {
  token: '/token/v2/auth/token',
  signIn: '/consumers-v3/auth/signin',
  signUp: '/consumers-v3/auth/signup',
  profile: '/consumers-v3/consumer',
  cartWithItem: '/cart/v1/cartWithItem',
  coupon: '/cart/v1/coupon',
  prepare: '/cart/v1/cart/prepareOrder',
  order: '/cart/v2/checkout/order',
  giftCard: '/cart/v1/giftcard/balance',
  track: '/consumers-v3/consumer/TrackOrder',
  cancel: '/consumers-v3/consumer/CancelOrder',
} as const

export const visitorOf = (client: RawClient, token: string | null, refreshToken: string | null = null): Visitor => ({
  client,
  token,
  refreshToken,
  call: (method, path, body, key = randomUUID(), headers = {}) =>
    client.ask(method, path, {
      headers: {
        'x-access-key': 'cairn-web',
        locale: 'en-us',
        ...(method === 'GET' ? {} : { 'idempotency-key': key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
})

export const nobody = (client: RawClient): Visitor => visitorOf(client, null)

/** A guest with a token. */
export const guestOf = async (client: RawClient): Promise<Visitor> =>
  tokensOf(client, must(await nobody(client).call('POST', paths.token, {}), 200))

export const tokensOf = (client: RawClient, reply: Reply): Visitor => {
  const { accessToken, refreshToken } = jsonOf(reply) as { accessToken: string; refreshToken: string }
  return visitorOf(client, accessToken, refreshToken)
}

export type Pkce = { readonly verifier: string; readonly challenge: string }

export const newPkce = (): Pkce => {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

/** Signs in: a code and its state, or the server's refusal. */
export const askToSignIn = (
  who: Visitor,
  username: string,
  password: string,
  { challenge }: Pkce,
  device?: string,
): Promise<Reply> =>
  who.call('POST', paths.signIn, {
    username,
    password,
    codeChallenge: challenge,
    ...defined({ device }),
  })

/** A whole sign-in of `who`, or null; `last` is the last answer. */
export const signedIn = async (who: Visitor, username: string, password: string, device?: string): Promise<Visitor> => {
  const pkce = newPkce()
  const answer = must(await askToSignIn(who, username, password, pkce, device), 200)
  const { authorizationCode, st } = jsonOf(answer) as { authorizationCode: string; st: string }
  const exchanged = await nobody(who.client).call('POST', paths.token, {
    authorizationCode,
    st,
    codeVerifier: pkce.verifier,
  })
  return tokensOf(who.client, must(exchanged, 200))
}

/** Opens an account with the full form, which every locale accepts. */
export const signUpEntry = (email: string, password: string): object => ({
  email,
  password,
  firstName: 'Ada',
  lastName: 'Moss',
  birthDate: '1990-05-17',
  postalCode: '80302',
  isTermsConfirmed: true,
  termsConditionsAndPolicy: true,
})

/** A new account, signed in from the same address. */
export const newConsumer = async (
  client: RawClient,
  device?: string,
): Promise<Visitor & { readonly email: string; readonly password: string }> => {
  const email = `${randomUUID().slice(0, 13)}@example.com`
  const password = `Larch-${randomBytes(4).toString('hex')}-7`
  const guest = await guestOf(client)
  must(await guest.call('POST', paths.signUp, signUpEntry(email, password)), 201)
  return { ...(await signedIn(guest, email, password, device)), email, password }
}

export const jsonOf = ({ text }: Reply): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/** The code of a refusal, or ''. */
export const errorIdOf = (reply: Reply): string =>
  (jsonOf(reply) as { errorDetails?: readonly { errorId?: string }[] } | null)?.errorDetails?.[0]?.errorId ?? ''

/** The reply, if it has the status without which the attack cannot continue. */
export const must = (reply: Reply, status: number): Reply => {
  if (reply.status === status) return reply
  throw new Error(`expected ${status}, was answered ${reply.status} ${reply.text.slice(0, 200)}`)
}
