import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Drawing, DrawPage } from '../../contracts/drawing.ts'
import { systemClock } from '../../core/adapters/clock/Clock.system.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import { viewCart } from '../../core/events/cart/viewCart.ts'
import { askOwnApi } from './askOwnApi.ts'
import type { OwnApi } from './askOwnApi.ts'

/**
 * The first picture of a page, by path and query; null where the browser draws it. `isStranger`: this browser has no
 * session, so its cart is empty.
 */
export type DrawSitePage = (path: string, isStranger: boolean) => Promise<Drawing | null>

export type DrawingSettings = Omit<OwnApi, 'clock'> & {
  readonly now: () => number
  /** The built module that draws pages. */
  readonly module: string
  readonly onFailure: (error: unknown) => void
}

/** `until`: epoch ms; a schedule in its content may end it early. */
type Picture = { until: number; drawing: Promise<Drawing | null> }

/** A picture contains nothing personal, so it is reused for this long, ms; the page itself asks for newer answers. */
const freshMs = 10_000
const mostKept = 200

/** Draws pages with the built module; without it, or when drawing fails, the browser draws the page. */
export const openDrawing = async ({ module, onFailure, now, ...ownApi }: DrawingSettings): Promise<DrawSitePage> => {
  if (!existsSync(module)) return async () => null
  const { drawPage } = (await import(pathToFileURL(module).href)) as { readonly drawPage: DrawPage }
  const answer = askOwnApi({ ...ownApi, clock: { ...systemClock(), now } })
  const emptyCart = viewCart(initialState().cart)
  const kept = new Map<string, Picture>()
  const draw = (path: string, isStranger: boolean, at: number): Picture => {
    const picture: Picture = { until: at + freshMs, drawing: Promise.resolve(null) }
    const onNextChange = (change: number): void => void (picture.until = Math.min(picture.until, change))
    picture.drawing = drawPage(path, {
      answer: (query, locale) => answer(query, locale, { isStranger, onNextChange }),
      views: isStranger ? { cart: emptyCart } : {},
    }).catch((error: unknown) => {
      onFailure(error)
      return null
    })
    return picture
  }
  return async (path, isStranger) => {
    const key = `${isStranger ? 'stranger' : 'known'} ${path}`
    const at = now()
    const known = kept.get(key)
    if (known && at < known.until) return known.drawing
    const picture = draw(path, isStranger, at)
    kept.delete(key)
    kept.set(key, picture)
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break
      kept.delete(oldest)
    }
    return picture.drawing
  }
}
