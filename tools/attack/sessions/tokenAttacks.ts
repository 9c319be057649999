import { randomBytes } from 'node:crypto'
import { attacksOf, weakIf } from '../Attack.ts'
import type { Attack, Ground, Verdict } from '../Attack.ts'
import { withItem } from '../basketCalls.ts'
import { errorIdOf, guestOf, must, newConsumer, paths, tokensOf, visitorOf } from '../visitor.ts'
import { profileStatus, renew } from './exchange.ts'

/** Thief and victim renew with the same token, one after the other, generation after generation. */
const inStep = async ({ client }: Ground): Promise<Verdict> => {
  const [home, away] = [client(), client()]
  const owner = await newConsumer(home)
  let [mine, theirs] = [owner.refreshToken, owner.refreshToken]
  let generations = 0
  const most = 6
  for (; generations < most; generations++) {
    const first = await renew(home, mine)
    const second = await renew(away, theirs)
    if (first.status !== 200 || second.status !== 200) break
    ;[mine, theirs] = [tokensOf(home, first).refreshToken, tokensOf(away, second).refreshToken]
  }
  const alive = [await renew(home, mine), await renew(away, theirs)].filter(({ status }) => status === 200).length
  const request = `POST ${paths.token} {"refreshToken":"<R0>"} by the victim, and again by the thief; and so on with what each is given`
  return {
    figures: `found after ${generations} generations${generations === most ? ' (not at all)' : ''}, ${alive} of the two still renew`,
    weaknesses: [
      ...weakIf(generations === most, `victim and thief lived side by side for ${most} generations`, request),
      ...weakIf(generations < most && alive > 0, 'the family was not revoked', request),
    ],
  }
}

const twoAhead = async ({ client }: Ground): Promise<Verdict> => {
  const from = client()
  const owner = await newConsumer(from)
  const second = tokensOf(from, must(await renew(from, owner.refreshToken), 200))
  const third = tokensOf(from, must(await renew(from, second.refreshToken), 200))
  const stolen = await renew(client(), owner.refreshToken)
  const after = [(await renew(from, third.refreshToken)).status, await profileStatus(third)]
  const request = `POST ${paths.token} {"refreshToken":"<used two renewals ago>"}`
  return {
    figures: `the old token ${stolen.status}, the family afterwards ${after.join(' and ')}`,
    weaknesses: [
      ...weakIf(stolen.status === 200, 'a token of two renewals ago still worked', request),
      ...weakIf(after.includes(200), 'the family stays valid', request),
    ],
  }
}

const forged = async ({ client }: Ground): Promise<Verdict> => {
  const from = client()
  const { token, refreshToken } = await guestOf(from)
  const good = token ?? ''
  const other = good.endsWith('a') ? 'b' : 'a'
  const none = Buffer.from('{"alg":"none"}').toString('base64url')
  const tokens = [
    good.slice(0, -1),
    good.slice(0, -1) + other,
    `${good}a`,
    good.toUpperCase(),
    refreshToken ?? '',
    randomBytes(32).toString('base64url'),
    `${none}.e30.`,
    'x'.repeat(5_000),
    "' or 1=1 --",
    'null',
    '{}',
  ]
  const taken: string[] = []
  for (const each of tokens) {
    const reply = await visitorOf(from, each).call('POST', paths.cartWithItem, { productId: 'x', qty: 1 })
    if (reply.status !== 401 && reply.status !== 431)
      taken.push(`${each.slice(0, 20)} → ${reply.status} ${errorIdOf(reply)}`)
  }
  return {
    figures: `${tokens.length} tokens tried`,
    weaknesses: weakIf(
      taken.length > 0,
      `accepted, or answered with a fault: ${taken.join('; ')}`,
      `POST ${paths.cartWithItem} with authorization: Bearer ${taken[0] ?? ''}`,
    ),
  }
}

/** Signing out ends this session and nothing else of the account. */
const signedOut = async ({ client, victim }: Ground): Promise<Verdict> => {
  const from = client()
  const owner = await newConsumer(from)
  await withItem(owner, victim.goods.sku)
  must(await owner.call('POST', '/consumers-v3/consumer/auth/signout', { refreshToken: owner.refreshToken }), 200)
  const after = [await profileStatus(owner), (await renew(from, owner.refreshToken)).status]
  return {
    figures: `access and refresh token afterwards ${after.join(' and ')}`,
    weaknesses: weakIf(
      after.includes(200),
      'a token outlives the sign-out',
      'POST /consumers-v3/consumer/auth/signout',
    ),
  }
}

const attack = attacksOf('sessions', { requests: 80, seconds: 60 })

export const tokenAttacks: readonly Attack[] = [
  attack(
    'refresh-in-step',
    'A thief renews in step with the victim.',
    'Reuse of an older generation revokes the family: the two do not live side by side (RFC 9700 §4.14.2).',
    inStep,
  ),
  attack('refresh-two-ahead', 'A refresh token of two renewals ago is used again.', 'It revokes the family.', twoAhead),
  attack(
    'forged-tokens',
    'Tokens cut, changed, of the other kind, unsigned, far too long.',
    'None of them is accepted (401).',
    forged,
  ),
  attack('sign-out', 'Tokens are used after the sign-out.', 'Neither works any more.', signedOut),
]
