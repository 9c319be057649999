import type { NotedDiagnostic } from '../../contracts/diagnostics.ts'
import type { HealthView } from '../../contracts/views/workerViews.ts'
import { evolveCart } from '../../core/events/cart/evolveCart.ts'
import { evolveCheckout } from '../../core/events/checkout/evolveCheckout.ts'
import { evolveOrder } from '../../core/events/order/evolveOrder.ts'
import { appVersion } from '../appVersion.ts'
import type { LogOrigin } from '../../core/domain/log/readLogFile.ts'

/** What the head of an exported file says of the device it comes from. */
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

const tags = [evolveCart, evolveCheckout, evolveOrder].flatMap(Object.keys)
const eventVersion = Math.max(...tags.map((tag) => Number(/^v(\d+)\./.exec(tag)?.[1] ?? 0)))
