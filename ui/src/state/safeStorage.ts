/** The browser can refuse storage at any call, and it can be full; the shop works without it. */
export interface SafeStorage {
  /** Also null when nothing can be read. */
  readonly read: (key: string) => string | null
  /** Also null when the stored text is not JSON. */
  readonly readJson: (key: string) => unknown
  /** Returns whether it was written. */
  readonly write: (key: string, value: string) => boolean
  readonly remove: (key: string) => void
  readonly keys: () => readonly string[]
}

const safeStorage = (storage: () => Storage): SafeStorage => ({
  read: (key) => attempt(() => storage().getItem(key), null),
  readJson: (key) => attempt<unknown>(() => JSON.parse(storage().getItem(key) ?? 'null'), null),
  write: (key, value) => attempt(() => (storage().setItem(key, value), true), false),
  remove: (key) => attempt(() => storage().removeItem(key), undefined),
  keys: () => attempt(() => Object.keys(storage()), []),
})

export const safeLocalStorage = safeStorage(() => localStorage)

export const safeSessionStorage = safeStorage(() => sessionStorage)

const attempt = <Result>(act: () => Result, otherwise: Result): Result => {
  try {
    return act()
  } catch {
    return otherwise
  }
}
