import type { Endpoint } from '../../contracts/api/endpoint.ts'
import { endpoints } from '../../contracts/api/table.ts'
import type { CallName } from '../../contracts/api/table.ts'
import { emailKey } from '../consumer/signInAttempts.ts'
import type { Reply } from '../http/reply.ts'
import type { Db } from '../storage/Tables.ts'
import { countAgainst, giveBack, tryOf } from './countAgainst.ts'
import type { Reached, Try } from './countAgainst.ts'
import { limitTable } from './limitTable.ts'
import type { Limit, LimitName, Subject } from './limitTable.ts'

/** One call, as its limits see it. `sessionId`: of the access token that came along, undefined where none did. */
export type CountedCall = {
  readonly db: Db
  readonly now: number
  readonly client: string | undefined
  readonly sessionId: string | undefined
  readonly input: { readonly body?: unknown }
}

/** How the limits of an endpoint are kept around its handler. */
export type CallLimits = {
  /** Whether one of them counts by session. */
  readonly countsSessions: boolean
  /** Counts the call. Reached: it must not be made. */
  readonly enter: (call: CountedCall) => Promise<Reached | readonly Try[]>
  /** Gives back what counts failures only, when the call was none. */
  readonly leave: (call: CountedCall, tries: readonly Try[], reply: Reply) => Promise<void>
}

/** Signing in, changing a password and gift cards count for themselves: what they count depends on what they find. */
const countedInside: ReadonlySet<CallName> = new Set([
  'signIn',
  'changePassword',
  'agentLogin',
  'readPaymentMethods',
  'readGiftCardBalance',
])

const nameById: ReadonlyMap<string, CallName> = new Map(
  Object.entries(endpoints).map(([name, { id }]) => [id, name as CallName]),
)

/** Undefined for most calls, which have no limits and ask the database nothing for them. */
export function callLimits({ id }: Pick<Endpoint, 'id'>): CallLimits | undefined {
  const name = nameById.get(id)
  if (name === undefined || countedInside.has(name)) return undefined
  const limits = (limitTable as readonly (Limit & { readonly name: LimitName })[]).filter(({ calls }) =>
    calls.includes(name),
  )
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

/** A token asked for with something that is renewed or exchanged belongs to a session there is. */
const isNewGuest = (body: unknown): boolean =>
  fieldOf(body, 'refreshToken') === undefined && fieldOf(body, 'authorizationCode') === undefined

function subjectOf(
  part: Exclude<Subject, 'whole shop'>,
  { client, sessionId, input: { body } }: CountedCall,
): string | undefined {
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
      return fieldOf(body, 'orderNumber')?.trim().toUpperCase()
    case 'device':
    case 'gift card number':
      return undefined
  }
}

const fieldOf = (body: unknown, name: string): string | undefined => {
  const value = (body as Readonly<Record<string, unknown>> | undefined)?.[name]
  return typeof value === 'string' ? value : undefined
}
