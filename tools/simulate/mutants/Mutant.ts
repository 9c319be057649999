import type { ApiRequest, CommerceApi } from '../../../core/adapters/commerceApi/CommerceApi.ts'
import type { EventLog } from '../../../core/adapters/eventLog/EventLog.ts'
import type { SessionStore } from '../../../core/adapters/sessionStore/SessionStore.ts'
import type { Endpoint } from '../../../contracts/api/endpoint.ts'
import type { Handler } from '../../../server/kit/handle.ts'
import type { PaymentProvider } from '../../../server/payment/PaymentProvider.ts'
import type { Db } from '../../../server/storage/Tables.ts'
import type { Chance } from '../Chance.ts'
import type { FaultName } from '../faults/faultKinds.ts'

/** Parts of the server that replace the real ones. */
export type ServerMutations = {
  readonly database: (db: Db) => Db
  /** `db` opens further transactions of the living process. */
  readonly handler: (handler: Handler, db: () => Db) => Handler
  readonly provider: (provider: PaymentProvider, chance: Chance) => PaymentProvider
  /** Whether another process finishes orders whose process died. */
  readonly finishesStranded: boolean
}

/** Parts of a device that replace the real ones, created for each worker. */
export type DeviceMutations = {
  readonly log: (log: EventLog) => EventLog
  readonly sessionStore: (store: SessionStore) => SessionStore
}

/** Who sends: one worker's life. */
export type Sender = { readonly tabId: string; readonly life: string; readonly chance: Chance }

/**
 * A known way for shops to fail (design: orders exactly once), made by wrapping or replacing one part of the simulated
 * world.
 */
export type Mutant = ServerMutations &
  DeviceMutations & {
    readonly name: string
    /** What is wrong, in one line. */
    readonly story: string
    /** Faults under which few seeds are enough to see it. */
    readonly shownBy: readonly FaultName[]
    readonly api: (api: CommerceApi, sender: Sender) => CommerceApi
    /** It is looked for in worlds where content is published; otherwise few of them have any. */
    readonly isOfContent: boolean
    /** It is looked for in worlds where what shoppers do is tracked. */
    readonly isOfTracking: boolean
    /** A key this old is pruned, ms; null = never. */
    readonly keysLiveMs: number | null
  }

export const noMutations: Omit<Mutant, 'name' | 'story' | 'shownBy'> = {
  database: (db) => db,
  handler: (handler) => handler,
  provider: (provider) => provider,
  finishesStranded: true,
  log: (log) => log,
  sessionStore: (store) => store,
  api: (api) => api,
  isOfContent: false,
  isOfTracking: false,
  keysLiveMs: null,
}

/** An API whose requests are sent under another key. */
export const underKey = (api: CommerceApi, keyOf: (request: ApiRequest<Endpoint>) => string): CommerceApi => ({
  send: (request) =>
    api.send(request.idempotencyKey === undefined ? request : { ...request, idempotencyKey: keyOf(request) }),
})
