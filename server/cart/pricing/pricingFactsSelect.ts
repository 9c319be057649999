import { sql } from 'kysely'
import type { RawBuilder, Selectable } from 'kysely'
import { yearStart } from '../../../core/domain/account/specialGroups.ts'
import { athleteCreditOf } from '../../giftcard/athleteCredit.ts'
import { heldByOthers } from '../../inventory/moveStock.ts'
import type { PricingNeeds } from '../../storage/tables/BasketTables.ts'
import type { CurrencyCode } from '../../storage/tables/CatalogTables.ts'
import type { PromotionTables } from '../../storage/tables/PromotionTables.ts'
import type { StoreTables } from '../../storage/tables/StoreTables.ts'
import type { StoreDocument } from '../../storage/tables/StoreTables.ts'
import type { MoreNeeds } from './needsOf.ts'
import { undone } from './spentThisYear.ts'

/**
 * SQL for one row, in parentheses, that says whose basket it is. `id`: the basket's id; the pieces held for it count as
 * free. `needs`: `PricingNeeds`.
 */
export type PricingOwner = RawBuilder<unknown>

type Owner = {
  readonly id: string
  readonly subject: string
  readonly country: string
  readonly currency: CurrencyCode
}

/** An owner that is not stored yet, or whose stored form is out of date. */
export const pricingOwner = ({ id, subject, country, currency }: Owner, needs: PricingNeeds): PricingOwner => sql`(
      select
        ${id}::text as id,
        ${subject}::text as subject,
        ${country}::text as country,
        ${currency}::text as currency,
        ${JSON.stringify(needs)}::jsonb as needs
    )`

/** Pieces are null where the sku is unknown. */
type Pieces = readonly (readonly [sku: string, pieces: number | null])[]

export type PricingFactsRow = {
  readonly stock: Pieces
  readonly store_stock: Pieces
  readonly coupons: readonly Selectable<PromotionTables['coupon']>[]
  readonly redeemed: readonly string[]
  readonly gift_cards: readonly (readonly [id: string, balance: number, issued: number, method: string])[]
  readonly credit: number | null
  /**
   * AUTH-18: how much of the year's cap is used up for this basket, minor units: what was paid, and what other orders
   * in progress may pay.
   */
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

/** The statement; `pricingFactsOfRow` reads its row. Further columns may follow; `own` is the owner's row in them. */
export const pricingFactsSelect = (
  owner: PricingOwner,
  { storeId, pointId, ...more }: MoreNeeds,
  now: number,
): RawBuilder<PricingFactsRow> => {
  const texts = (name: 'skus' | 'codes' | 'giftCards' | 'customers') =>
    sql`jsonb_array_elements_text(
          jsonb_extract_path(own.needs, ${sql.lit(name)}) || ${JSON.stringify(more[name] ?? [])}::jsonb
        )`
  const year = yearStart(now)
  return sql<PricingFactsRow>`
    with own as ${owner},
    chosen as (
      select store.id, store.name, store.city, store.country, store.document
      from own
      join store on store.country = own.country
      order by
        (store.id = coalesce(${storeId ?? null}::text, jsonb_extract_path_text(own.needs, 'storeId'), '')) desc,
        store.id
      limit 1
    )
    select
      (
        select coalesce(jsonb_agg(jsonb_build_array(
          wanted.name,
          (select available from stock where sku = wanted.name)
        )), '[]')
        from own
        cross join ${texts('skus')} as wanted(name)
      ) as stock,
      (
        select coalesce(jsonb_agg(jsonb_build_array(
          wanted.name,
          (
            select greatest(0, available - ${heldByOthers(now, sql.ref('own.id'))})
            from store_stock
            where store_id = chosen.id and sku = wanted.name
          )
        )), '[]')
        from own
        cross join ${texts('skus')} as wanted(name)
        cross join chosen
      ) as store_stock,
      (
        select coalesce(jsonb_agg(to_jsonb(coupon)), '[]')
        from own
        cross join ${texts('codes')} as wanted(name)
        join coupon on coupon.code = wanted.name
      ) as coupons,
      (
        select coalesce(jsonb_agg(coupon_redemption.code), '[]')
        from own
        cross join ${texts('customers')} as buyer(name)
        cross join ${texts('codes')} as wanted(name)
        join coupon_redemption on coupon_redemption.code = wanted.name and coupon_redemption.customer = buyer.name
      ) as redeemed,
      (
        select coalesce(jsonb_agg(jsonb_build_array(gift_card.id, balance, issued, method)), '[]')
        from own
        cross join ${texts('giftCards')} as wanted(name)
        join gift_card on gift_card.id = wanted.name
        where coalesce(expires_at, ${now}::int8 + 1) > ${now}::int8
      ) as gift_cards,
      (
        select jsonb_build_array(type, coalesce(terms_accepted_at, 0))
        from own
        join consumer on consumer.id = own.subject
      ) as buyer,
      (
        select coalesce(sum(orders.total), 0)::int8
        from own
        join orders on orders.subject = own.subject
        where orders.currency = own.currency and (
          (orders.confirmed_at >= ${year} and orders.status not in (${sql.join([...undone])}))
          or (
            orders.confirmed_at is null
            and orders.status in ('created', 'pending_authentication')
            and orders.created_at >= ${year}
            and orders.basket_id <> own.id
          )
        )
      ) as spent,
      (
        select to_jsonb(collection_point)
        from own
        join collection_point on collection_point.country = own.country
        where collection_point.id = coalesce(${pointId ?? null}::text, jsonb_extract_path_text(own.needs, 'pointId'))
      ) as point,
      exists (
        select 1
        from own
        join collection_point on collection_point.country = own.country
      ) as has_points,
      (
        select balance
        from own
        join gift_card on gift_card.id = ${athleteCreditOf('own', now)}
      ) as credit,
      (select to_jsonb(chosen) from chosen) as store`
}
