import type { StoragePlace } from '../../../server/storage/openStorage.ts'

/** `laterMs` = how far its clock is ahead, so that its predecessor's leases have expired. */
export type ServerBirth = { readonly place: StoragePlace; readonly laterMs: number }

/** What a mortal server is told from outside, other than over HTTP. */
export type MortalTask =
  /** Ends with `kill -9` at this point: before a statement, or after it was sent to the database. */
  | { readonly do: 'dieAfter'; readonly points: number }
  /** Ends all of its connections to PostgreSQL at that point, and continues. */
  | { readonly do: 'cutAfter'; readonly points: number }
  /** Returns whether that point was reached. */
  | { readonly do: 'live' }
  | { readonly do: 'finishStranded' }
  | { readonly do: 'books' }
  /** CMS-03: saves a page of this text and publishes it; returns what shoppers see of it. */
  | { readonly do: 'publish'; readonly text: string }
  /** CMS-03: saves a draft of this text; returns how many points that took. */
  | { readonly do: 'draft'; readonly text: string }
  | { readonly do: 'content' }
  | { readonly do: 'setStock'; readonly sku: string; readonly available: number }

/** What shoppers see of the page, and how often anything was published. */
export type ShownContent = { readonly name: string; readonly text: string; readonly version: number }

export type Books = {
  readonly orders: readonly {
    readonly number: string
    readonly basketId: string
    readonly status: string
    readonly total: number
  }[]
  readonly charges: readonly { readonly reference: string; readonly outcome: string; readonly amount: number }[]
  readonly stock: readonly { readonly sku: string; readonly available: number }[]
}
