/** The retry policy: the state knows only what is owed. All in ms. */
export const backOff = { first: 400, longest: 20_000 } as const

/**
 * Full jitter: anywhere up to a ceiling that doubles; `random` in [0, 1). The server's `Retry-After` takes precedence.
 */
export const waitBefore = (attempt: number, random: number, retryAfterMs: number | null): number => {
  const ceiling = Math.min(backOff.longest, backOff.first * 2 ** Math.min(attempt - 1, 10))
  return Math.max(retryAfterMs ?? 0, Math.ceil(ceiling / 2 + (random * ceiling) / 2))
}
