/**
 * An element on a page: the first visible one that a CSS selector finds and whose accessible name is, or matches,
 * `name`.
 */
export type Target = { readonly css: string; readonly name?: string | RegExp }

/** A key, by its name in `KeyboardEvent.key`, or one with Shift. */
export type Key = 'Tab' | 'Shift+Tab' | 'Enter' | 'ArrowUp'

/** One tab, or a frame in it. An element may take up to a minute to appear; then the step fails. */
export type EngineTab = {
  open(url: string): Promise<void>
  reload(): Promise<void>
  /** Runs the body of a function in the page, with `arguments`; returns its result, as JSON. */
  run<T>(body: string, ...args: readonly unknown[]): Promise<T>
  /** Presses like a user. */
  press(target: Target): Promise<void>
  /** Empties a field and types. */
  type(target: Target, text: string): Promise<void>
  /** Presses Enter in a field. */
  enter(target: Target): Promise<void>
  /** Presses a key where the focus is. */
  key(key: Key): Promise<void>
  /** Types where the focus is. */
  keys(text: string): Promise<void>
  /** Chooses an option of a select by its text. */
  choose(target: Target, option: string): Promise<void>
  /** The same for a frame of the page. */
  within(css: string, walk: (frame: EngineTab) => Promise<void>): Promise<void>
  /** Takes a picture under a name, if the engine can. */
  picture(name: string): Promise<void>
  close(): Promise<void>
}

/** One browser with one fresh profile. The walk is written once against this port. */
export type Engine = {
  readonly version: string
  tab(): Promise<EngineTab>
  /** The size of the page in all tabs, CSS px. */
  resize(width: number, height: number): Promise<void>
  /** What the console reported as an error and what the policy forbade, in any tab or worker, since the last call. */
  complaints(): Promise<readonly string[]>
  /**
   * What failed in the browser itself, in which case a failed step says nothing about the shop; null if nothing did.
   */
  ownFault(tab: EngineTab): Promise<string | null>
  close(): Promise<void>
}

const patienceMs = 60_000

/** The browser or its driver has ended, so whatever the walk still waits for will never come. */
export const hasEnded = (cause: unknown): boolean =>
  cause instanceof Error && /^(NoSuchSessionError|NoSuchWindowError)$/.test(cause.name)

/** Returns what `read` returns as soon as that is neither null nor false; an error counts as not yet. */
export const until = async <T>(what: string, read: () => Promise<T | null | false>): Promise<T> => {
  const deadline = performance.now() + patienceMs
  for (let last: unknown = 'nothing of the kind'; ; await new Promise((resolve) => setTimeout(resolve, 40))) {
    const found = await read().catch((cause: unknown) => ((last = cause), null))
    if (hasEnded(last)) throw last
    if (found !== null && found !== false) return found
    if (performance.now() > deadline)
      throw new Error(`${what} did not come: ${last instanceof Error ? last.message.split('\n')[0] : String(last)}`)
  }
}

/** The arguments of `findBody` for a target. */
export const wanted = ({ css, name }: Target): readonly unknown[] => [
  css,
  name instanceof RegExp ? name.source : null,
  typeof name === 'string' ? name : null,
]

export const wordsOf = ({ css, name }: Target): string => (name === undefined ? css : `${css} ${String(name)}`)

/** Finds a target in the page; the body of a function with the arguments of `wanted`. */
export const findBody = `
  const [css, pattern, exact] = arguments
  const byId = (ids) => ids.split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  const nameOf = (element) =>
    element.hasAttribute('aria-labelledby') ? byId(element.getAttribute('aria-labelledby'))
      : (element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.innerText ?? '')
  const fits = (element) => {
    const name = nameOf(element).replaceAll(/\\s+/g, ' ').trim()
    return exact === null ? pattern === null || new RegExp(pattern).test(name) : name === exact
  }
  const isShown = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible' && element.closest('[inert]') === null
  return [...document.querySelectorAll(css)].find((element) => isShown(element) && fits(element)) ?? null
`
