import type { VariantDecision } from '../../../../contracts/content/audience.ts'
import { readVisitor } from '../../../../core/domain/experiment/visitorCookie.ts'
import { newId } from '../../bridge/newId.ts'
import type { Storefront } from '../../bridge/storefront.ts'

/** How much of a block must be in view: half of it, or half of the screen if it is taller. */
const half = 0.5

/**
 * SEG-12: tells the worker, once per page, which variants were painted in view (`data-exposures`, set by Slot and the
 * menu). Returns how to stop.
 */
export const watchExposures = (storefront: Pick<Storefront, 'request'>): (() => void) => {
  const reported = new Set<string>()
  const tell = (text: string): void => {
    if (reported.has(text)) return
    reported.add(text)
    const input = { seen: JSON.parse(text) as readonly VariantDecision[], cookies: document.cookie }
    storefront.request('noteExposures', input, newId()).catch(() => reported.delete(text))
  }
  const inView = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, intersectionRect } of entries)
        if (intersectionRatio >= half || intersectionRect.height >= innerHeight * half)
          tell(target.getAttribute('data-exposures') ?? '[]')
    },
    { threshold: [0, 0.1, 0.25, half] },
  )
  const look = (): void => {
    if (readVisitor(document.cookie) === null) return
    for (const block of document.querySelectorAll('[data-exposures]')) inView.observe(block)
  }
  const changes = new MutationObserver(look)
  changes.observe(document.body, { childList: true, subtree: true })
  look()
  return () => {
    changes.disconnect()
    inView.disconnect()
  }
}
