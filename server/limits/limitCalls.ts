import { keysOf, toFields } from '../../core/domain/fields/fields.ts'
import type { Endpoint } from '../../contracts/api/endpoint.ts'
import { endpoints } from '../../contracts/api/table.ts'
import type { CallName } from '../../contracts/api/table.ts'
import type { Reply } from '../kit/reply.ts'
import type { Db } from '../storage/Tables.ts'
import { countAgainst, emailKey, giveBack, tryOf } from './countAgainst.ts'
import type { Reached, Try } from './countAgainst.ts'
import type { Limit, Subject } from './Limit.ts'
import { limitTable } from './limitTable.ts'
import type { LimitName } from './limitTable.ts'

/** A call as its limits see it. `sessionId`: of its access token, undefined without one. */
export type CountedCall = {
  readonly db: Db
  readonly now: number
  readonly client: string | undefined
  readonly sessionId: string | undefined
  readonly input: { readonly params?: unknown; readonly body?: unknown }
}

/** Applies the limits of an endpoint around its handler. */
export type CallLimits = {
  /** Whether one of them counts by session. */
  readonly countsSessions: boolean
  /** Counts the call. If a limit is reached, the call must not be made. */
  readonly enter: (call: CountedCall) => Promise<Reached | readonly Try[]>
  /** Subtracts the call from limits that count only failures, if it did not fail. */
  readonly leave: (call: CountedCall, tries: readonly Try[], reply: Reply) => Promise<void>
}

/** Signing in, changing a password and gift cards do their own counting: what they count depends on what they find. */
const countedInside: ReadonlySet<CallName> = new Set([
  'signIn',
  'changePassword',
  'agentLogin',
  'addPaymentInstrument',
  'readGiftCardBalance',
])

const nameById: ReadonlyMap<string, CallName> = new Map(keysOf(endpoints).map((name) => [endpoints[name].id, name]))

/** Undefined for most calls, which have no limits and cost no query. */
export const callLimits = ({ id }: Pick<Endpoint, 'id'>): CallLimits | undefined => {
  const name = nameById.get(id)
  if (name === undefined || countedInside.has(name)) return undefined
  const table: readonly (Limit & { readonly name: LimitName })[] = limitTable
  const limits = table.filter(({ calls }) => calls.includes(name))
  if (limits.length === 0) return undefined
  return {
    countsSessions: limits.some(({ per }) => per.includes('session')),
    async enter(call) {
      if (name === 'fetchToken' && !isNewGuest(call.input.body)) return []
      const tries = limits.flatMap(({ name: limit, per }) => {
        const subject = per.filter((part) => part !== 'whole shop').map((part) => subjectOf(part, call))
        return subject.every((part) => part !== undefined) ? [tryOf(limit, ...subject)] : []
      })
      if (tries.length === 0) return []
      const counted = await countAgainst(call.db, tries, call.now)
      return counted._tag === 'Reached' ? counted : tries
    },
    async leave({ db, now }, tries, { status, headers }) {
      const isFailure = status >= 400 && headers?.['idempotent-replayed'] === undefined
      if (!isFailure)
        await giveBack(
          db,
          tries.filter(({ limit }) => limit.counts === 'failures'),
          now,
        )
    },
  }
}

/** A token that is requested by a renewal or an exchange belongs to an existing session. */
const isNewGuest = (body: unknown): boolean =>
  fieldOf(body, 'refreshToken') === undefined && fieldOf(body, 'authorizationCode') === undefined

const subjectOf = (
  part: Exclude<Subject, 'whole shop'>,
  { client, sessionId, input: { params, body } }: CountedCall,
): string | undefined => {
  switch (part) {
    case 'client':
      return client
    case 'session':
      return sessionId
    case 'e-mail': {
      const email = fieldOf(body, 'email')
      return email === undefined ? undefined : emailKey(email)
    }
    case 'order number':
      return (fieldOf(body, 'orderNumber') ?? fieldOf(body, 'orderId') ?? fieldOf(params, 'orderId'))
        ?.trim()
        .toUpperCase()
    case 'device':
    case 'gift card number':
      return undefined
  }
}

const fieldOf = (body: unknown, name: string): string | undefined => {
  const value = toFields(body)[name]
  return typeof value === 'string' ? value : undefined
}
