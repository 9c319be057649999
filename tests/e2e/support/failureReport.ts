import type { BrowserContext, Request } from 'playwright'

const callsKept = 40
const charactersKept = 3_000

/**
 * Records what the profile requests of the shop, and reports on demand what its tabs show: the evidence that a failed
 * test leaves.
 */
export const failureReport = (context: BrowserContext): (() => Promise<string>) => {
  const calls: string[] = []
  const note = (request: Request, end: number | string): void => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/assets/')) calls.push(`${request.method()} ${pathname} ${end}`)
  }
  context.on('response', (response) => note(response.request(), response.status()))
  context.on('requestfailed', (request) => note(request, request.failure()?.errorText ?? 'failed'))
  return async () => {
    const tabs = await Promise.all(context.pages().map(async (page) => `${page.url()}\n${await wordsOf(page)}`))
    return [...tabs, `Last calls:\n${calls.slice(-callsKept).join('\n')}`].join('\n\n')
  }
}

const wordsOf = (page: ReturnType<BrowserContext['pages']>[number]): Promise<string> =>
  page
    .locator('body')
    .innerText({ timeout: 1_000 })
    .then(
      (words) => words.slice(0, charactersKept),
      (cause: unknown) => `(not to be read: ${String(cause)})`,
    )
