import type { Clock } from '../../core/adapters/clock/Clock.ts'
import type { NotSent } from '../../core/adapters/commerceApi/CommerceApi.ts'
import type { AnswerBody, Settled } from '../../core/commands/answer.ts'
import type { Call, Lane } from '../../core/commands/call.ts'
import { owedAs, wantsIn } from '../../core/commands/wants.ts'
import type { Answer } from '../../contracts/answer.ts'
import type { InputOf, Endpoint } from '../../contracts/api/endpoint.ts'
import type { LaneView } from '../../contracts/views/workerViews.ts'
import { backOff, waitBefore } from './backOff.ts'
import { loadCalls } from './loadCalls.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import type { Secrets } from './secrets.ts'
import type { Session } from '../session/session.ts'
import { defined } from '../../core/domain/fields/fields.ts'

export type SenderSettings = {
  readonly pipeline: Pipeline
  /** CART-42: the cart's shop, which may be another than the page's. */
  readonly sessionOf: (lane: Lane) => Session
  readonly secrets: Secrets
  /** Unsent calls wait: the session may not match the person the log names. */
  readonly holdsBack: () => boolean
  /** Asks the other tabs whether one of them holds a secret. */
  readonly isInOtherTab: (ref: string, isSent: boolean) => Promise<boolean>
  readonly clock: Clock
  readonly random: () => number
  readonly onLane: (lane: Lane, view: LaneView) => void
  /** The answer to a call cannot become an event: a fault of ours, which only a developer can mend. */
  readonly onUnrecordable: (call: Call, error: unknown) => void
}

/** Sends what is owed, one call per lane at a time, until it is answered. Only the leading tab does this. */
export type Sender = {
  /**
   * From now on this tab sends, under this epoch. `onSuperseded`: another tab took the epoch and has not sent what is
   * owed for `standAsideMs`.
   */
  lead(epoch: number, onSuperseded: () => void): void
  yield(): void
  /** Something may be owed: the state has changed, or the connection is back. */
  look(): void
  setOnline(online: boolean): void
  isLeading(): boolean
}

type LaneState = { busy: boolean; attempts: number; key: string | null; cancel: (() => void) | null }

const lanes: readonly Lane[] = ['cart', 'order', 'favorites']
/** As long as the election tolerates a silent leader, ms. */
const standAsideMs = 3_000
const idle: LaneView = { state: 'idle', attempts: 0, reason: null, retryAt: null }

