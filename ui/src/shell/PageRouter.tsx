import { startTransition, useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import type { Location, NavigationType } from 'react-router-dom'
import { newId } from '../bridge/newId.ts'
import { leavePlace } from './useScrollMemory.ts'

type Place = { readonly action: NavigationType; readonly location: Location }

/** Where the browser is as the screen begins, and who tells when it goes elsewhere. */
export interface RouterHistory {
  readonly history: ReturnType<typeof createBrowserHistory>
  readonly first: Location
}

/** Call it in the turn in which the screen begins: what is drawn first is the page of that address. The entry gets a key of its own, as the router's have. */
export const openRouterHistory = (): RouterHistory => {
  const state = window.history.state as { readonly key?: string } | null
  if (state?.key === undefined) window.history.replaceState({ ...state, key: newId() }, '')
  const history = createBrowserHistory({ v5Compat: true })
  return { history, first: history.location }
}

/**
 * The browser's router, for pages that come to life in pieces: react-router's own reads the address when it is first drawn and listens
 * only after that, so that it takes a page for another one, or misses it, when somebody goes back in between.
 */
export function PageRouter({
  places: { history, first },
  children,
}: {
  readonly places: RouterHistory
  readonly children: ReactNode
}) {
  const [{ action, location }, setPlace] = useState<Place>({ action: history.action, location: first })
  useLayoutEffect(() => {
    const show = (place: Place) => startTransition(() => setPlace(place))
    const stop = history.listen((place) => {
      leavePlace()
      show(place)
    })
    if (history.createHref(history.location) !== history.createHref(first))
      show({ action: history.action, location: history.location })
    return stop
  }, [history, first])
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}
