import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** A new page starts at its top; going back returns to where it was left, as soon as the page is long enough again. */
export const useScrollMemory = (): void => {
  const { key, pathname, hash } = useLocation()
  const kind = useNavigationType()
  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])
  useEffect(() => {
    const keep = () => left.set(key, scrollY)
    addEventListener('scroll', keep, { passive: true })
    return () => removeEventListener('scroll', keep)
  }, [key])
  useEffect(() => {
    if (hash !== '') return
    const wasHere = seenPath === pathname
    seenPath = pathname
    if (kind === 'POP') return returnTo(left.get(key) ?? 0)
    if (!wasHere) scrollTo({ top: 0, behavior: 'instant' })
  }, [key, kind, pathname, hash])
}

const left = new Map<string, number>()
let seenPath: string | null = null

/** How long a page may take to grow back (ms). */
const patienceMs = 1_500

const returnTo = (top: number): (() => void) | undefined => {
  if (top === 0) return undefined
  const until = performance.now() + patienceMs
  let frame = 0
  const tryAgain = () => {
    if (document.documentElement.scrollHeight - innerHeight >= top || performance.now() > until) scrollTo({ top, behavior: 'instant' })
    else frame = requestAnimationFrame(tryAgain)
  }
  tryAgain()
  return () => cancelAnimationFrame(frame)
}
