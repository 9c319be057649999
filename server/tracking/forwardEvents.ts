import { Schema } from 'effect'
import { sql } from 'kysely'
import { TrackingEvent } from '../../contracts/content/trackingEvent.ts'
import { repeatedly } from '../kit/repeatedly.ts'
import type { Log } from '../kit/requestLog.ts'
import { newId } from '../storage/newId.ts'
import type { Db } from '../storage/Tables.ts'
import type { TrackingTables } from '../storage/tables/TrackingTables.ts'

/** `to`: an address that takes Segment's HTTP batches; `key`: its write key, or empty. */
export type Forwarding = { readonly to: string; readonly key: string }

export type ForwardSettings = Forwarding & {
  readonly db: Db
  /** Epoch ms. */
  readonly now: () => number
  readonly log: Log
  readonly fetch: typeof fetch
}

/** Events per call. */
const mostForwarded = 100

/** ms. The lease outlasts a call: another process takes over what a dead one has claimed. */
const timeout = 10_000
const lease = 60_000
const usualEveryMs = 2_000
const firstWait = 2_000
const longestWait = 15 * 60_000

/**
 * TRK-04: hands over what is stored to another server, at least once and each time under the same `messageId`. Returns
 * what forwards all that is due. A server that is away is asked again, after waits that double; what it refuses by
 * itself is logged and left.
 */
export const openForwarder = (settings: ForwardSettings): (() => Promise<void>) => {
  const { db, now, log } = settings
  let failures = 0
  let notBefore = 0
  let most = mostForwarded
  const forward = async (): Promise<void> => {
    if (now() < notBefore) return
    const rows = await claim(db, now(), most)
    if (rows.length === 0) return void (most = mostForwarded)
    const answer = await post(settings, rows)
    if (answer === 'later' || typeof answer === 'number') {
      failures += 1
      const wait = Math.min(longestWait, firstWait * 2 ** Math.min(failures - 1, 12))
      notBefore = now() + Math.max(wait, typeof answer === 'number' ? answer : 0)
      return setDue(db, rows, now())
    }
    failures = 0
    if (answer === 'refused' && rows.length > 1) {
      most = 1
      await setDue(db, rows, now())
    } else {
      if (answer === 'refused')
        log({ event: 'failure', correlationId: newId(), error: new Error('A tracking event was not taken.') })
      await setDue(db, rows, null)
    }
    return forward()
  }
  return forward
}

/** Looks periodically. Returns a function that stops it after the current run. */
export const watchForwarding = (settings: ForwardSettings): (() => Promise<void>) =>
  repeatedly(oneAtATime(openForwarder(settings)), usualEveryMs, settings.log)

const oneAtATime = (work: () => Promise<void>): (() => Promise<void>) => {
  let working: Promise<void> | null = null
  return () => (working ??= work().finally(() => (working = null)))
}

type Row = Pick<TrackingTables['tracking_event'], 'id' | 'name' | 'at' | 'locale'> & { readonly properties: object }

/** No transaction stays open while the other server is asked. */
const claim = async (db: Db, now: number, most: number): Promise<readonly Row[]> => {
  const { rows } = await sql<Row>`
    update tracking_event
    set forward_at = ${now + lease}
    where id in (
      select id
      from tracking_event
      where forward_at <= ${now}
      order by forward_at
      limit ${most}
      for update skip locked
    )
    returning id, name, at, properties, locale`.execute(db)
  return rows
}

/** `at` = null: never again. */
const setDue = async (db: Db, rows: readonly Row[], at: number | null): Promise<void> => {
  await db
    .updateTable('tracking_event')
    .set({ forward_at: at })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
}

/** A number: ms to wait at least. Money leaves as decimals, as Segment has it. */
const post = async (
  { to, key, now, fetch }: ForwardSettings,
  rows: readonly Row[],
): Promise<'taken' | 'refused' | 'later' | number> => {
  const body = JSON.stringify({ batch: rows.map(messageOf), sentAt: new Date(now()).toISOString() })
  const authorization = key === '' ? {} : { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` }
  try {
    const { status, headers } = await fetch(to, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...authorization },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    if (status >= 200 && status < 300) return 'taken'
    if (status === 400 || status === 413 || status === 422) return 'refused'
    const seconds = Number(headers.get('retry-after') ?? '')
    return seconds > 0 ? seconds * 1_000 : 'later'
  } catch {
    return 'later'
  }
}

const encodeEvent = Schema.encodeUnknownSync(TrackingEvent)

/** Segment wants somebody: nobody is known, so that each event is somebody else's. */
const messageOf = ({ id, name, at, properties, locale }: Row) => ({
  type: 'track',
  messageId: id,
  anonymousId: id,
  event: name,
  properties: encodeEvent({ id, name, at: Number(at), properties }).properties,
  timestamp: new Date(Number(at)).toISOString(),
  context: { locale },
})
