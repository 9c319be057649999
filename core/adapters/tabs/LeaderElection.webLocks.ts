import { hash64 } from '../../domain/log/chainHash.ts'
import type { Clock } from '../clock/Clock.ts'
import type { LeaderMessage } from './LeaderMessage.ts'
import type { Leadership, LeadershipEvents } from './Leadership.ts'
import type { Locks } from './Locks.ts'
import type { TabChannel } from './TabChannel.ts'

export type ElectionSettings = {
  readonly tabId: string
  readonly locks: Locks
  /** A tab that receives no messages cannot tell a silent leader from a live one, so it steals nothing. */
  readonly channel: TabChannel<LeaderMessage>
  readonly clock: Clock
  readonly lockName?: string
}

export const beatMs = 1_000
export const silenceMs = 3_000

type ElectionState =
  | { readonly _tag: 'Stopped' }
  | { readonly _tag: 'Waiting'; readonly giveUp: () => void }
  | { readonly _tag: 'Leading'; readonly release: () => void }
  /** Holds the lock but does not send; leaves it to a visible tab. */
  | { readonly _tag: 'Offering'; readonly release: () => void }

/**
 * One lock request, kept for life: probing first and asking again would let two tabs lead. A leader that has been
 * silent for 3 s is frozen in the background while it holds the lock, so the lock is stolen.
 */
export const webLocksLeadership = ({
  tabId,
  locks,
  channel,
  clock,
  lockName = 'cairn-sender',
}: ElectionSettings): Leadership => {
  let election: ElectionState = { _tag: 'Stopped' }
  let events: LeadershipEvents | null = null
  let isVisible = false
  /** Grows with each request and each end of one: an answer to an older request is ignored. */
  let round = 0
  let term = 0
  let cancelTimer = (): void => undefined
  let unsubscribe = (): void => undefined
  const post = (message: LeaderMessage): void => channel.post(message)

  const ask = (steal: boolean): void => {
    const mine = ++round
    const waiting = new AbortController()
    election = { _tag: 'Waiting', giveUp: () => waiting.abort() }
    const hold = (): Promise<void> => (round === mine ? new Promise((release) => lead(release)) : Promise.resolve())
    const ended = (error?: unknown): void => {
      if (round !== mine) return
      if (election._tag === 'Waiting' && !isAbort(error)) lead(() => undefined)
      else askAgain()
    }
    locks.request(lockName, steal ? { steal } : { signal: waiting.signal }, hold).then(() => ended(), ended)
    watch()
  }

  const lead = (release: () => void): void => {
    election = { _tag: 'Leading', release }
    term++
    beat()
    events?.onLead(term)
  }

  const beat = (): void => {
    post({ _tag: 'Beat', term, tabId, isVisible })
    setTimer(beatMs, beat)
  }

  /** Stops sending first, and releases the lock afterwards. */
  const leave = (): void => {
    round++
    cancelTimer()
    const left = election
    election = { _tag: 'Stopped' }
    if (left._tag === 'Leading') events?.onYield()
    if (left._tag === 'Waiting') left.giveUp()
    else if (left._tag !== 'Stopped') left.release()
  }

  const askAgain = (): void => {
    leave()
    ask(false)
  }

  const steal = (): void => {
    leave()
    ask(true)
  }

  /** Measures the leader's silence. A timer that fires late means that this tab was asleep: it measures again. */
  const watch = (): void => {
    if (channel.isDeaf || election._tag !== 'Waiting') return
    const patience = silenceMs + staggerMs(tabId, isVisible)
    const due = clock.now() + patience
    setTimer(patience, () => (clock.now() - due > beatMs ? watch() : steal()))
  }

  const setTimer = (ms: number, fn: () => void): void => {
    cancelTimer()
    cancelTimer = clock.setTimer(ms, fn)
  }

  const offer = (to: string, release: () => void): void => {
    election = { _tag: 'Offering', release }
    events?.onYield()
    post({ _tag: 'Offer', to })
    setTimer(beatMs, () => lead(release))
  }

  const hear = (message: LeaderMessage): void => {
    switch (message._tag) {
      case 'Beat':
        return hearBeat(message)
      case 'Want':
        if (election._tag === 'Leading' && !isVisible) offer(message.tabId, election.release)
        return
      case 'Offer':
        if (election._tag !== 'Waiting') return
        if (message.to === tabId && isVisible) steal()
        else watch()
    }
  }

  const hearBeat = (message: LeaderMessage & { readonly _tag: 'Beat' }): void => {
    const isOlder = term < message.term
    term = Math.max(term, message.term)
    if (election._tag === 'Waiting') {
      watch()
      if (isVisible && !message.isVisible) post({ _tag: 'Want', tabId })
    } else if (election._tag !== 'Stopped' && isOlder) askAgain()
  }

  return {
    start: (given) => {
      if (election._tag !== 'Stopped') return
      events = given
      unsubscribe = channel.subscribe(hear)
      ask(false)
      if (isVisible) post({ _tag: 'Want', tabId })
    },
    setVisible: (visible) => {
      isVisible = visible
      if (visible && election._tag === 'Waiting') post({ _tag: 'Want', tabId })
      if (!visible && election._tag === 'Leading') beat()
    },
    stop: () => {
      unsubscribe()
      leave()
      events = null
    },
  }
}

/** Visible tabs first, and not all at the same moment. In total less than one heartbeat. */
const staggerMs = (tabId: string, isVisible: boolean): number =>
  (isVisible ? 0 : beatMs / 2) + (Number.parseInt(hash64(tabId).slice(0, 4), 16) % 400)

const isAbort = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
