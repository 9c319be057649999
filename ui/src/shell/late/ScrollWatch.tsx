import { useEffect } from 'react'
import { headerScroll } from '../../../../core/domain/configuration/constants.ts'

/** NAV-14: the header goes away while the shopper scrolls down the page, until they scroll up. Renders nothing. */
export const ScrollWatch = ({ header }: { readonly header: React.RefObject<HTMLElement | null> }) => {
  useEffect(() => (header.current ? watchScroll(header.current) : undefined), [header])
  return null
}

const watchScroll = (header: HTMLElement): (() => void) => {
  let decidedAt = scrollY
  let timer = 0
  let since: number | null = null
  const isNearTop = () => scrollY <= 2 * header.offsetHeight
  const decide = () => {
    since = null
    if (scrollY === decidedAt) return
    header.toggleAttribute('data-away', scrollY > decidedAt && !isNearTop())
    decidedAt = scrollY
  }
  const wait = () => {
    // At once, or it would move away from under a finger that presses where it stands.
    if (isNearTop()) header.removeAttribute('data-away')
    const now = performance.now()
    since ??= now
    clearTimeout(timer)
    timer = window.setTimeout(decide, Math.min(headerScroll.debounce, since + headerScroll.maximumWait - now))
  }
  addEventListener('scroll', wait, { passive: true })
  return () => {
    clearTimeout(timer)
    removeEventListener('scroll', wait)
  }
}
