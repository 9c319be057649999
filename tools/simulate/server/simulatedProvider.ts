import type { Clock } from '../../../core/adapters/clock/Clock.ts'
import { challengeLifeMs, sessionLifeMs } from '../../../server/payment/PaymentProvider.ts'
import { testCards } from '../../../server/payment/builtInProvider.ts'
import type {
  Charge,
  ChargeAnswer,
  PaymentProvider,
  RefundAnswer,
  SessionAnswer,
  SessionAsked,
} from '../../../server/payment/PaymentProvider.ts'
import type { ChargeOutcome } from '../../../server/storage/tables/PaymentTables.ts'
import type { Chance } from '../Chance.ts'

/**
 * What happens to one call to the payment provider. forgets = it is done but never answered; lost = it never arrives.
 */
export type ProviderFate = 'fine' | 'slow' | 'lost' | 'forgets' | 'late'

/** `challenged`: its card required its holder (PAY-30). `at`: epoch ms. */
export type Charged = Charge & ChargeAnswer & { readonly challenged: boolean; readonly at: number }

export type SimulatedProvider = {
  /** The provider as one server process reaches it: answers arrive on that process's clock. */
  reach(clock: Clock): PaymentProvider
  fate: () => ProviderFate
  /** Everything that was ever charged or refused, in order. */
  readonly charges: readonly Charged[]
  /** PAY-33: charges whose challenge the shop has ended while the bank was still waiting for its shopper. */
  readonly endedEarly: readonly string[]
  /** What the shopper does on the bank's page; returns what the page gives the shop. The first answer counts. */
  answerChallenge(challengeId: string, answer: 'authorised' | 'refused'): string
  /** PAY-07: what the shopper says on the page of a session. The first answer counts. */
  answerSession(clientToken: string, answer: 'agreed' | 'refused'): void
  /** The maximum charge of a session's token, minor units: 0 before anybody has agreed; null for a card's token. */
  agreedTo(token: string): number | null
  /** The shopper's answer to the challenge of a charge, null if there is none yet. */
  answerTo(chargeId: string): 'authorised' | 'refused' | null
}

/** Shorter than the lease of an attempt, as `PaymentProvider` requires, ms. */
const giveUpMs = 20_000

