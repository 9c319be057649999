import type { BrowserContext, Request, Route } from 'playwright'

export type WireCall = { readonly method: string; readonly path: string; readonly key: string; readonly body: string }

/** A call that changes something at the shop. Tokens do not change the cart. */
const isChange = (request: Request): boolean => request.method() !== 'GET' && /\/cart\/v\d\//.test(request.url())

/** Every change that any tab of the profile sends, in order. */
export const recordChanges = (context: BrowserContext): WireCall[] => {
  const calls: WireCall[] = []
  context.on('request', (request) => {
    if (isChange(request)) calls.push(callOf(request))
  })
  return calls
}

/** Holds everything sent to the API until `release`. */
export const holdCalls = async (
  context: BrowserContext,
  matching = /\/(cart\/v\d|token|products)\//,
): Promise<{ readonly held: Route[]; release(): Promise<void> }> => {
  const held: Route[] = []
  const hold = (route: Route): void => void held.push(route)
  await context.route(matching, hold)
  return {
    held,
    release: async () => {
      await context.unroute(matching, hold)
      await Promise.all(held.map((route) => route.continue().catch(() => undefined)))
    },
  }
}

/** Replaces the answers of the first `times` matching requests; the rest pass. */
export const disturb = async (
  context: BrowserContext,
  matching: RegExp,
  times: number,
  act: (route: Route) => Promise<void>,
): Promise<{ count(): number }> => {
  let seen = 0
  await context.route(matching, async (route) => {
    seen += 1
    if (seen <= times) await act(route)
    else await route.continue()
  })
  return { count: () => seen }
}

/** The parts of a basket that a state replaces. */
export type BasketAnswer = {
  readonly items: readonly Record<string, unknown>[]
  readonly shippingMethods: readonly { readonly shippingId: string }[]
}

/** Every basket from the shop is changed in this way until the returned function is called. */
export const alterBaskets = async (
  context: BrowserContext,
  edit: (basket: BasketAnswer) => object,
): Promise<() => Promise<void>> => {
  const alter = async (route: Route): Promise<void> => {
    const response = await route.fetch()
    const answer: unknown = await response.json().catch(() => null)
    await route.fulfill(isBasket(answer) ? { response, json: { ...answer, ...edit(answer) } } : { response })
  }
  await context.route(/\/cart\/v\d\//, alter)
  return () => context.unroute(/\/cart\/v\d\//, alter)
}

const isBasket = (answer: unknown): answer is BasketAnswer =>
  typeof answer === 'object' && answer !== null && 'flashMessages' in answer

/** A refusal in the API's form. A 403 with an `appId` is the bot defence (ERR-06). */
export const refusal = (
  status: number,
  errorId: string,
  { message = errorId, ...more }: { readonly appId?: string; readonly message?: string } = {},
) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify({ errorDetails: [{ errorId, message }], correlationId: 'e2e', ...more }),
})

const callOf = (request: Request): WireCall => ({
  method: request.method(),
  path: new URL(request.url()).pathname,
  key: request.headers()['idempotency-key'] ?? '',
  body: request.postData() ?? '',
})