export const createSender = (settings: SenderSettings): Sender => {
  const { pipeline, sessionOf, secrets, holdsBack, isInOtherTab, clock, random, onLane, onUnrecordable } = settings
  const states: Record<Lane, LaneState> = { cart: newLane(), order: newLane(), favorites: newLane() }
  let epoch: number | null = null
  let onSuperseded: () => void = () => undefined
  let online = true

  const look = (): void => lanes.forEach(begin)

  /**
   * Sends the head of a lane, unless it is being sent or waits for its next attempt. A different head does not wait for
   * it.
   */
  const begin = (lane: Lane): void => {
    const state = states[lane]
    if (state.busy) return
    const call = wantsIn(pipeline.shop(), lane)
    if (state.cancel && call && call.key === state.key) return
    stopWaiting(lane)
    if (!call) return rest(lane)
    if (!online || !maySend(call) || holdsBack()) return onLane(lane, idle)
    if (state.key !== call.key) Object.assign(state, { key: call.key, attempts: 0 })
    state.busy = true
    void carry(lane, call)
      // An answer of which no event can be made comes again as it was: asked for at once it would be asked for forever.
      .catch((error: unknown) => {
        onUnrecordable(call, error)
        wait(lane, 'cannot be recorded', waitBefore(Math.max(1, state.attempts), random(), null))
      })
      .finally(() => {
        state.busy = false
        look()
      })
  }

  /**
   * Only one tab's memory has the secret: that tab sends its call, leader or not. The key makes a duplicate harmless.
   */
  const maySend = (call: Call): boolean =>
    epoch !== null || (call.secret !== null && secrets.get(call.secret.ref) !== null)

  const carry = async (lane: Lane, call: Call): Promise<void> => {
    const secret = call.secret === null ? null : secrets.get(call.secret.ref)
    const under = epoch ?? pipeline.epoch()
    if (call.secret && secret === null) {
      const isSent = lane !== 'cart' || pipeline.shop().cart.pending[0]?.sent !== false
      if (await isInOtherTab(call.secret.ref, isSent)) return wait(lane, 'held by another tab', 2_000)
      const isSettled = await pipeline.settle(call, { _tag: 'SecretGone' }, under)
      if (!isSettled && epoch === under) standAside(lane)
      return
    }
    const calls = await loadCalls().catch(() => null)
    if (!calls) return wait(lane, 'not loaded', waitBefore((states[lane].attempts += 1), random(), null))
    const leaving = await pipeline.sending(call, under)
    if (leaving._tag === 'Superseded' && epoch === under) return standAside(lane)
    if (leaving._tag === 'NotWritten') return wait(lane, 'cannot be written', backOff.longest)
    if (leaving._tag !== 'Leave') return
    const owed = leaving.call
    const state = states[lane]
    state.attempts += 1
    onLane(lane, { state: 'sending', attempts: state.attempts, reason: null, retryAt: null })
    const body = secret !== null && owed.secret ? { ...owed.input.body, [owed.secret.field]: secret } : owed.input.body
    const endpoint: Endpoint = calls.apiByName[owed.endpoint]
    // An owed call has the input of its own endpoint; here only its name is known.
    const input = { query: {}, ...owed.input, ...defined({ body }) } as InputOf<Endpoint>
    const session = sessionOf(lane)
    const answer = await session.send(endpoint, input, owed.key)
    if (answer._tag === 'Unknown') {
      return wait(lane, answer.reason, waitBefore(state.attempts, random(), answer.retryAfterMs))
    }
    // An answer that no longer counts must not end the session of an order in progress: the order can be asked for only
    // with it.
    if (answer._tag === 'Refused' && answer.errorId === 'AUT498' && owedAs(pipeline.shop(), owed))
      await session.forget()
    const isSettled = await pipeline.settle(owed, toSettled(answer), under)
    if (!isSettled) return wait(lane, 'cannot be written', waitBefore(state.attempts, random(), null))
    // PAY-30: an answer that decides nothing is no reason to ask again at once.
    if (owedAs(pipeline.shop(), owed)) return wait(lane, 'undecided', waitBefore(state.attempts, random(), null))
    if (owed.secret) secrets.drop(owed.secret.ref)
  }

  const wait = (lane: Lane, reason: string, ms: number, then = () => begin(lane)): void => {
    const state = states[lane]
    const retryAt = clock.now() + ms
    state.cancel = clock.setTimer(ms, () => {
      state.cancel = null
      then()
    })
    onLane(lane, { state: 'waiting', attempts: state.attempts, reason, retryAt })
  }

  /** A tab that took the epoch and is gone sends nothing: this one takes it again. */
  const standAside = (lane: Lane): void => wait(lane, 'another tab sends', standAsideMs, () => onSuperseded())

  const rest = (lane: Lane): void => {
    states[lane].attempts = 0
    onLane(lane, idle)
  }

  const stopWaiting = (lane: Lane): void => {
    states[lane].cancel?.()
    states[lane].cancel = null
  }

  return {
    look,
    isLeading: () => epoch !== null,
    lead: (next, whenSuperseded) => {
      epoch = next
      onSuperseded = whenSuperseded
      void loadCalls().catch(() => undefined)
      look()
    },
    yield: () => {
      epoch = null
      lanes.forEach(stopWaiting)
      look()
    },
    setOnline: (now) => {
      online = now
      if (!online) return
      lanes.forEach(stopWaiting)
      look()
    },
  }
}

const newLane = (): LaneState => ({ busy: false, attempts: 0, key: null, cancel: null })

/** A call that cannot even be encoded would block its lane forever: it is refused, with a message. */
const toSettled = (answer: Exclude<Answer, { readonly _tag: 'Unknown' }> | NotSent): Settled => {
  switch (answer._tag) {
    case 'Confirmed':
      return { _tag: 'Confirmed', body: answer.body as AnswerBody } // Decoded by an endpoint of `calls`.
    case 'Refused':
      return {
        _tag: 'Refused',
        status: answer.status,
        errorId: answer.errorId,
        message: answer.message,
        ...defined({ maxAllowedQty: answer.details.maxAllowedQty, field: answer.details.field }),
      }
    case 'NotSent':
      return { _tag: 'Refused', status: 400, errorId: 'GEN500', message: answer.issue }
  }
}
