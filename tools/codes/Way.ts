import type { ErrorCode } from '../../contracts/errorCatalogue.ts'

/** How to see a code in the running shop, started by `npm start` with its demo accounts and goods. */
export type Way = {
  /** What to do, from an empty cart and as a guest unless stated otherwise. */
  readonly does: string
  /** Where the sentence is shown. */
  readonly place: string
  /** Where the page shows the code with a text other than the catalogue's. */
  readonly says?: { readonly en: string; readonly fr: string }
}

export type Ways = Readonly<Partial<Record<ErrorCode, Way>>>
