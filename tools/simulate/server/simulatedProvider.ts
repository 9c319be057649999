import type { Clock } from '../../../core/adapters/clock/Clock.ts'
import { testCards } from '../../../server/payment/testCards.ts'
import type { Charge, ChargeAnswer, ChargeOutcome, PaymentProvider } from '../../../server/payment/PaymentProvider.ts'
import type { Chance } from '../Chance.ts'

/** What becomes of one call to the payment company. forgets = done, and never answered; lost = it never came. */
export type ProviderFate = 'fine' | 'slow' | 'lost' | 'forgets' | 'late'

export type Charged = Charge & ChargeAnswer

export type SimulatedProvider = {
  /** The provider as one server process reaches it: answers come on that process's clock. */
  reach(clock: Clock): PaymentProvider
  fate: () => ProviderFate
  /** Everything that was ever charged or refused, in order. */
  readonly charges: readonly Charged[]
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
  const chargeOnce = (charge: Charge): ChargeAnswer => {
    const first = charges.find(({ key }) => key === charge.key)
    if (first && (first.token !== charge.token || first.amount !== charge.amount || first.currency !== charge.currency)) {
      throw new Error('This key was used for another charge.')
    }
    if (first) return first
    const outcome = behaviours.get(charge.token) ?? 'declined'
    const made = { ...charge, chargeId: `charge-${charges.length + 1}`, outcome, amount: charge.amount }
    charges.push(made)
    return made
  }
  const told = ({ chargeId, outcome, amount }: ChargeAnswer): ChargeAnswer => ({ chargeId, outcome, amount: outcome === 'charged' ? amount : 0 })
  const provider: SimulatedProvider = {
    charges,
    fate: () => 'fine',
    reach: (clock) => ({
      tokenise: ({ number }) =>
        call(clock, () => {
          const token = `token-${behaviours.size + 1}`
          behaviours.set(token, testCards.get(number) ?? 'charged')
          return { token, brand: 'visa', last4: number.slice(-4) }
        }),
      charge: (charge) => call(clock, () => told(chargeOnce(charge))),
    }),
  }
  return provider
}
