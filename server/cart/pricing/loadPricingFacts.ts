import type { Selectable } from 'kysely'
import type { Address } from '../../../contracts/api/entities/address.ts'
import { discountGroup, specialGroups } from '../../../core/domain/account/specialGroups.ts'
import type { GroupBuyer } from '../../../core/domain/account/specialGroups.ts'
import { defined } from '../../../core/domain/fields/fields.ts'
import type { Coupon, CouponBenefit } from '../../../core/domain/promotion/coupon.ts'
import type { Language } from '../../storage/tables/CatalogTables.ts'
import type { PromotionTables } from '../../storage/tables/PromotionTables.ts'
import type { Db } from '../../storage/Tables.ts'
import { pointAddress } from '../../store/pointSearch.ts'
import { storeAddress } from '../../store/storeSearch.ts'
import type { MoreNeeds } from './needsOf.ts'
import { pricingFactsSelect } from './pricingFactsSelect.ts'
import type { PricingFactsRow, PricingOwner } from './pricingFactsSelect.ts'

/** What a basket's figures need from the database in addition to the basket. */
export type PricingFacts = {
  /** Pieces by sku that can be shipped. */
  readonly stock: ReadonlyMap<string, number>
  /** Pieces by sku in `store`, without those held for other baskets. */
  readonly storeStock: ReadonlyMap<string, number>
  readonly coupons: ReadonlyMap<string, NamedCoupon>
  /** Codes that this customer has used in an order. */
  readonly redeemed: ReadonlySet<string>
  /**
   * Balances of the basket's gift cards, rewards and credit by id, in minor units; expired ones are left out. A reward
   * code pays once (LOY-10).
   */
  readonly giftCards: ReadonlyMap<string, number>
  /** PAY-03, PAY-04: what an athlete has left of this year's credit, minor units; 0 for everyone else. */
  readonly credit: number
  /** AUTH-18: who buys with a group's discount. */
  readonly buyer: GroupBuyer | null
  /** The requested collection point. */
  readonly point: PricingPoint | undefined
  /** STORE-02: whether the country has collection points. */
  readonly hasPoints: boolean
  /** The shopper's store, else the country's first one; none where there are no stores. */
  readonly store: { readonly id: string; readonly name: string; readonly address: Address } | undefined
}

/** `names`: its name, in the languages that have one of their own. */
type NamedCoupon = Coupon & { readonly names: Readonly<Partial<Record<Language, string>>> }

/** `mostPieces` null = any parcel. */
export type PricingPoint = {
  readonly id: string
  readonly name: string
  readonly address: Address
  readonly isOpen: boolean
  readonly mostPieces: number | null
}

/** All of it in one round trip. `more` = facts beyond what the owner needs. */
export const loadPricingFacts = async (
  db: Db,
  owner: PricingOwner,
  more: MoreNeeds,
  now: number,
): Promise<PricingFacts> => {
  const { rows } = await pricingFactsSelect(owner, more, now).execute(db)
  return pricingFactsOfRow(rows[0])
}

export const pricingFactsOfRow = (row: PricingFactsRow | undefined): PricingFacts => {
  const group = row?.buyer ? discountGroup(row.buyer[0], row.buyer[1] > 0) : null
  return {
    stock: piecesOf(row?.stock),
    storeStock: piecesOf(row?.store_stock),
    coupons: new Map((row?.coupons ?? []).map((coupon) => [coupon.code, couponOf(coupon)])),
    redeemed: new Set(row?.redeemed),
    giftCards: new Map(
      (row?.gift_cards ?? []).map(([id, balance, issued, method]) => [
        id,
        method === 'REWARD_CODE' && balance < issued ? 0 : balance,
      ]),
    ),
    credit: row?.buyer?.[0] === 'ATHLETE' ? (row.credit ?? specialGroups.ATHLETE.annualCredit) : 0,
    buyer: group && { type: group, spent: row?.spent ?? 0 },
    point: row?.point
      ? {
          id: row.point.id,
          name: row.point.name,
          address: pointAddress(row.point),
          isOpen: row.point.is_open,
          mostPieces: row.point.most_pieces,
        }
      : undefined,
    hasPoints: row?.has_points ?? false,
    store: row?.store ? { id: row.store.id, name: row.store.name, address: storeAddress(row.store) } : undefined,
  }
}

const piecesOf = (rows: PricingFactsRow['stock'] = []): ReadonlyMap<string, number> =>
  new Map(rows.flatMap(([sku, pieces]) => (pieces === null ? [] : [[sku, pieces] as const])))

const couponOf = (row: Selectable<PromotionTables['coupon']>): NamedCoupon => ({
  code: row.code,
  promotionId: row.promotion_id,
  promotionName: row.name,
  names: { fr: row.french_name, ...row.names },
  benefit: benefitOf(row),
  oncePerCustomer: row.once,
  ...defined({
    validFrom: row.valid_from ?? undefined,
    validTo: row.valid_to ?? undefined,
    threshold: row.threshold ?? undefined,
    country: row.country ?? undefined,
  }),
})

const benefitOf = ({ benefit, amount }: Selectable<PromotionTables['coupon']>): CouponBenefit => {
  switch (benefit) {
    case 'percentOffOrder':
      return { kind: benefit, basisPoints: amount }
    case 'amountOffOrder':
      return { kind: benefit, minor: amount }
    case 'freeShipping':
      return { kind: benefit }
  }
}
