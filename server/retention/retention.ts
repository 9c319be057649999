import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { experimentRetention } from './experimentRetention.ts'
import { galleryRetention } from './galleryRetention.ts'
import { operatorRetention } from './operatorRetention.ts'
import { day, rowsOf } from './retentionRule.ts'
import type { RetentionRule } from './retentionRule.ts'

/** A guest or an agent whose last session has been deleted, so that no call can come from them any more. */
const isNobodys = (subject: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`
        not exists (select 1 from session where session.subject = ${subject})
        and not exists (select 1 from consumer where consumer.id = ${subject})`

/** The key of an order is kept as long as the order. */
const isNoOrders = sql`not exists (
          select 1
          from orders
          where orders.attempt_key = idempotency.key and orders.subject = idempotency.subject
        )`

/**
 * What is deleted, and when: the table of docs/retention.md, row by row, in this order (sessions before what belongs
 * only to a session).
 */
export const retention: readonly RetentionRule[] = [
  {
    name: 'access tokens',
    remove: (now, most) =>
      sql`
        delete from access_token
        where hash in (
          select hash
          from access_token
          where expires_at < ${now - day}
          limit ${most}
        )`,
  },
  {
    name: 'refresh tokens',
    remove: (now, most) =>
      sql`
        delete from refresh_token
        where hash in (
          select refresh_token.hash
          from refresh_token
          join session on session.id = refresh_token.session_id
          where session.expires_at < ${now - 7 * day}
          limit ${most}
        )`,
  },
  {
    name: 'sessions',
    remove: (now, most) =>
      sql`
        delete from session
        where id in (
          select id
          from session
          where expires_at < ${now - 7 * day}
            and not exists (select 1 from refresh_token where refresh_token.session_id = session.id)
          limit ${most}
        )`,
  },
  {
    name: 'answers to guests',
    remove: (now, most) =>
      keysWhere(
        sql`subject <> 'public' and claimed_at < ${now - 7 * day} and ${isNobodys(sql`idempotency.subject`)}`,
        most,
      ),
  },
  {
    name: 'answers without a caller',
    remove: (now, most) => keysWhere(sql`subject = 'public' and claimed_at < ${now - 30 * day}`, most),
  },
  {
    name: 'holds',
    remove: (now, most) =>
      sql`
        delete from stock_hold
        where basket_id in (
          select basket_id
          from stock_hold
          where until < ${now - day}
          limit ${most}
        ) and until < ${now - day}`,
  },
  {
    name: 'baskets of guests',
    remove: (now, most) =>
      sql`
        delete from basket
        where id in (
          select id
          from basket
          where status in ('open', 'abandoned')
            and updated_at < ${now - 7 * day}
            and ${isNobodys(sql`basket.subject`)}
            and not exists (select 1 from orders where orders.basket_id = basket.id)
          limit ${most}
        )`,
  },
  {
    name: 'letters',
    remove: (now, most) => rowsOf('mail', 'id', sql`sent_at < ${now - 30 * day}`, most),
  },
  {
    name: 'stock notices',
    remove: (now, most) => rowsOf('stock_notice', 'sku, email', sql`at < ${now - 180 * day}`, most),
  },
  {
    name: 'event registrations',
    remove: (now, most) => rowsOf('event_registration', 'id', sql`ends_at < ${now - 30 * day}`, most),
  },
  {
    name: 'statements of withdrawal',
    remove: (now, most) => rowsOf('withdrawal', 'number', sql`received_at < ${now - 1_461 * day}`, most),
  },
  ...galleryRetention,
  {
    name: 'authorization codes',
    remove: (now, most) => rowsOf('authorization_code', 'hash', sql`expires_at < ${now - day}`, most),
  },
  {
    name: 'reset links',
    remove: (now, most) =>
      sql`
        delete from password_reset
        where hash in (
          select hash
          from password_reset
          where expires_at < ${now - 30 * day}
          limit ${most}
        )`,
  },
  {
    name: 'counted attempts',
    remove: (now, most) =>
      sql`
        delete from limit_count
        where id in (
          select id
          from limit_count
          where ends_at < ${now}
          limit ${most}
        )`,
  },
  {
    name: 'known devices',
    remove: (now, most) => rowsOf('known_device', 'hash', sql`seen_at < ${now - 400 * day}`, most),
  },
  {
    name: 'bot checks',
    remove: (now, most) =>
      sql`
        delete from bot_check
        where id in (
          select id
          from bot_check
          where expires_at < ${now - day}
          limit ${most}
        )`,
  },
  {
    name: 'tracking events',
    remove: (now, most) =>
      sql`
        delete from tracking_event
        where id in (
          select id
          from tracking_event
          where received_at < ${now - 400 * day}
          limit ${most}
        )`,
  },
  ...experimentRetention,
  ...operatorRetention,
]

const keysWhere = (isOver: RawBuilder<unknown>, most: number): RawBuilder<unknown> =>
  sql`
        delete from idempotency
        where (subject, key) in (
          select subject, key
          from idempotency
          where ${isOver} and ${isNoOrders}
          limit ${most}
        )`
