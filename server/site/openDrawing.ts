import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Drawing, DrawPage } from '../../contracts/drawing.ts'
import { systemClock } from '../../core/adapters/clock/Clock.system.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import { viewCart } from '../../core/events/cart/viewCart.ts'
import { actionIdOf } from '../../core/domain/experiment/actionId.ts'
import { writeAudience } from '../../core/domain/content/audienceCookie.ts'
import { askOwnApi } from './askOwnApi.ts'
import type { OwnApi } from './askOwnApi.ts'
import type { Visitor } from './visitor.ts'

/** The first picture of a page, by path and query; null where the browser draws it. */
export type DrawSitePage = (path: string, visitor: Visitor) => Promise<Drawing | null>

export type DrawingSettings = Omit<OwnApi, 'clock'> & {
  readonly now: () => number
  /** The built module that draws pages. */
  readonly module: string
  readonly onFailure: (error: unknown) => void
}

/** `until`: epoch ms; a schedule in its content may end it early. */
type Picture = { until: number; drawing: Promise<Drawing | null> }

/** A picture is the same for a whole audience, which it is kept for this long, ms; the page itself asks for newer answers. */
const freshMs = 10_000
const mostKept = 200

/** Draws pages with the built module; without it, or when drawing fails, the browser draws the page. */
export const openDrawing = async ({ module, onFailure, now, ...ownApi }: DrawingSettings): Promise<DrawSitePage> => {
  if (!existsSync(module)) return async () => null
  // The build of `ui/src/draw/drawPage.tsx`.
  const { drawPage } = (await import(pathToFileURL(module).href)) as { readonly drawPage: DrawPage }
  const answer = askOwnApi({ ...ownApi, clock: { ...systemClock(), now } })
  const emptyCart = viewCart(initialState().cart)
  const kept = new Map<string, Picture>()
  const draw = (path: string, visitor: Visitor, at: number): Picture => {
    const picture: Picture = { until: at + freshMs, drawing: Promise.resolve(null) }
    const onNextChange = (change: number): void => void (picture.until = Math.min(picture.until, change))
    picture.drawing = drawPage(path, {
      answer: (query, locale) => answer(query, locale, { ...visitor, onNextChange }),
      views: {
        consent: { answer: visitor.audience.consent ?? null, hasPrivacyControl: visitor.hasPrivacyControl },
        // Without a session the cart is empty.
        ...(visitor.isStranger ? { cart: emptyCart } : {}),
      },
    }).catch((error: unknown) => {
      onFailure(error)
      return null
    })
    return picture
  }
  return async (path, visitor) => {
    const variants = visitor.decisions.map(actionIdOf).toSorted().join(' ')
    const key = `${visitor.isStranger ? 'stranger' : 'known'} ${visitor.hasPrivacyControl} ${writeAudience(visitor.audience)} ${variants} ${path}`
    const at = now()
    const known = kept.get(key)
    if (known && at < known.until) return known.drawing
    const picture = draw(path, visitor, at)
    kept.delete(key)
    kept.set(key, picture)
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break
      kept.delete(oldest)
    }
    return picture.drawing
  }
}
