import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { returnTo as ReturnTo } from './returnTo.ts'

/** A new page starts at its top; back, forward and a reload return to the exact place where the page was left. */
export const useScrollMemory = (): void => {
  const { key, pathname, search, hash } = useLocation()
  const kind = useNavigationType()
  // An entry made by a link within the page has no key of its own.
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
 * Notes where the page on the screen stands. Call it before another page is shown: a shorter one clamps the scroll, and a scroll event
 * that comes of it would be taken for the shopper's.
 */
export const leavePlace = (): void => {
  if (shown && !isReturning && scrollY !== restoredTop) placeByEntry.set(shown.entry, placeNow())
}

export type ScrollPosition = {
  readonly top: number
  /** The first link on the screen, and how far below its edge: rows above it may have another height when the page is drawn again. */
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

/** So many entries of the history are remembered over a reload. */
const mostStored = 50

const readPlaces = (): readonly (readonly [string, ScrollPosition])[] => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storedAs) ?? '[]')
    return Array.isArray(stored) ? (stored as [string, ScrollPosition][]) : []
  } catch {
    return []
  }
}

const storePlaces = (): void => {
  try {
    sessionStorage.setItem(storedAs, JSON.stringify([...placeByEntry].slice(-mostStored)))
  } catch {
    // A browser without storage forgets the places with the document.
  }
}

const placeByEntry = new Map(typeof sessionStorage === 'undefined' ? [] : readPlaces())
let shown: { readonly entry: string; readonly pathname: string } | undefined
let isReturning = false

/** Where a return has ended. Who has not scrolled since leaves the same place: measured again at each visit, fractions of a pixel would add up. */
let restoredTop: number | undefined
const endReturn = (top?: number): void => {
  isReturning = false
  restoredTop = top
}

/** The code that finds the place again comes after the page; until it is here a return waits for it, and a document is restored by the browser. */
let returnTo: typeof ReturnTo | undefined
const load = async (): Promise<void> => void ({ returnTo } = await import('./returnTo.ts'))

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

/** Within the shop we restore the place. A document that comes anew is restored by the browser until we are there. */
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
