import type { Evolve } from '../evolve.ts'
import type { ConsentEvent } from './consentEvents.ts'

export const evolveConsent: Evolve<ConsentEvent> = {
  'v1.ConsentGiven': (state, { categories, policyVersion, at }) => {
    state.consent = { categories: [...categories], policyVersion, at }
  },
}
