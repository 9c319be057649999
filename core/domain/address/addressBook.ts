import { pickDefault } from '../account/pickDefault.ts'

/** ACC-20: S shipping, B billing. */
export type AddressType = 'S' | 'B'

type Entry = { readonly addressId: string; readonly approachType: AddressType; readonly main: boolean }

/**
 * ACC-21, ACC-22: of each type that has an address, exactly one is main: the one that was asked to be, else the one that is,
 * else the oldest. The book stands oldest first, so the first address of a type becomes main, whoever takes the main mark off
 * the only main one changes nothing, and after the main one has gone the oldest that is left takes its place.
 */
export const withOneMain = <E extends Entry>(book: readonly E[], asked?: string): readonly E[] => {
  const mains = new Set([mainOf(book, 'S', asked), mainOf(book, 'B', asked)])
  return book.map((entry) => (mains.has(entry.addressId) === entry.main ? entry : { ...entry, main: !entry.main }))
}

const mainOf = (book: readonly Entry[], type: AddressType, asked: string | undefined): string | undefined =>
  pickDefault(
    book.filter(({ approachType }) => approachType === type),
    ({ addressId }) => addressId === asked,
  )?.addressId
