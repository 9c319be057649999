import type { Draft } from 'immer'
import { newShop } from '../../domain/shop/shop.ts'
import type { Shop } from '../../domain/shop/shop.ts'
import type { Evolve } from '../evolve.ts'
import type { AccountEvent } from './accountEvents.ts'

export const evolveAccount: Evolve<AccountEvent> = {
  'v1.SignedIn': (shop, { site, consumerType, at, basketId, owesTerms = false }) => {
    shop.account.signedIn = [...others(shop, site), { site, consumerType, at, ...(owesTerms ? { owesTerms } : {}) }]
    shop.account.left = null
    if (shop.account.associate) delete shop.account.associate.agentUntil
    shop.standing.consumerType = consumerType
    shop.favorites.refresh = { id: `sign-in-${at}`, read: [] }
    shop.saved.refresh = { id: `sign-in-${at}`, read: [] }
    if (basketId !== null) shop.cart.refresh = { id: `sign-in-${at}`, basketId }
  },
  /** AUTH-18: the basket has another price from now on. */
  'v1.EmployeeTermsAccepted': (shop, { site, at }) => {
    for (const entry of shop.account.signedIn) if (entry.site === site) delete entry.owesTerms
    if (shop.cart.basket) shop.cart.refresh = { id: `terms-${at}`, basketId: shop.cart.basket.basketId }
  },
  'v1.SignedOut': (shop, { site, at, reason, remaining, associate = null }) => {
    const { offersFavorites } = shop.standing
    Object.assign(shop, newShop())
    shop.standing.offersFavorites = offersFavorites
    shop.account = { signedIn: [...remaining], left: { site, at, reason }, associate }
  },
  'v1.SessionLost': (shop, { site, at }) => {
    if (shop.account.associate) delete shop.account.associate.agentUntil
    shop.account.signedIn = others(shop, site)
    shop.standing.consumerType = 'GUEST'
    shop.account.left = { site, at, reason: 'ended' }
  },
  'v1.AssociateSessionStarted': (shop, { session }) => {
    shop.account.associate = session
  },
  'v1.AssociateActive': (shop, { at }) => {
    if (shop.account.associate) shop.account.associate.activeAt = at
  },
}

const others = ({ account }: Draft<Shop>, site: string) => account.signedIn.filter((entry) => entry.site !== site)
