import type { StoragePlace } from '../../../server/storage/openStorage.ts'

/** `laterMs` = how far its clock is ahead: what the one before it held has run out. */
export type ServerBirth = { readonly place: StoragePlace; readonly laterMs: number }

/** What a mortal server is told from outside, past its HTTP door. */
export type MortalTask =
  /** Ends with `kill -9` at the point after so many: before a statement, or when it has left for the database. */
  | { readonly do: 'dieAfter'; readonly points: number }
  /** Ends all of its connections to PostgreSQL at that point, and lives on. */
  | { readonly do: 'cutAfter'; readonly points: number }
  /** Answers whether that point was reached. */
  | { readonly do: 'live' }
  | { readonly do: 'finishStranded' }
  | { readonly do: 'books' }
  | { readonly do: 'setStock'; readonly sku: string; readonly available: number }

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
