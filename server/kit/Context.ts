import type { CallerKind as Who, OperatorKind } from '../../contracts/api/endpoint.ts'
import type { OperatorRole, Role } from '../../contracts/capabilities.ts'
import type { Pictures } from './Pictures.ts'
import type { Db } from '../storage/Tables.ts'
import type { ConsumerTables } from '../storage/tables/ConsumerTables.ts'
import type { SessionTables } from '../storage/tables/SessionTables.ts'
import type { Catalogue } from './Catalogue.ts'
import type { Log } from './requestLog.ts'
import type { Seller } from './seller.ts'
import type { SiteLocale } from './siteLocale.ts'

/** What every handler gets in addition to its input and its caller. */
export type Context = {
  /**
   * For an endpoint that changes something: the transaction in which its idempotency key is written; use it for
   * everything and open no other. For reads, beacons and handlers in steps: the database.
   */
  readonly db: Db
  /** Epoch ms; the same for the whole request. */
  readonly now: number
  readonly newId: () => string
  /** From the `locale` header; the default if that is missing or unknown. */
  readonly locale: SiteLocale
  /** Whether the header named it. */
  readonly isLocaleKnown: boolean
  /** SIGN-36: the `source` header. */
  readonly source: string | null
  /** The client, by network address; empty if unknown. */
  readonly client: string
  /** BIS-07: the credential of an enrolled device, if the call carries one. */
  readonly storeDevice: string | undefined
  /** CMS-10: who may see drafts, and the token that the call carries. */
  readonly preview: { readonly policy: PreviewPolicy; readonly token: string | undefined }
  readonly catalogue: Catalogue
  /** Where links in letters lead: the shop's address, without a slash at its end. */
  readonly publicUrl: string
  readonly seller: Seller
  /** TRK-04: what is tracked is handed over to another server, too. */
  readonly isForwarding: boolean
  /** TRK-06: answers may be compared with their contracts, outside production. */
  readonly validatesResponses: boolean
  readonly passwords: Passwords
  /** OPS-50: the pictures that operators upload. */
  readonly pictures: Pictures
  /** OPR-41: where the problem reports of shoppers are; null = nowhere. */
  readonly reportFolder: string | null
  /** OPR-42: the site has the page that opens logs. */
  readonly hasRecorder: boolean
  readonly correlationId: string
  readonly log: Log
  /** CHK-09: false = the call requires a bot check and came without a valid answer. */
  readonly isHuman: boolean
}

/** How passwords are stored and compared. */
export type Passwords = {
  /** The stored form. */
  hash(password: string): Promise<string>
  /** Takes as long when there is no password (`kept` undefined) as when there is one. */
  isRight(password: string, kept: string | undefined): Promise<boolean>
}

/** CMS-10: drafts are shown to everybody (in development), to those who have a token for the document, or to nobody. */
export type PreviewPolicy = 'open' | 'token' | 'off'

/** A caller with a token: a guest, a signed-in consumer, or an agent at a store. */
export type SignedCaller = {
  readonly kind: SessionTables['session']['kind']
  readonly subject: string
  readonly sessionId: string
  readonly role: Exclude<Role, 'nobody'>
  /** LOY-02: a loyalty member, whatever their other role. */
  readonly isMember: boolean
  /** The account of a registered session no longer exists. */
  readonly isGone: boolean
  /** AUTH-24: the agent who has signed in on the same device, if the endpoint needs one (`admit`). */
  readonly agentId?: string
}

/** OPR-05: somebody who runs the shop. `subject`: the operator's id, who owns the keys of the calls. */
export type OperatorCaller = {
  readonly kind: 'operator'
  readonly subject: string
  readonly email: string
  readonly roles: readonly OperatorRole[]
  /** The hash under which the session is stored. */
  readonly sessionId: string
}

export type Caller = { readonly kind: 'public' } | SignedCaller

/** Whoever makes a call of the table. */
export type AnyCaller = Caller | OperatorCaller

/** The callers a handler can have, given its endpoint's `who`. */
export type CallerOf<W extends Who> = W extends OperatorKind
  ? OperatorCaller
  : W extends 'public' | 'beacon'
    ? Caller
    : SignedCaller

/** AUTH-01: all loyalty members; employees, athletes and prosumers can be members too. */
export const isMember = ({
  type,
  member_id: memberId,
}: Pick<ConsumerTables['consumer'], 'type' | 'member_id'>): boolean => type === 'LOYALTY' || memberId !== null
