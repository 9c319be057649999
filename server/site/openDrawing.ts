import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Drawing, DrawPage } from '../../contracts/drawing.ts'
import { systemClock } from '../../core/adapters/clock/Clock.system.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import { viewCart } from '../../core/events/cart/viewCart.ts'
import { askOwnApi } from './askOwnApi.ts'
import type { OwnApi } from './askOwnApi.ts'

/** The first picture of a page, by its path and query; null where the browser makes it. `isStranger`: this browser has no session, so its cart is empty. */
export type DrawSitePage = (path: string, isStranger: boolean) => Promise<Drawing | null>

export type DrawingSettings = Omit<OwnApi, 'clock'> & {
  readonly now: () => number
  /** The built module that draws. */
  readonly module: string
  readonly onFailure: (error: unknown) => void
}

/** A picture is every stranger's, so it is shown again for so long, ms; the page asks for what is newer by itself. */
const freshMs = 10_000
const mostKept = 200

/** Draws pages with the built module; without one, and where drawing fails, the browser makes the page. */
export const openDrawing = async ({ module, onFailure, now, ...ownApi }: DrawingSettings): Promise<DrawSitePage> => {
  if (!existsSync(module)) return async () => null
  const { drawPage } = (await import(pathToFileURL(module).href)) as { readonly drawPage: DrawPage }
  const answer = askOwnApi({ ...ownApi, clock: { ...systemClock(), now } })
  const emptyCart = viewCart(initialState().cart)
  const kept = new Map<string, { readonly at: number; readonly drawing: Promise<Drawing | null> }>()
  return async (path, isStranger) => {
    const key = `${isStranger ? 'stranger' : 'known'} ${path}`
    const at = now()
    const known = kept.get(key)
    if (known && at - known.at < freshMs) return known.drawing
    const drawing = drawPage(path, { answer, views: isStranger ? { cart: emptyCart } : {} }).catch((error: unknown) => {
      onFailure(error)
      return null
    })
    kept.delete(key)
    kept.set(key, { at, drawing })
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break
      kept.delete(oldest)
    }
    return drawing
  }
}
