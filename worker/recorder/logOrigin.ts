import type { NotedDiagnostic } from '../../contracts/diagnostics.ts'
import type { HealthView } from '../../contracts/views/workerViews.ts'
import type { LogOrigin } from '../../core/domain/log/readLogFile.ts'
import { evolveCart } from '../../core/events/cart/evolveCart.ts'
import { evolveCheckout } from '../../core/events/checkout/evolveCheckout.ts'
import { evolveOrder } from '../../core/events/order/evolveOrder.ts'

/** What the header of an exported file says about its device. */
export const logOrigin = (
  site: string,
  { storage, reason }: HealthView,
  browser: string,
  diagnostics: readonly NotedDiagnostic[] = [],
): LogOrigin => ({
  app: appVersion,
  events: eventVersion,
  site,
  storage: reason === null ? storage : `${storage} (${reason})`,
  browser: browser.slice(0, 200),
  ...(diagnostics.length > 0 ? { diagnostics } : {}),
})

/** The version in package.json; tests/worker/recorder/logOrigin.test.ts checks that they are equal. */
export const appVersion = '0.1.0'

const tags = [evolveCart, evolveCheckout, evolveOrder].flatMap(Object.keys)

const eventVersion = Math.max(...tags.map((tag) => Number(/^v(\d+)\./.exec(tag)?.[1] ?? 0)))
