import type { ErrorsCopy } from './copyByNoun.ts'

/**
 * ERR-03: our text for the code, else the server's message, else GEN500. ERR-05: the code is compared exactly as
 * written. ERR-27: a limit is named if known.
 */
export const errorText = (
  errors: ErrorsCopy,
  errorId: string,
  serverMessage?: string,
  maxAllowedQty?: number,
): string => {
  if (maxAllowedQty !== undefined && (errorId === 'INV408' || errorId === 'ADDED_MAX_QUANTITY'))
    return errors.maxAllowedQty({ maxAllowedQty })
  // All sentences of errors take no argument, as that of GEN500.
  const say = isCode(errorId) && Object.hasOwn(errors, errorId) ? errors[errorId as 'GEN500'] : undefined
  return say?.() ?? (serverMessage?.trim() || errors.GEN500())
}

/** Codes begin with a capital or a digit; our other messages in this file do not. */
const isCode = (errorId: string): boolean => /^[A-Z0-9]/.test(errorId)
