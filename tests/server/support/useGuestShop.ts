import type { AppDeps } from '../../../server/app.ts'
import { guestShop } from '../cart/guestShop.ts'
import type { GuestShop } from '../cart/guestShop.ts'
import { accountShop } from '../consumer/accountShop.ts'
import { closeAfterAll } from './closeAfterAll.ts'

/** `pieces`: how many of each variant there are, in the warehouse and in every American store. */
type Stocked = Partial<AppDeps> & { readonly pieces?: number }

/**
 * The shop of one test file, open until its last test, with a guest and `count` ordinary variants. `sku` is the first
 * of `skus`: `const { shop, guest, sku } = await useGuestShop(1)`
 */
export const useGuestShop = async <Count extends number = 0>(count?: Count, { pieces, ...deps }: Stocked = {}) =>
  withGuest(await closeAfterAll(guestShop(deps)), count, pieces)

/** The same with the demo accounts and the ways to sign in. */
export const useAccountShop = async <Count extends number = 0>(count?: Count, { pieces, ...deps }: Stocked = {}) =>
  withGuest(await closeAfterAll(accountShop(deps)), count, pieces)

const withGuest = async <Opened extends GuestShop, Count extends number>(
  shop: Opened,
  count?: Count,
  pieces?: number,
) => {
  const skus = await shop.ordinarySkus(count ?? 0, pieces)
  return { shop, guest: await shop.newGuest(), sku: skus[0] ?? '', skus: skus as unknown as Skus<Count> }
}

/** Exactly as many as requested, so that each of them is a string and not undefined. */
type Skus<Count extends number, Found extends readonly string[] = readonly []> = Found['length'] extends Count
  ? Found
  : Skus<Count, readonly [...Found, string]>
