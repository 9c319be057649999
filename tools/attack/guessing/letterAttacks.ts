import { randomUUID } from 'node:crypto'
import type { Attack, Ground, Verdict } from '../Attack.ts'
import { weakIf } from '../Attack.ts'
import type { RawClient, Reply } from '../rawClient.ts'
import { guestOf, nobody, paths } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'
import { guess, isLimited, limitVerdict } from './guess.ts'
import type { Expected } from './guess.ts'

const stranger = (): string => `${randomUUID()}@example.com`

type Flood = {
  readonly id: string
  readonly tries: string
  readonly promise: string
  readonly most: number
  readonly request: string
  readonly expected: Expected
  readonly who: (client: RawClient) => Promise<Visitor>
  /** Spreads the calls over guest tokens, so that only the address is left to count by. */
  readonly isSessionFresh?: true
  readonly send: (who: Visitor, nth: number) => Promise<Reply>
}

const asNobody = (client: RawClient): Promise<Visitor> => Promise.resolve(nobody(client))

/** Calls that one client repeats with a different name each time. */
const floods: readonly Flood[] = [
  {
    id: 'password-letters',
    tries: 'Password-reset letters to one address after another.',
    promise: 'After 60 letters, a client is refused with LIM429 and Retry-After.',
    most: 60,
    expected: [200],
    request: 'POST /consumers-v3/consumer/resetpassword {"email":"<stranger>"}',
    who: asNobody,
    send: (who) => who.call('POST', '/consumers-v3/consumer/resetpassword', { email: stranger() }),
  },
  {
    id: 'contact-letters',
    tries: 'Messages to the shop that name a stranger as their sender, who gets a letter for each.',
    promise: 'After 60 messages, a client is refused with LIM429 and Retry-After.',
    most: 60,
    expected: [200],
    request:
      'POST /consumers-v3/contactus {"category":"Orders and delivery","subject":"…","email":"<stranger>","message":"…"}',
    who: asNobody,
    send: (who) =>
      who.call('POST', '/consumers-v3/contactus', {
        category: 'Orders and delivery',
        subject: 'Where is my order?',
        email: stranger(),
        message: 'It has not come yet.',
      }),
  },
  {
    id: 'newsletters',
    tries: 'Newsletter subscriptions for one address after another.',
    promise: 'After 30 addresses, a guest is refused with LIM429 and Retry-After.',
    most: 30,
    expected: [200],
    request: 'POST /consumers-v3/consumer/subscription {"subscriptions":[{"recipient":"<stranger>",…}]}',
    who: guestOf,
    send: (who) =>
      who.call('POST', '/consumers-v3/consumer/subscription', {
        subscriptions: [
          {
            type: 'Newsletter',
            channel: 'email',
            optin: true,
            doubleOptin: false,
            recipient: stranger(),
            category: 'subscription',
          },
        ],
      }),
  },
  {
    id: 'lookup',
    tries: 'Asks for one address after another whether it has an account.',
    promise: 'After 20 addresses, a guest is refused with LIM429 and Retry-After.',
    most: 20,
    expected: [200],
    request: 'GET /consumers-v3/consumer/lookup?email=<guessed>',
    who: guestOf,
    send: (who) => who.call('GET', `/consumers-v3/consumer/lookup?email=${encodeURIComponent(stranger())}`),
  },
  {
    id: 'forged-forwarded-for',
    tries: 'The same with another X-Forwarded-For and Forwarded each time, from a peer that is not a trusted proxy.',
    promise: 'Addresses named by an untrusted peer are ignored: 60 addresses per client, whatever its guest tokens.',
    most: 60,
    expected: [200],
    request: 'GET /consumers-v3/consumer/lookup?email=<guessed> with x-forwarded-for: 203.0.113.<n>',
    who: guestOf,
    isSessionFresh: true,
    send: (who, nth) => {
      const forged = `203.0.113.${nth % 250}`
      const headers = { 'x-forwarded-for': forged, forwarded: `for=${forged}`, 'x-real-ip': forged }
      return who.call(
        'GET',
        `/consumers-v3/consumer/lookup?email=${encodeURIComponent(stranger())}`,
        undefined,
        undefined,
        headers,
      )
    },
  },
]

const flood =
  ({ most, request, expected, isSessionFresh, who, send }: Flood) =>
  async ({ client, isShort }: Ground): Promise<Verdict> => {
    const attacker = client()
    const visitors = isSessionFresh
      ? await Promise.all([who(attacker), who(attacker), who(attacker), who(attacker)])
      : [await who(attacker)]
    const guesses = await guess(isShort ? most + 15 : 5 * most, (nth) => send(visitors[nth % visitors.length]!, nth), 4)
    const served = await send(await who(client()), 0)
    const verdict = limitVerdict(guesses, most, expected, request)
    return {
      ...verdict,
      weaknesses: [...verdict.weaknesses, ...weakIf(isLimited(served), 'another client is refused as well', request)],
    }
  }

const guestTokens = async ({ client }: Ground): Promise<Verdict> => {
  const attacker = nobody(client())
  const guesses = await guess(3_100, () => attacker.call('POST', paths.token, {}))
  const served = await nobody(client()).call('POST', paths.token, {})
  const verdict = limitVerdict(guesses, 3_000, [200], `POST ${paths.token} {}`)
  return {
    ...verdict,
    weaknesses: [...verdict.weaknesses, ...weakIf(served.status !== 200, 'another client gets no token', '')],
  }
}

const challenges = async ({ anotherVictim }: Ground): Promise<Verdict> => {
  const { client } = await anotherVictim({ CAIRN_BOT_CHECK: 'on' })
  const attacker = client()
  const ask = (from: RawClient, nth: number): Promise<Reply> =>
    from.ask('POST', '/bot-check/challenge', {
      body: 'login',
      headers: { 'content-type': 'text/plain', 'x-forwarded-for': `203.0.113.${nth}` },
    })
  const { lookedAt, replies } = await guess(700, (nth) => ask(attacker, nth))
  const other = await ask(client(), 1)
  const request = 'POST /bot-check/challenge login, 700 times from one address with x-forwarded-for: 203.0.113.<n>'
  return {
    figures: `${lookedAt} of ${replies.length} challenges given, another client ${other.status}`,
    weaknesses: [
      ...weakIf(lookedAt > 600, `${lookedAt} challenges for one client`, request),
      ...weakIf(other.status !== 200, `another client gets no challenge: ${other.status}`, request),
    ],
  }
}

export const letterAttacks: readonly Attack[] = [
  ...floods.map((each): Attack => {
    const { id, tries, promise, most } = each
    const bound = { requests: 5 * most + 10, seconds: 60 }
    return {
      id,
      part: 'guessing',
      tries,
      promise,
      bound,
      short: { requests: most + 30, seconds: 60 },
      run: flood(each),
    }
  }),
  {
    id: 'guest-tokens',
    part: 'guessing',
    tries: 'One client requests endless guest tokens.',
    promise: 'After 3,000 tokens in ten minutes, a client is refused with LIM429 and Retry-After; others are served.',
    bound: { requests: 3_110, seconds: 120 },
    short: null,
    run: guestTokens,
  },
  {
    id: 'bot-check-challenges',
    part: 'guessing',
    tries: 'One client requests bot-check challenges under forged addresses, so that nobody else can order.',
    promise: 'A client gets at most 600 challenges in ten minutes, and other clients get theirs.',
    bound: { requests: 710, seconds: 60 },
    short: null,
    needs: 'own server',
    run: challenges,
  },
]
