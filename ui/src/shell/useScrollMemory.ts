import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { safeSessionStorage } from '../state/safeStorage.ts'
import type { returnTo as ReturnTo } from './late/returnTo.ts'

/** A new page starts at its top; back, forward and a reload return to the exact place where the page was left. */
export const useScrollMemory = (): void => {
  const { key, pathname, search, hash } = useLocation()
  const kind = useNavigationType()
  // An entry made by a link within the page has no key.
  const entry = key === 'default' ? `${pathname}${search}${hash}` : key
  useEffect(restoreByOurselves, [])
  useLayoutEffect(() => {
    const isFirst = shown === undefined
    const isSamePage = shown?.pathname === pathname
    shown = { entry, pathname }
    restoredTop = undefined
    const kept = kind === 'POP' ? placeByEntry.get(entry) : undefined
    if (kept && !(isFirst && 'handled' in document.documentElement.dataset)) return comeBack(kept)
    if (!isFirst && hash === '' && (kind === 'POP' || !isSamePage)) scrollTo({ top: 0, behavior: 'instant' })
    return undefined
  }, [entry, kind, pathname, hash])
}

/**
 * Records the scroll position of the page on the screen. Call it before another page is shown: a shorter one clamps the
 * scroll, and the resulting scroll event would be taken for the shopper's.
 */
export const leavePlace = (): void => {
  if (shown && !isReturning && scrollY !== restoredTop) placeByEntry.set(shown.entry, placeNow())
}

export type ScrollPosition = {
  readonly top: number
  /**
   * The first link on the screen, and its distance below the edge: rows above it may have another height when the page
   * is drawn again.
   */
  readonly link?: { readonly href: string; readonly below: number }
}

const placeNow = (): ScrollPosition => {
  const seen = new Set<string>()
  for (const link of document.querySelectorAll('main a[href]')) {
    const href = link.getAttribute('href') ?? ''
    const { top, height } = link.getBoundingClientRect()
    if (!seen.has(href) && height > 0 && top >= 0 && top < innerHeight)
      return { top: scrollY, link: { href, below: top } }
    seen.add(href)
  }
  return { top: scrollY }
}

const storedAs = 'cairn:places'

/** This many entries of the history are remembered across a reload. */
const mostStored = 50

const readPlaces = (): readonly (readonly [string, ScrollPosition])[] => {
  const stored = safeSessionStorage.readJson(storedAs)
  // Only this module writes there; what else stands there costs a scroll position.
  return Array.isArray(stored) ? (stored as [string, ScrollPosition][]) : []
}

/** A browser without storage forgets the places with the document. */
const storePlaces = (): void => {
  safeSessionStorage.write(storedAs, JSON.stringify([...placeByEntry].slice(-mostStored)))
}

const placeByEntry = new Map(readPlaces())
let shown: { readonly entry: string; readonly pathname: string } | undefined
let isReturning = false

/**
 * Where a return has ended. If the shopper has not scrolled since, the same place is recorded: measured again at each
 * visit, fractions of a pixel would add up.
 */
let restoredTop: number | undefined
const endReturn = (top?: number): void => {
  isReturning = false
  restoredTop = top
}

/**
 * The code that restores the place is loaded after the page; until it is here a return waits for it, and the browser
 * restores a document.
 */
let returnTo: typeof ReturnTo | undefined
const load = async (): Promise<void> => void ({ returnTo } = await import('./late/returnTo.ts'))

const comeBack = (place: ScrollPosition): (() => void) => {
  let stop: (() => void) | null | undefined
  const begin = () => {
    if (stop !== null) stop = returnTo?.(place, endReturn)
  }
  isReturning = true
  if (returnTo) begin()
  else load().then(begin, () => endReturn())
  return () => {
    stop?.()
    stop = null
    endReturn()
  }
}

/** Within the shop we restore the place. The browser restores a new document until our code runs. */
const restoreByOurselves = (): (() => void) => {
  const take = () => (history.scrollRestoration = 'manual')
  const hand = () => {
    history.scrollRestoration = 'auto'
    leavePlace()
    storePlaces()
  }
  take()
  load().catch(() => {})
  addEventListener('pagehide', hand)
  addEventListener('pageshow', take)
  return () => {
    removeEventListener('pagehide', hand)
    removeEventListener('pageshow', take)
  }
}
