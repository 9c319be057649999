import type { BrowserContext, Page } from 'playwright'

/**
 * What must appear nowhere. A security code has three digits: only a whole word counts, or every price would be a hit.
 */
export type Canary = { readonly name: string; readonly pattern: RegExp }

/** A place and everything in it, as text. */
export type Place = { readonly name: string; readonly text: string }

/** A card number, written together or apart. */
export const cardNumberCanary: Canary = { name: 'card number', pattern: /4242[ -]?4242[ -]?4242[ -]?4242/ }

export const securityCodeCanary = (code: string): Canary => ({
  name: 'security code',
  pattern: new RegExp(`(^|["'=\\s])${code}($|["'&;\\s])`),
})

export const tokenCanaries = (tokens: Tokens): readonly Canary[] => [
  ...tokens.access.map((token) => ({ name: 'access token', pattern: literally(token) })),
  ...tokens.refresh.map((token) => ({ name: 'refresh token', pattern: literally(token) })),
]

export const leaksIn = (places: readonly Place[], canaries: readonly Canary[]): string[] =>
  places.flatMap(({ name, text }) =>
    canaries.filter(({ pattern }) => pattern.test(text)).map((canary) => `${canary.name} in ${name}`),
  )

export type Tokens = { readonly access: string[]; readonly refresh: string[] }

/** Every token the shop gives this profile, as it is given. `settled` waits until all answers have been read. */
export const recordTokens = (context: BrowserContext): Tokens & { settled(): Promise<unknown> } => {
  const access: string[] = []
  const refresh: string[] = []
  const reading: Promise<void>[] = []
  context.on('response', (response) => {
    if (!response.url().endsWith('/token/v2/auth/token')) return
    const take = (answer: { readonly accessToken?: string; readonly refreshToken?: string }): void => {
      if (answer.accessToken !== undefined) access.push(answer.accessToken)
      if (answer.refreshToken !== undefined) refresh.push(answer.refreshToken)
    }
    // A page that was left before its answer was read never had the token.
    const read = response.json().then(take, () => undefined)
    reading.push(read)
  })
  return { access, refresh, settled: () => Promise.all(reading) }
}

/** Everything the profile sends: addresses it requests, and the console texts of any page. */
export const recordOutput = (context: BrowserContext): { readonly addresses: string[]; readonly console: string[] } => {
  const addresses: string[] = []
  const words: string[] = []
  context.on('request', (request) => addresses.push(request.url(), request.headers()['referer'] ?? ''))
  context.on('console', (message) => words.push(message.text()))
  return { addresses, console: words }
}

/** What the browser stores for the shop: storages, cookies, and every row of every store of every database. */
export const keptPlaces = async (page: Page): Promise<Place[]> => {
  const kept = await page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('no reason given')))
      })
    const rows: { name: string; text: string }[] = []
    for (const { name } of await indexedDB.databases()) {
      const db = await settled(indexedDB.open(name ?? ''))
      for (const store of db.objectStoreNames) {
        const all = await settled(db.transaction(store).objectStore(store).getAll())
        rows.push({ name: `${name}/${store}`, text: JSON.stringify(all) })
      }
      db.close()
    }
    return [
      ...rows,
      { name: 'localStorage', text: JSON.stringify(Object.entries(localStorage)) },
      { name: 'sessionStorage', text: JSON.stringify(Object.entries(sessionStorage)) },
      { name: 'history', text: JSON.stringify(history.state) },
    ]
  })
  return [...kept, { name: 'cookies', text: JSON.stringify(await page.context().cookies()) }]
}

/**
 * Everything a script on the page can reach from a global by plain properties, React's own included, and the current
 * document.
 */
export const reachablePlaces = (page: Page): Promise<Place[]> =>
  page.evaluate(() => {
    const strings = new Set<string>()
    const seen = new Set<unknown>()
    const waiting: unknown[] = [window, document.documentElement, ...document.querySelectorAll('*')]
    const take = (value: unknown): void => {
      if (typeof value === 'string') strings.add(value)
      else if (value !== null && (typeof value === 'object' || typeof value === 'function') && !seen.has(value)) {
        seen.add(value)
        waiting.push(value)
      }
    }
    while (waiting.length > 0) {
      const held = waiting.pop() as object
      if (held instanceof Map || held instanceof Set) for (const entry of held.entries()) take(entry)
      for (const key of Reflect.ownKeys(held)) {
        const described = Reflect.getOwnPropertyDescriptor(held, key)
        if (described && 'value' in described) take(described.value)
      }
      if (held instanceof HTMLInputElement) take(held.value)
    }
    return [
      { name: 'window', text: [...strings].join('\n') },
      { name: 'document', text: document.documentElement.outerHTML },
    ]
  })

const literally = (text: string): RegExp => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