/** Another company, in memory: the same key is charged once, whatever the network does. */
export const simulatedProvider = (world: Clock, chance: Chance): SimulatedProvider => {
  const charges: Charged[] = []
  const endedEarly: string[] = []
  const behaviours = new Map<string, ChargeOutcome>()
  const call = <T>(clock: Clock, work: () => T): Promise<T> =>
    new Promise((resolve, reject) => {
      const fate = provider.fate()
      clock.setTimer(giveUpMs, () => reject(new Error('The payment provider did not answer.')))
      if (fate === 'lost') return
      world.setTimer(
        fate === 'late' ? giveUpMs + 1_000 : fate === 'slow' ? 5_000 + chance.below(10_000) : 5 + chance.below(80),
        () => {
          try {
            const outcome = work()
            if (fate !== 'forgets') clock.setTimer(5, () => resolve(outcome))
          } catch (error) {
            clock.setTimer(5, () => reject(error instanceof Error ? error : new Error(String(error))))
          }
        },
      )
    })
  /** A charge waits under its own id, from which its challenge's id is made. */
  const answers = new Map<string, 'authorised' | 'refused'>()
  const resultOf = (chargeId: string): string => `result-of-${chargeId}`
  const conclude = (chargeId: string, result: string): ChargeAnswer => {
    const place = charges.findIndex((charge) => charge.chargeId === chargeId)
    const charge = charges[place]
    if (!charge) throw new Error('There is no such charge.')
    if (charge.outcome !== 'authenticate') return charge
    if (result === '' && world.now() < charge.at + challengeLifeMs) endedEarly.push(chargeId)
    const isAuthorised = answers.get(chargeId) === 'authorised' && result === resultOf(chargeId)
    const ended = { ...charge, outcome: isAuthorised ? ('charged' as const) : ('declined' as const) }
    charges[place] = ended
    return ended
  }
  const refund = (chargeId: string): RefundAnswer => {
    const charge = charges.find((made) => made.chargeId === chargeId && made.outcome === 'charged')
    if (!charge) throw new Error('There is nothing to refund.')
    return { refundId: `refund-of-${chargeId}`, amount: charge.amount }
  }
  /** The id, page and token of a session are derived from one name. */
  const sessions = new Map<string, SessionAsked & { readonly until: number; answer: 'agreed' | 'refused' | null }>()
  const openSession = (asked: SessionAsked) => {
    const name = `session-${sessions.size + 1}`
    const until = world.now() + sessionLifeMs
    sessions.set(name, { ...asked, until, answer: null })
    return { sessionId: name, clientToken: `page-of-${name}`, expiresAt: until }
  }
  const readSession = (sessionId: string): SessionAnswer => {
    const session = sessions.get(sessionId)
    if (session?.answer === 'agreed') return { state: 'agreed', token: `token-of-${sessionId}` }
    return { state: session?.answer ?? (session && session.until > world.now() ? 'open' : 'expired') }
  }
  const agreedTo = (token: string): number | null => {
    const session = sessions.get(token.slice('token-of-'.length))
    return session && token.startsWith('token-of-') ? (session.answer === 'agreed' ? session.amount : 0) : null
  }
  const outcomeOf = ({ token, amount }: Charge): ChargeOutcome => {
    const most = agreedTo(token)
    return most === null ? (behaviours.get(token) ?? 'declined') : amount <= most ? 'charged' : 'declined'
  }
  const chargeOnce = (charge: Charge): ChargeAnswer => {
    const first = charges.find(({ key }) => key === charge.key)
    if (
      first &&
      (first.token !== charge.token || first.amount !== charge.amount || first.currency !== charge.currency)
    ) {
      throw new Error('This key was used for another charge.')
    }
    if (first) return first
    const outcome = outcomeOf(charge)
    const made = {
      ...charge,
      chargeId: `charge-${charges.length + 1}`,
      outcome,
      amount: charge.amount,
      challenged: outcome === 'authenticate',
      at: world.now(),
    }
    charges.push(made)
    return made
  }
  const answerOf = ({ chargeId, outcome, amount }: ChargeAnswer): ChargeAnswer => ({
    chargeId,
    outcome,
    amount: outcome === 'charged' ? amount : 0,
    ...(outcome === 'authenticate' ? { challengeId: `challenge-${chargeId}` } : {}),
  })
  const provider: SimulatedProvider = {
    charges,
    endedEarly,
    fate: () => 'fine',
    agreedTo,
    answerSession: (clientToken, answer) => {
      const session = sessions.get(clientToken.slice('page-of-'.length))
      if (session && session.until > world.now()) session.answer ??= answer
    },
    answerTo: (chargeId) => answers.get(chargeId) ?? null,
    answerChallenge: (challengeId, answer) => {
      const chargeId = challengeId.slice('challenge-'.length)
      if (!answers.has(chargeId)) answers.set(chargeId, answer)
      return resultOf(chargeId)
    },
    reach: (clock) => ({
      tokenise: ({ number }) =>
        call(clock, () => {
          const token = `token-${behaviours.size + 1}`
          behaviours.set(token, testCards.get(number) ?? 'charged')
          return { token, brand: 'visa', last4: number.slice(-4) }
        }),
      charge: (charge) => call(clock, () => answerOf(chargeOnce(charge))),
      openSession: (asked) => call(clock, () => openSession(asked)),
      readSession: (sessionId) => call(clock, () => readSession(sessionId)),
      refund: (chargeId) => call(clock, () => refund(chargeId)),
      refundPart: ({ chargeId, key, amount }) =>
        call(clock, () => ({ refundId: `refund-of-${key}`, amount: Math.min(amount, refund(chargeId).amount) })),
      conclude: ({ chargeId, result }) => call(clock, () => answerOf(conclude(chargeId, result))),
    }),
  }
  return provider
}
