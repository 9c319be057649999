import type { Catalogue } from '../catalog/Catalogue.ts'
import type { Passwords } from '../consumer/password.ts'
import type { SiteLocale } from '../site/siteLocale.ts'
import type { Db } from '../storage/Tables.ts'
import type { Log } from './requestLog.ts'

/** What every handler gets besides its input and its caller. */
export type Context = {
  /**
   * For an endpoint that changes something: the transaction its idempotency key is written in, so use it for
   * everything and open no other. For reads, beacons and handlers in steps: the database.
   */
  readonly db: Db
  /** Epoch ms, one moment for the whole request. */
  readonly now: number
  readonly newId: () => string
  /** From the `locale` header; the default when it is missing or unknown. */
  readonly locale: SiteLocale
  /** Whether the header said so. */
  readonly isLocaleKnown: boolean
  /** SIGN-36: the `source` header. */
  readonly source: string | null
  /** Who sends, by network address; empty where that is not known. */
  readonly client: string
  /** BIS-07: the credential of an enrolled device, where the call came with one. */
  readonly storeDevice: string | undefined
  readonly catalogue: Catalogue
  readonly passwords: Passwords
  readonly correlationId: string
  readonly log: Log
  /** CHK-09: false = the call wants a bot check, and came without a good answer of one. */
  readonly isHuman: boolean
}
