import type { ErrorCode } from '../../contracts/errorCatalogue.ts'

/** How a person makes the running shop say a code, on `npm start` with its own accounts and goods. */
export type Way = {
  /** What to do, from an empty cart and as a guest unless it says otherwise. */
  readonly does: string
  /** Where the sentence then stands. */
  readonly place: string
  /** Where the page puts the code into other words than the catalogue's. */
  readonly says?: { readonly en: string; readonly fr: string }
}

export type Ways = Readonly<Partial<Record<ErrorCode, Way>>>
