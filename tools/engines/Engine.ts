/**
 * Something on a page: the first visible element that a CSS selector finds and whose accessible name is, or matches,
 * `name`.
 */
export type Target = { readonly css: string; readonly name?: string | RegExp }

/** One tab, or a frame in it. What is looked for may come within a minute; then the step fails. */
export type EngineTab = {
  open(url: string): Promise<void>
  reload(): Promise<void>
  /** Runs the body of a function in the page, with `arguments`; answers what it returns, as JSON. */
  run<T>(body: string, ...args: readonly unknown[]): Promise<T>
  /** Presses as a hand does. */
  press(target: Target): Promise<void>
  /** Takes out what stands in a field and types. */
  type(target: Target, text: string): Promise<void>
  /** Presses Enter in a field. */
  enter(target: Target): Promise<void>
  /** Chooses from a select by the words of the option. */
  choose(target: Target, option: string): Promise<void>
  /** Walks inside a frame of the page. */
  within(css: string, walk: (frame: EngineTab) => Promise<void>): Promise<void>
  /** Pictures what is to be seen under a name; an engine that cannot takes none. */
  picture(name: string): Promise<void>
  close(): Promise<void>
}

/** One browser with one fresh profile. The walk is written once against this port. */
export type Engine = {
  readonly version: string
  tab(): Promise<EngineTab>
  /** The size of the page in all tabs, CSS px. */
  resize(width: number, height: number): Promise<void>
  /** What the console was told as an error and what the policy forbade, in any tab or worker, since the last call. */
  complaints(): Promise<readonly string[]>
  close(): Promise<void>
}

const patienceMs = 60_000

/** Answers what `read` answers as soon as it is neither null nor false; an error counts as not yet. */
export const until = async <T>(what: string, read: () => Promise<T | null | false>): Promise<T> => {
  const deadline = performance.now() + patienceMs
  for (let last: unknown = 'nothing of the kind'; ; await new Promise((resolve) => setTimeout(resolve, 40))) {
    const found = await read().catch((cause: unknown) => ((last = cause), null))
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
