import type { Draft } from 'immer'
import { defined } from '../../domain/fields/fields.ts'
import { initialState } from '../../domain/state/shopperState.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { Evolve } from '../evolve.ts'
import type { AccountEvent } from './accountEvents.ts'

export const evolveAccount: Evolve<AccountEvent> = {
  'v1.SignedIn': (state, { site, consumerType, programme, at, basketId, owesTerms = false }) => {
    const entry = { site, consumerType, at, ...defined({ programme }), ...(owesTerms ? { owesTerms } : {}) }
    state.account.signedIn = [...others(state, site), entry]
    state.account.left = null
    if (state.account.associate) delete state.account.associate.agentUntil
    state.standing.consumerType = consumerType
    state.favorites.refresh = { id: `sign-in-${at}`, read: [] }
    state.saved.refresh = { id: `sign-in-${at}`, read: [] }
    if (basketId !== null) state.cart.refresh = { id: `sign-in-${at}`, basketId }
  },
  /** AUTH-18: the basket's price changes from now on. */
  'v1.EmployeeTermsAccepted': (state, { site, at }) => {
    for (const entry of state.account.signedIn) if (entry.site === site) delete entry.owesTerms
    if (state.cart.basket) state.cart.refresh = { id: `terms-${at}`, basketId: state.cart.basket.basketId }
  },
  'v1.SignedOut': (state, { site, at, reason, remaining, associate = null }) => {
    const { offersFavorites } = state.standing
    Object.assign(state, initialState())
    state.standing.offersFavorites = offersFavorites
    state.account = { signedIn: [...remaining], left: { site, at, reason }, associate }
  },
  'v1.SessionLost': (state, { site, at }) => {
    if (state.account.associate) delete state.account.associate.agentUntil
    state.account.signedIn = others(state, site)
    state.standing.consumerType = 'GUEST'
    state.account.left = { site, at, reason: 'ended' }
  },
  'v1.AssociateSessionStarted': (state, { session }) => {
    state.account.associate = session
  },
  'v1.AssociateActive': (state, { at }) => {
    if (state.account.associate) state.account.associate.activeAt = at
  },
}

const others = ({ account }: Draft<ShopperState>, site: string) =>
  account.signedIn.filter((entry) => entry.site !== site)
