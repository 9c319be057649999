import type { Clock } from '../../../core/adapters/clock/Clock.ts'
import { testCards } from '../../../server/payment/testCards.ts'
import type { Charge, ChargeAnswer, ChargeOutcome, PaymentProvider } from '../../../server/payment/PaymentProvider.ts'
import type { Chance } from '../Chance.ts'

/** What becomes of one call to the payment company. forgets = done, and never answered; lost = it never came. */
export type ProviderFate = 'fine' | 'slow' | 'lost' | 'forgets' | 'late'

/** `challenged`: its card asked for its holder (PAY-30). */
export type Charged = Charge & ChargeAnswer & { readonly challenged: boolean }

export type SimulatedProvider = {
  /** The provider as one server process reaches it: answers come on that process's clock. */
  reach(clock: Clock): PaymentProvider
  fate: () => ProviderFate
  /** Everything that was ever charged or refused, in order. */
  readonly charges: readonly Charged[]
  /** What the shopper does on the bank's page; gives what the page gives the shop. The first answer counts. */
  answerChallenge(challengeId: string, answer: 'authorised' | 'refused'): string
  /** The shopper's answer to the challenge of a charge, null while there is none. */
  answerTo(chargeId: string): 'authorised' | 'refused' | null
}

/** Shorter than the lease of an attempt, as `PaymentProvider` asks, ms. */
const giveUpMs = 20_000

/** Another company, in memory: the same key is charged once, whatever the network does. */
export const simulatedProvider = (world: Clock, chance: Chance): SimulatedProvider => {
  const charges: Charged[] = []
  const behaviours = new Map<string, ChargeOutcome>()
  const call = <T>(clock: Clock, work: () => T): Promise<T> =>
    new Promise((resolve, reject) => {
      const fate = provider.fate()
      clock.setTimer(giveUpMs, () => reject(new Error('The payment provider did not answer.')))
      if (fate === 'lost') return
      world.setTimer(fate === 'late' ? giveUpMs + 1_000 : fate === 'slow' ? 5_000 + chance.below(10_000) : 5 + chance.below(80), () => {
        try {
          const outcome = work()
          if (fate !== 'forgets') clock.setTimer(5, () => resolve(outcome))
        } catch (error) {
          clock.setTimer(5, () => reject(error instanceof Error ? error : new Error(String(error))))
        }
      })
    })
  /** A charge waits under its own id; the id of its challenge is made of it. */
  const answers = new Map<string, 'authorised' | 'refused'>()
  const resultOf = (chargeId: string): string => `result-of-${chargeId}`
  const conclude = (chargeId: string, result: string): ChargeAnswer => {
    const place = charges.findIndex((charge) => charge.chargeId === chargeId)
    const charge = charges[place]
    if (!charge) throw new Error('There is no such charge.')
    if (charge.outcome !== 'authenticate') return charge
    const isAuthorised = answers.get(chargeId) === 'authorised' && result === resultOf(chargeId)
    const ended = { ...charge, outcome: isAuthorised ? ('charged' as const) : ('declined' as const) }
    charges[place] = ended
    return ended
  }
  const chargeOnce = (charge: Charge): ChargeAnswer => {
    const first = charges.find(({ key }) => key === charge.key)
    if (first && (first.token !== charge.token || first.amount !== charge.amount || first.currency !== charge.currency)) {
      throw new Error('This key was used for another charge.')
    }
    if (first) return first
    const outcome = behaviours.get(charge.token) ?? 'declined'
    const made = { ...charge, chargeId: `charge-${charges.length + 1}`, outcome, amount: charge.amount, challenged: outcome === 'authenticate' }
    charges.push(made)
    return made
  }
  const told = ({ chargeId, outcome, amount }: ChargeAnswer): ChargeAnswer => ({
    chargeId,
    outcome,
    amount: outcome === 'charged' ? amount : 0,
    ...(outcome === 'authenticate' ? { challengeId: `challenge-${chargeId}` } : {}),
  })
  const provider: SimulatedProvider = {
    charges,
    fate: () => 'fine',
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
      charge: (charge) => call(clock, () => told(chargeOnce(charge))),
      conclude: ({ chargeId, result }) => call(clock, () => told(conclude(chargeId, result))),
    }),
  }
  return provider
}
