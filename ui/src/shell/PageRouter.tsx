import { startTransition, useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import type { Location, NavigationType } from 'react-router-dom'
import { withoutPreview } from '../../../core/domain/route/pageAt.ts'
import { newId } from '../bridge/newId.ts'
import { leavePlace } from './useScrollMemory.ts'

type Place = { readonly action: NavigationType; readonly location: Location }

/** The browser's address when the screen starts, and notifications when it changes. */
export interface RouterHistory {
  readonly history: ReturnType<typeof createBrowserHistory>
  readonly first: Location
}

/**
 * Call it in the task in which the screen starts: the page of that address is drawn first. The entry gets a key, as the
 * router's entries have.
 */
export const openRouterHistory = (): RouterHistory => {
  // The router's own entries, or null for the first one.
  const state = window.history.state as { readonly key?: string } | null
  if (state?.key === undefined) window.history.replaceState({ ...state, key: newId() }, '')
  const history = createBrowserHistory({ v5Compat: true })
  return { history, first: history.location }
}

/**
 * The browser's router, for pages that come alive in pieces. react-router's own reads the address when it is first
 * drawn and listens only after that, so going back in between makes it mistake one page for another, or miss the
 * change. CMS-03: a preview's links lead to previews.
 */
export const PageRouter = ({
  places: { history, first },
  children,
}: {
  readonly places: RouterHistory
  readonly children: ReactNode
}) => {
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
  useLayoutEffect(() => {
    if (location.pathname !== first.pathname) dispatchEvent(new Event('cairn:left'))
  }, [location, first])
  return (
    <Router
      basename={withoutPreview(first.pathname) === first.pathname ? '/' : '/pre'}
      location={location}
      navigationType={action}
      navigator={history}
    >
      {children}
    </Router>
  )
}
