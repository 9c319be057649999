import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { browsingCalls, isForBrowsing } from '../../contracts/api/browsingCalls.ts'
import type { EndpointInput } from '../../contracts/api/browsingCalls.ts'
import type { Drawing, DrawPage } from '../../contracts/drawing.ts'
import type { Query, QueryMessage } from '../../contracts/queries.ts'
import { systemClock } from '../../core/adapters/clock/Clock.system.ts'
import type { Clock } from '../../core/adapters/clock/Clock.ts'
import { commerceApiOverFetch } from '../../core/adapters/commerceApi/CommerceApi.fetch.ts'
import { requestHeaders } from '../../core/adapters/commerceApi/requestHeaders.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import { viewCart } from '../../core/events/cart/viewCart.ts'

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

/** A picture contains nothing personal, so it is reused for this long, ms; the page itself asks for newer answers. */
const freshMs = 10_000
const mostKept = 200

/** Draws pages with the built module; without it, or when drawing fails, the browser draws the page. */
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

type OwnApi = {
  /** The server itself, without a socket in between. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>
  readonly clock: Clock
  readonly newId: () => string
}

/** A page whose answers take longer is not drawn, ms. */
const patienceMs = 1_000

/**
 * What a new visitor's worker would get: the same calls, the same decoders. null: refused, too late, or not a browsing
 * call.
 */
const askOwnApi = ({
  fetch,
  clock,
  newId,
}: OwnApi): ((query: Query, locale: string) => Promise<QueryMessage<unknown> | null>) => {
  const api = commerceApiOverFetch({ fetch: fetch as typeof globalThis.fetch, apiBase: '', clock })
  return async ({ name, ask }, locale) => {
    if (!isForBrowsing(name)) return null
    const { endpoint, input } = (browsingCalls[name] as (ask: Query['ask']) => EndpointInput)(ask)
    const ids = { transactionId: newId(), correlationId: newId(), sessionId: null, accessToken: null }
    const headers = requestHeaders(endpoint, { locale, ...ids, webview: false })
    const answer = await api.send({ endpoint, input: input as never, timeoutMs: patienceMs, headers })
    return answer._tag === 'Confirmed'
      ? { _tag: 'Answered', answer: answer.body, from: 'server', at: clock.now(), last: true }
      : null
  }
}
