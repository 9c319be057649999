import type { RecordedLook, RecordedMoment, RecordedTimes } from '../../contracts/recorder.ts'
import { wants } from '../../core/commands/wants.ts'
import type { Commit } from '../../core/domain/log/commit.ts'
import { toFields } from '../../core/domain/fields/fields.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { viewsOf } from '../bridge/viewsOf.ts'
import type { OpenedLog } from './openedLog.ts'
import { eventsOf, namesOf, nounsOf } from './recordedEvents.ts'

/** One commit with everything that is known about it; null when the log does not contain it. */
export const lookAt = (opened: OpenedLog, seq: number): RecordedLook | null => {
  const commit = opened.commitAt(seq)
  const row = opened.rowAt(seq)
  if (!commit || !row) return null
  const { rows } = opened.index.causeAt(seq)
  const { at, epoch, tabId, hash, cause } = commit
  const before = moment(opened.playback.stateAt(seq - 1))
  const after = opened.playback.stateAt(seq)
  return {
    ...row,
    at,
    epoch,
    tabId,
    hash,
    cause,
    causeRows: rows,
    events: eventsOf(commit.events),
    before,
    after: moment(after),
    isCommand: cause._tag === 'Command',
    screen: screenOf(commit.events, after),
    times: timesOf(opened, commit),
  }
}

/** What was in the state, and what the shopper saw. */
export const moment = (shopper: ShopperState): RecordedMoment => ({
  state: shopper,
  views: viewsOf(shopper),
  owed: wants(shopper).map(({ key, endpoint, lane }) => ({ key, endpoint, lane })),
})

/** How long it took from the cause until it was visible, durable and answered. */
const timesOf = (opened: OpenedLog, commit: Commit): RecordedTimes => {
  const answeredBy = opened.index.answeredBy(commit.seq) || null
  const answer = answeredBy === null ? undefined : opened.commitAt(answeredBy)
  const took = measured(opened, commit)
  return {
    visible: took?.visible ?? null,
    durable: took?.durable ?? null,
    confirmed: answer ? answer.at - causedAt(commit) : null,
    answeredBy,
  }
}

/** Epoch ms: of the press for a command, else of the commit itself. */
const causedAt = ({ cause, at }: Commit): number => {
  const pressed = cause._tag === 'Command' ? toFields(cause.command)['at'] : undefined
  return typeof pressed === 'number' ? pressed : at
}

/** How many commits to search for the next one of the same tab, which has this one's measurements. */
const farthest = 256

const measured = (opened: OpenedLog, { seq, tabId }: Commit): Commit['took'] => {
  for (let next = seq + 1; next <= seq + farthest; next++) {
    const later = opened.commitAt(next)
    if (!later) return undefined
    if (later.tabId === tabId) return later.took?.seq === seq ? later.took : undefined
  }
  return undefined
}

/**
 * The page on which a shopper would see these events: the basket's addresses, delivery and cards belong to checkout.
 */
const screenOf = (events: readonly unknown[], after: ShopperState): RecordedLook['screen'] => {
  const nouns = nounsOf(events)
  if (after.order.confirmed !== null && after.cart.basket === null) return 'order'
  if (nouns.includes('order') || nouns.includes('checkout') || after.order.placing !== null) return 'checkout'
  return namesOf(events).some((name) => /Address|Method|Card/.test(name)) ? 'checkout' : 'cart'
}
