import { sql } from 'kysely'
import type { RawBuilder, Selectable } from 'kysely'
import type { Address } from '../../contracts/api/address.ts'
import { discountGroup, specialGroups, yearStart } from '../../core/domain/account/specialGroups.ts'
import type { GroupBuyer } from '../../core/domain/account/specialGroups.ts'
import type { Coupon, CouponBenefit } from '../../core/domain/promotion/coupon.ts'
import type { CurrencyCode } from '../catalog/CatalogTables.ts'
import { undone } from '../consumer/special/spentThisYear.ts'
import { pointAddress } from '../store/pointAddress.ts'
import { athleteCreditOf } from '../giftcard/athleteCredit.ts'
import { storeAddress } from '../store/storeAddress.ts'
import type { StoreTables } from '../store/StoreTables.ts'
import type { StoreDocument } from '../store/storeSearch.ts'
import type { PromotionTables } from '../promotion/PromotionTables.ts'
import type { Db } from '../storage/Tables.ts'
import { heldByOthers } from './holdStock.ts'
import type { MoreNeeds, PricingNeeds } from './PricingNeeds.ts'

/** What a basket's figures need from the database beside the basket itself. */
export type PricingFacts = {
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
  readonly point: PricingPoint | undefined
  /** STORE-02: the country has collection points. */
  readonly hasPoints: boolean
  /** The shopper's store, else the country's first; none where there are no stores. */
  readonly store: { readonly id: string; readonly name: string; readonly address: Address } | undefined
}

/** `mostPieces` null = any parcel. */
export type PricingPoint = {
  readonly id: string
  readonly name: string
  readonly address: Address
  readonly isOpen: boolean
  readonly mostPieces: number | null
}

/** SQL of one row, in parentheses: whose shelf it is. `id` is the basket's, whose own held pieces are there for it; `needs` are `PricingNeeds`. */
export type PricingOwner = RawBuilder<unknown>

type Owner = {
  readonly id: string
  readonly subject: string
  readonly country: string
  readonly currency: CurrencyCode
}

/** An owner who stands in no table, or not yet as it is now. */
export const pricingOwner = ({ id, subject, country, currency }: Owner, needs: PricingNeeds): PricingOwner =>
  sql`(select ${id}::text as id, ${subject}::text as subject, ${country}::text as country, ${currency}::text as currency, ${JSON.stringify(needs)}::jsonb as needs)`

/** All of it in one round trip. `more` = what is looked at beside what the owner needs. */
export async function loadPricingFacts(
  db: Db,
  owner: PricingOwner,
  more: MoreNeeds,
  now: number,
): Promise<PricingFacts> {
  const { rows } = await sql<PricingFactsRow>`${pricingFactsSelect(owner, more, now)}`.execute(db)
  return pricingFactsOfRow(rows[0])
}

/** The statement; its row is for `pricingFactsOfRow`. Further columns may follow: `own` is the owner's row in them. */
export function pricingFactsSelect(
  owner: PricingOwner,
  { storeId, pointId, ...more }: MoreNeeds,
  now: number,
): RawBuilder<PricingFactsRow> {
  const texts = (name: 'skus' | 'codes' | 'giftCards' | 'customers') =>
    sql`jsonb_array_elements_text(jsonb_extract_path(own.needs, ${sql.lit(name)}) || ${JSON.stringify(more[name] ?? [])}::jsonb)`
  const year = yearStart(now)
  return sql<PricingFactsRow>`with own as ${owner},
    chosen as (select store.id, store.name, store.city, store.country, store.document from own join store on store.country = own.country
      order by (store.id = coalesce(${storeId ?? null}::text, jsonb_extract_path_text(own.needs, 'storeId'), '')) desc, store.id limit 1)
    select
    (select coalesce(jsonb_agg(jsonb_build_array(wanted.name, (select available from stock where sku = wanted.name))), '[]')
      from own cross join ${texts('skus')} as wanted(name)) as stock,
    (select coalesce(jsonb_agg(jsonb_build_array(wanted.name, (select greatest(0, available - ${heldByOthers(now, sql.ref('own.id'))}) from store_stock
        where store_id = chosen.id and sku = wanted.name))), '[]')
      from own cross join ${texts('skus')} as wanted(name) cross join chosen) as store_stock,
    (select coalesce(jsonb_agg(to_jsonb(coupon)), '[]') from own cross join ${texts('codes')} as wanted(name) join coupon on coupon.code = wanted.name) as coupons,
    (select coalesce(jsonb_agg(coupon_redemption.code), '[]') from own cross join ${texts('customers')} as buyer(name) cross join ${texts('codes')} as wanted(name)
      join coupon_redemption on coupon_redemption.code = wanted.name and coupon_redemption.customer = buyer.name) as redeemed,
    (select coalesce(jsonb_agg(jsonb_build_array(gift_card.id, balance, issued, method)), '[]') from own cross join ${texts('giftCards')} as wanted(name)
      join gift_card on gift_card.id = wanted.name where coalesce(expires_at, ${now}::int8 + 1) > ${now}::int8) as gift_cards,
    (select jsonb_build_array(type, coalesce(terms_accepted_at, 0)) from own join consumer on consumer.id = own.subject) as buyer,
    (select coalesce(sum(orders.total), 0)::int8 from own join orders on orders.subject = own.subject where orders.currency = own.currency and (
      (orders.confirmed_at >= ${year} and orders.status not in (${sql.join([...undone])}))
      or (orders.confirmed_at is null and orders.status in ('created', 'pending_authentication') and orders.created_at >= ${year} and orders.basket_id <> own.id))) as spent,
    (select to_jsonb(collection_point) from own join collection_point on collection_point.country = own.country
      where collection_point.id = coalesce(${pointId ?? null}::text, jsonb_extract_path_text(own.needs, 'pointId'))) as point,
    exists (select 1 from own join collection_point on collection_point.country = own.country) as has_points,
    (select balance from own join gift_card on gift_card.id = ${athleteCreditOf('own', now)}) as credit,
    (select to_jsonb(chosen) from chosen) as store`
}

export function pricingFactsOfRow(row: PricingFactsRow | undefined): PricingFacts {
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

/** Null: the sku is nowhere there. */
type Pieces = readonly (readonly [sku: string, pieces: number | null])[]

const piecesOf = (rows: Pieces = []): ReadonlyMap<string, number> =>
  new Map(rows.flatMap(([sku, pieces]) => (pieces === null ? [] : [[sku, pieces] as const])))

export type PricingFactsRow = {
  readonly stock: Pieces
  readonly store_stock: Pieces
  readonly coupons: readonly Selectable<PromotionTables['coupon']>[]
  readonly redeemed: readonly string[]
  readonly gift_cards: readonly (readonly [id: string, balance: number, issued: number, method: string])[]
  readonly credit: number | null
  /** AUTH-18: what of the year's cap is gone for this basket, minor units: what was paid, and what other orders under way may. */
  readonly spent: number
  readonly buyer: readonly [type: string, termsAcceptedAt: number] | null
  readonly point: Selectable<StoreTables['collection_point']> | null
  readonly has_points: boolean
  readonly store: {
    readonly id: string
    readonly name: string
    readonly city: string
    readonly country: string
    readonly document: StoreDocument
  } | null
}

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
