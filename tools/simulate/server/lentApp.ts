import { createApp } from '../../../server/app.ts'
import { adjustmentHandlers, cartHandlers } from '../../../server/cart/cartHandlers.ts'
import type { Catalogue } from '../../../server/kit/Catalogue.ts'
import { contentHandlers } from '../../../server/content/contentHandlers.ts'
import { checkoutHandlers } from '../../../server/checkout/checkoutHandlers.ts'
import { authHandlers } from '../../../server/consumer/authHandlers.ts'
import type { Passwords } from '../../../server/kit/Context.ts'
import { favoriteHandlers } from '../../../server/favorites/favoriteHandlers.ts'
import { loyaltyHandlers } from '../../../server/consumer/loyalty/loyaltyHandlers.ts'
import type { Handler } from '../../../server/kit/handle.ts'
import type { Log } from '../../../server/kit/requestLog.ts'
import { orderHandlers } from '../../../server/order/orderHandlers.ts'
import { paymentHandlers } from '../../../server/payment/paymentHandlers.ts'
import type { PaymentProvider } from '../../../server/payment/PaymentProvider.ts'
import { couponHandlers } from '../../../server/promotion/couponHandlers.ts'
import { savedHandlers } from '../../../server/saved/savedHandlers.ts'
import { sessionHandlers } from '../../../server/consumer/sessionHandlers.ts'
import { storeHandlers } from '../../../server/store/storeHandlers.ts'
import { trackingHandlers } from '../../../server/tracking/trackingHandlers.ts'
import type { Db } from '../../../server/storage/Tables.ts'

/** What one world plugs into the app. */
export type Behind = {
  readonly db: () => Db
  readonly provider: () => PaymentProvider
  readonly now: () => number
  readonly newId: () => string
  readonly log: Log
  /** The replacement of a handler, or the handler itself. */
  readonly over: (handler: Handler) => Handler
}

/** Gives the app to one world, until the next one takes it. */
export type LentApp = { lend(behind: Behind): (request: Request) => Promise<Response> }

/** Deriving keys takes real time, which the simulation does not know. */
export const passwords: Passwords = {
  hash: async (password) => password,
  isRight: async (password, kept) => password === kept,
}

/** The real app, whose routes are built once for all worlds of a process: it serves one world after another. */
export const lentApp = (catalogue: Catalogue): LentApp => {
  let lent: (Behind & { readonly handlers: ReadonlyMap<Handler, Handler> }) | null = null
  const borrower = () => {
    if (!lent) throw new Error('The app has not been lent to anybody.')
    return lent
  }
  const reach = (): PaymentProvider => borrower().provider()
  const real: readonly Handler[] = [
    ...authHandlers,
    ...adjustmentHandlers,
    ...cartHandlers,
    ...checkoutHandlers,
    ...contentHandlers,
    ...couponHandlers,
    ...favoriteHandlers,
    ...loyaltyHandlers,
    ...orderHandlers(reach),
    ...paymentHandlers(reach),
    ...savedHandlers,
    ...sessionHandlers,
    ...storeHandlers,
    ...trackingHandlers,
  ]
  const app = createApp({
    storage: {
      engine: 'pglite',
      get db() {
        return borrower().db()
      },
      get reads() {
        return borrower().db()
      },
      close: async () => undefined,
    },
    catalogue,
    now: () => borrower().now(),
    newId: () => borrower().newId(),
    log: (entry) => borrower().log(entry),
    passwords,
    handlers: real.map((handler) => {
      const now = (): Handler => borrower().handlers.get(handler) ?? handler
      return {
        ...handler,
        run: (...given) => now().run(...given),
        ...(handler.inOneWrite && { inOneWrite: async (...given) => now().inOneWrite?.(...given) }),
      }
    }),
  })
  return {
    lend: (behind) => {
      lent = { ...behind, handlers: new Map(real.map((handler) => [handler, behind.over(handler)])) }
      return async (request) => app.fetch(request)
    },
  }
}
