import type { ScrollPosition } from '../useScrollMemory.ts'

/**
 * Scrolls to the place as soon as the page is long enough, and again whenever its height changes, until the shopper
 * scrolls or presses something.
 */
export const returnTo = (place: ScrollPosition, onEnd: (top: number) => void): (() => void) => {
  const root = document.documentElement
  let height = 0
  let last = scrollY
  const go = () => {
    height = root.scrollHeight
    const top = Math.round(topOf(place))
    if (scrollY !== top && height - innerHeight >= top) scrollTo({ top, behavior: 'instant' })
    last = scrollY
  }
  const watch = new ResizeObserver(go)
  // Caused neither by the page's growth nor by our code: a scrollbar, or a screen reader.
  const onScroll = () => {
    if (Math.abs(scrollY - last) >= 1 && root.scrollHeight === height) stop()
  }
  const stop = () => {
    onEnd(last)
    clearTimeout(timer)
    watch.disconnect()
    removeEventListener('scroll', onScroll)
    for (const kind of handsOn) removeEventListener(kind, stop, true)
  }
  const timer = setTimeout(stop, patienceMs)
  addEventListener('scroll', onScroll, { passive: true })
  for (const kind of handsOn) addEventListener(kind, stop, { passive: true, capture: true })
  go()
  watch.observe(document.body)
  return stop
}

const topOf = ({ top, link }: ScrollPosition): number => {
  const found = link && top > 0 ? document.querySelector(`main a[href=${JSON.stringify(link.href)}]`) : null
  return found && link ? scrollY + found.getBoundingClientRect().top - link.below : top
}

/** How long a page may take to grow back (ms). */
const patienceMs = 10_000

/** With these the shopper takes over the scroll position. */
const handsOn = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const
