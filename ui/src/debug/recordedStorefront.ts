import type { RecordedViews } from '../../../contracts/recorder.ts'
import type { ConnectionView, HealthView, LaneView } from '../../../contracts/views/workerViews.ts'
import type { Storefront } from '../bridge/storefront.ts'

/**
 * A storefront that shows one moment of the past: the same contract, no worker behind it. A command is refused in words and
 * told to `onPress`; questions that change nothing go to the shop.
 */
export const recordedStorefront = (views: RecordedViews, ask: Storefront['ask'], onPress: () => void): Storefront => {
  const all = { ...views, connection, health }
  const dispatch: Storefront['dispatch'] = ({ commandId }) => {
    onPress()
    return Promise.resolve({ _tag: 'Rejected', commandId, rejection: { _tag: 'ReadOnly', reason: 'recording' } })
  }
  return {
    read: (name) => all[name],
    subscribe: () => () => undefined,
    dispatch,
    ask,
    account: () => Promise.resolve({ _tag: 'Ignored' }),
    changeAccount: () => {
      onPress()
      return Promise.resolve({ _tag: 'Unreachable' })
    },
    serve: () => {
      onPress()
      return Promise.resolve({ _tag: 'Unreachable' })
    },
    keepCard: () => Promise.resolve(onPress()),
    keepProof: () => Promise.resolve(onPress()),
    openPaymentPage: () => Promise.resolve({ _tag: 'NotOpened' }),
    openRecorder: () => Promise.reject(new Error('a recording holds no recorder')),
    restarts: () => 0,
    onStart: () => () => undefined,
    isRecording: true,
  }
}

const idle: LaneView = { state: 'idle', attempts: 0, reason: null, retryAt: null }
const connection: ConnectionView = { online: true, cart: idle, order: idle, favorites: idle, leader: false }
const health: HealthView = { storage: 'ok', reason: null, amnesia: null, readOnly: false }
