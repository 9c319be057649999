import { codeOf, resolveNamedError } from './resolveNamedError.ts'

/** Sentences by error code, in one language. */
export type ErrorTexts = Readonly<Record<string, string>>

const generalError = 'GEN500'

/**
 * ERR-03: the sentence for an errorId: the locale's table, the English table, the server's own message, the text of GEN500.
 * `english` may be left out where there is one table only.
 */
export const messageFor = (
  errorId: string,
  serverMessage: string | undefined,
  table: ErrorTexts,
  english: ErrorTexts = table,
): string => {
  const code = codeOf(errorId)
  const server = serverMessage?.trim() || undefined
  return ownText(table, code) ?? ownText(english, code) ?? server ?? ownText(table, generalError) ?? ownText(english, generalError) ?? ''
}

/** ERR-27: with the limit when the server names it. */
export const maximumQuantityMessage = (maxAllowedQty: number | undefined): string =>
  maxAllowedQty === undefined
    ? 'You have reached the maximum quantity for this item.'
    : `You can add at most ${maxAllowedQty} of this item.`

/** ERR-27, ERR-03: the message of an error detail as it came. */
export const messageOfDetail = (
  detail: { readonly errorId: string; readonly message?: string; readonly maxAllowedQty?: number },
  table: ErrorTexts,
  english: ErrorTexts = table,
): string =>
  resolveNamedError(detail.errorId) === 'ADDED_MAX_QUANTITY' && detail.maxAllowedQty !== undefined
    ? maximumQuantityMessage(detail.maxAllowedQty)
    : messageFor(detail.errorId, detail.message, table, english)

const ownText = (table: ErrorTexts, code: string): string | undefined =>
  Object.hasOwn(table, code) ? table[code] : undefined
