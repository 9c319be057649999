import { randomUUID } from 'node:crypto'
import { attacksOf, weakIf } from '../Attack.ts'
import type { Attack, Ground, Verdict, Weakness } from '../Attack.ts'
import type { RawClient } from '../rawClient.ts'
import {
  askToSignIn,
  errorIdOf,
  guestOf,
  jsonOf,
  must,
  newConsumer,
  newPkce,
  nobody,
  paths,
  tokensOf,
} from '../visitor.ts'
import type { Pkce } from '../visitor.ts'
import { exchange, profileStatus, renew } from './exchange.ts'
import type { Code } from './exchange.ts'

const codeOf = async (
  client: RawClient,
  { email, password }: { email: string; password: string },
  pkce: Pkce,
): Promise<Code> => jsonOf(must(await askToSignIn(nobody(client), email, password, pkce), 200)) as Code

/** Each code is tried once with something wrong, and then with everything right: a wrong attempt burns it. */
const pkceMisused = async ({ client }: Ground): Promise<Verdict> => {
  const from = client()
  const owner = await newConsumer(from)
  const wrong: readonly (readonly [string, (code: Code, pkce: Pkce) => object])[] = [
    ['another verifier', (code) => ({ ...code, codeVerifier: newPkce().verifier })],
    ['no verifier', (code) => code],
    ['the challenge as the verifier (plain)', (code, { challenge }) => ({ ...code, codeVerifier: challenge })],
    ['another state', (code, { verifier }) => ({ ...code, st: 'x', codeVerifier: verifier })],
  ]
  const weaknesses: Weakness[] = []
  for (const [what, bodyOf] of wrong) {
    const pkce = newPkce()
    const code = await codeOf(from, owner, pkce)
    const first = await exchange(from, bodyOf(code, pkce))
    const second = await exchange(from, { ...code, codeVerifier: pkce.verifier })
    const request = `POST ${paths.token} {"authorizationCode":"<good>",…} with ${what}`
    weaknesses.push(
      ...weakIf(first.status === 200, `a code became a session with ${what}`, request),
      ...weakIf(second.status === 200, 'the code still worked after a wrong try', request),
    )
  }
  const short = await askToSignIn(nobody(from), owner.email, owner.password, { verifier: 'x', challenge: 'x' })
  weaknesses.push(
    ...weakIf(
      short.status === 200,
      'a challenge of one letter was taken',
      `POST ${paths.signIn} {…"codeChallenge":"x"}`,
    ),
  )
  return { figures: `${wrong.length + 1} ways tried`, weaknesses }
}

const codeTwice = async ({ client }: Ground): Promise<Verdict> => {
  const from = client()
  const pkce = newPkce()
  const owner = await newConsumer(from)
  const body = { ...(await codeOf(from, owner, pkce)), codeVerifier: pkce.verifier }
  const session = tokensOf(from, must(await exchange(from, body), 200))
  const again = await exchange(client(), body)
  const after = await profileStatus(session)
  const renewed = await renew(from, session.refreshToken)
  const request = `POST ${paths.token} {"authorizationCode":"<used>","codeVerifier":"<right>",…}, and then GET ${paths.profile} with the token of its first use`
  return {
    figures: `second use ${again.status} ${errorIdOf(again)}, token of the first ${after}, its refresh token ${renewed.status}`,
    weaknesses: [
      ...weakIf(again.status === 200, 'a code worked twice', request),
      ...weakIf(
        after === 200 || renewed.status === 200,
        'the tokens of a code that was used twice stay valid',
        request,
      ),
    ],
  }
}

const sameKey = async ({ client, victim }: Ground): Promise<Verdict> => {
  const from = client()
  const owner = await newConsumer(from)
  const key = randomUUID()
  const body = { productId: victim.goods.sku, qty: 1 }
  must(await owner.call('POST', paths.cartWithItem, body, key), 201)
  const guest = await guestOf(from)
  must(await guest.call('POST', paths.cartWithItem, body, key), 201)
  const pkce = newPkce()
  const code = jsonOf(must(await askToSignIn(guest, owner.email, owner.password, pkce), 200)) as Code
  const answer = await exchange(from, { ...code, codeVerifier: pkce.verifier })
  const request = `POST ${paths.cartWithItem} with one idempotency-key by the account and by a guest, who then signs in to the account: POST ${paths.token}`
  return {
    figures: `the exchange ${answer.status} ${errorIdOf(answer)}`,
    weaknesses: weakIf(
      answer.status !== 200,
      `the guest cannot sign in to the account: ${answer.status} ${errorIdOf(answer)}`,
      request,
    ),
  }
}

const attack = attacksOf('sessions', { requests: 80, seconds: 60 })

export const codeAttacks: readonly Attack[] = [
  attack(
    'pkce',
    'Codes with a wrong, missing or plain verifier, another state, or a short challenge.',
    'Only verifier and state of the same sign-in make a code a session, and a wrong try burns it.',
    pkceMisused,
  ),
  attack(
    'code-twice',
    'An authorization code is used twice.',
    'The second use revokes the tokens of the first (RFC 6749 §4.1.2).',
    codeTwice,
  ),
  attack(
    'same-key-sign-in',
    'Guest and account use one idempotency key, and then the guest signs in.',
    'The guest can sign in.',
    sameKey,
  ),
]
