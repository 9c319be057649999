import type { BrowserContext, Route } from 'playwright'

/** Pages come as the service worker has them: without the server's first picture, made by the browser from its first moment on. */
export const undrawn = (context: BrowserContext): Promise<unknown> => context.route(anywhere, plainPage)

export const drawnAgain = (context: BrowserContext): Promise<void> => context.unroute(anywhere, plainPage)

const anywhere = '**/*'

const plainPage = async (route: Route): Promise<void> => {
  const request = route.request()
  if (!request.isNavigationRequest()) return route.fallback()
  await route.fulfill({ response: await route.fetch({ url: new URL('/index.html', request.url()).href }) })
}
