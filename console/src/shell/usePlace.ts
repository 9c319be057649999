import { useSyncExternalStore } from 'react'

/** Where the console is: the path below `/operator`, without slashes at its ends, and what is asked for behind `?`. */
type Place = { readonly path: string; readonly query: URLSearchParams }

export const usePlace = (): Place => ({
  path: useSyncExternalStore(subscribe, pathNow),
  query: new URLSearchParams(useSyncExternalStore(subscribe, queryNow)),
})

/** The path, with what is asked for that is not null or empty. */
export const asking = (path: string, asked: Readonly<Record<string, string | null>>): string => {
  const search = new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value]])),
  )
  return search.size === 0 ? path : `${path}?${search.toString()}`
}

export const addressOf = (path: string): string => `/operator/${path}`

/** Opens a place without loading a page. `isReplaced`: going back leads to the place before this one. */
export const goTo = (path: string, { isReplaced = false }: { readonly isReplaced?: boolean } = {}): void => {
  if (isReplaced) history.replaceState(null, '', addressOf(path))
  else history.pushState(null, '', addressOf(path))
  for (const tell of listeners) tell()
}

const listeners = new Set<() => void>()

const pathNow = (): string => location.pathname.replace(/^\/operator\/?/, '').replace(/\/$/, '')

const queryNow = (): string => location.search

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell)
  addEventListener('popstate', tell)
  return () => {
    listeners.delete(tell)
    removeEventListener('popstate', tell)
  }
}
