import type { BrowserContext, Route } from 'playwright'

/** Pages as the service worker serves them: without the server's first picture, drawn by the browser from the start. */
export const undrawn = (context: BrowserContext): Promise<unknown> => context.route(anywhere, plainPage)

export const drawnAgain = (context: BrowserContext): Promise<void> => context.unroute(anywhere, plainPage)

const anywhere = '**/*'

const plainPage = async (route: Route): Promise<void> => {
  const request = route.request()
  if (!request.isNavigationRequest()) return route.fallback()
  await route.fulfill({ response: await route.fetch({ url: new URL('/index.html', request.url()).href }) })
}
