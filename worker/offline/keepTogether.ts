/** A browser asks six things at once of a server that speaks HTTP/1.1: two are left to the page. */
const filesInFlight = 4

/** A cache of the browser, or what a test has in its place. */
type Kept<Answer> = {
  readonly match: (url: string) => Promise<unknown>
  readonly put: (url: string, answer: Answer) => Promise<void>
}

/**
 * Asks for the files at these addresses, several at a time, and keeps them in the cache; those that it has are not asked
 * for again. A file that cannot be had is left out: whoever needs all of them asks for it once more.
 */
export const keepTogether = async <Answer extends { readonly ok: boolean }>(
  cache: Kept<Answer>,
  urls: readonly string[],
  get: (url: string) => Promise<Answer>,
): Promise<void> => {
  const left = urls.values()
  const work = async (): Promise<void> => {
    for (const url of left) await keep(cache, url, get).catch(() => undefined)
  }
  await Promise.all(Array.from({ length: filesInFlight }, work))
}

const keep = async <Answer extends { readonly ok: boolean }>(
  cache: Kept<Answer>,
  url: string,
  get: (url: string) => Promise<Answer>,
): Promise<void> => {
  if ((await cache.match(url)) !== undefined) return
  const answer = await get(url)
  if (answer.ok) await cache.put(url, answer)
}
