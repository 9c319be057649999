import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Address } from '../../contracts/api/address.ts'
import { discountGroup, specialGroups } from '../../core/domain/account/specialGroups.ts'
import type { GroupBuyer } from '../../core/domain/account/specialGroups.ts'
import type { Coupon, CouponBenefit } from '../../core/domain/promotion/coupon.ts'
import type { CurrencyCode } from '../catalog/CatalogTables.ts'
import { capTaken } from '../consumer/special/capTaken.ts'
import { pointAddress } from '../store/pointAddress.ts'
import { athleteCreditId } from '../giftcard/athleteCredit.ts'
import { storeAddress } from '../store/storeAddress.ts'
import type { StoreTables } from '../store/StoreTables.ts'
import type { StoreDocument } from '../store/storeSearch.ts'
import type { PromotionTables } from '../promotion/PromotionTables.ts'
import type { Db } from '../storage/Tables.ts'
import { heldByOthers } from './holdStock.ts'

/** What a basket's figures need from the database beside the basket itself. */
export type Shelf = {
  /** Pieces by sku that can be sent. */
  readonly stock: ReadonlyMap<string, number>
  /** Pieces by sku that lie in `store`, without those held for other baskets. */
  readonly storeStock: ReadonlyMap<string, number>
  readonly coupons: ReadonlyMap<string, Coupon & { readonly frenchName: string }>
  /** Codes this customer has used in an order. */
  readonly redeemed: ReadonlySet<string>
  /** What is on the gift cards, rewards and credit of the basket, by id, in minor units; an expired one is not there. A reward code pays once (LOY-10). */
  readonly giftCards: ReadonlyMap<string, number>
  /** PAY-03, PAY-04: what an athlete has of this year's credit, minor units; 0 for everybody else. */
  readonly credit: number
  /** AUTH-18: who buys at a group's discount. */
  readonly buyer: GroupBuyer | null
  /** The collection point asked for. */
  readonly point: ShelfPoint | undefined
  /** STORE-02: the country has collection points. */
  readonly hasPoints: boolean
  /** The shopper's store, else the country's first; none where there are no stores. */
  readonly store: { readonly id: string; readonly name: string; readonly address: Address } | undefined
}

/** `mostPieces` null = any parcel. */
export type ShelfPoint = { readonly id: string; readonly name: string; readonly address: Address; readonly isOpen: boolean; readonly mostPieces: number | null }

export type Wanted = {
  readonly skus: readonly string[]
  readonly codes: readonly string[]
  readonly giftCards: readonly string[]
  /** Names a redemption could stand under. */
  readonly customers: readonly string[]
  /** Whose basket it is. */
  readonly subject: string
  readonly currency: CurrencyCode
  readonly country: string
  readonly storeId: string | undefined
  readonly pointId: string | undefined
  /** Its own held pieces are there for it. */
  readonly basketId: string
  /** Epoch ms */
  readonly now: number
}

/** All of it in one round trip; another one for whoever buys at a group's discount. */
export async function readShelf(db: Db, wanted: Wanted): Promise<Shelf> {
  const { country, storeId = '', pointId = '', now, basketId } = wanted
  const { rows } = await sql<Row>`with chosen as (select id, name, city, country, document from store
      where country = ${country} order by (id = ${storeId}) desc, id limit 1)
    select
    (select coalesce(jsonb_agg(jsonb_build_array(sku, available)), '[]') from stock where sku in (${list(wanted.skus)})) as stock,
    (select coalesce(jsonb_agg(jsonb_build_array(sku, greatest(0, available - ${heldByOthers(now, basketId)}))), '[]') from store_stock
      where store_id = (select id from chosen) and sku in (${list(wanted.skus)})) as store_stock,
    (select coalesce(jsonb_agg(to_jsonb(coupon)), '[]') from coupon where code in (${list(wanted.codes)})) as coupons,
    (select coalesce(jsonb_agg(code), '[]') from coupon_redemption
      where customer in (${list(wanted.customers)}) and code in (${list(wanted.codes)})) as redeemed,
    (select coalesce(jsonb_agg(jsonb_build_array(id, balance, issued, method)), '[]') from gift_card
      where id in (${list(wanted.giftCards)}) and coalesce(expires_at, ${now}::int8 + 1) > ${now}::int8) as gift_cards,
    (select jsonb_build_array(type, coalesce(terms_accepted_at, 0)) from consumer where id = ${wanted.subject}) as buyer,
    (select to_jsonb(collection_point) from collection_point where id = ${pointId} and country = ${country}) as point,
    exists (select 1 from collection_point where country = ${country}) as has_points,
    (select balance from gift_card where id = ${athleteCreditId(wanted.subject, wanted.currency, now)}) as credit,
    (select to_jsonb(chosen) from chosen) as store`.execute(db)
  const [row] = rows
  const group = row?.buyer ? discountGroup(row.buyer[0], row.buyer[1] > 0) : null
  return {
    stock: new Map(row?.stock),
    storeStock: new Map(row?.store_stock),
    coupons: new Map((row?.coupons ?? []).map((coupon) => [coupon.code, couponOf(coupon)])),
    redeemed: new Set(row?.redeemed),
    giftCards: new Map((row?.gift_cards ?? []).map(([id, balance, issued, method]) => [id, method === 'REWARD_CODE' && balance < issued ? 0 : balance])),
    credit: row?.buyer?.[0] === 'ATHLETE' ? (row.credit ?? specialGroups.ATHLETE.annualCredit) : 0,
    buyer: group && { type: group, spent: await capTaken(db, wanted) },
    point: row?.point ? { id: row.point.id, name: row.point.name, address: pointAddress(row.point), isOpen: row.point.is_open, mostPieces: row.point.most_pieces } : undefined,
    hasPoints: row?.has_points ?? false,
    store: row?.store ? { id: row.store.id, name: row.store.name, address: storeAddress(row.store) } : undefined,
  }
}

type Row = {
  readonly stock: readonly (readonly [string, number])[]
  readonly store_stock: readonly (readonly [string, number])[]
  readonly coupons: readonly Selectable<PromotionTables['coupon']>[]
  readonly redeemed: readonly string[]
  readonly gift_cards: readonly (readonly [id: string, balance: number, issued: number, method: string])[]
  readonly credit: number | null
  readonly buyer: readonly [type: string, termsAcceptedAt: number] | null
  readonly point: Selectable<StoreTables['collection_point']> | null
  readonly has_points: boolean
  readonly store: { readonly id: string; readonly name: string; readonly city: string; readonly country: string; readonly document: StoreDocument } | null
}

/** Never empty: `in ()` is no SQL. */
const list = (values: readonly string[]) => sql.join([...new Set([...values, ''])])

const couponOf = (row: Selectable<PromotionTables['coupon']>): Coupon & { readonly frenchName: string } => ({
  code: row.code,
  promotionId: row.promotion_id,
  promotionName: row.name,
  frenchName: row.french_name,
  benefit: benefitOf(row),
  oncePerCustomer: row.once,
  ...(row.valid_from === null ? {} : { validFrom: row.valid_from }),
  ...(row.valid_to === null ? {} : { validTo: row.valid_to }),
  ...(row.threshold === null ? {} : { threshold: row.threshold }),
  ...(row.country === null ? {} : { country: row.country }),
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
