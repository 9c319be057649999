import { parseLocale } from '../../core/domain/locale/locales.ts'
import { splitLocalePrefix } from '../../core/domain/route/splitLocalePrefix.ts'
import { loadCopy } from './copy/loadCopy.ts'
import { pageOf } from './routes.tsx'

/** What stands around every page speaks of. */
export const around = ['shell', 'favorites', 'errors'] as const

/** How long the first picture may wait for its pieces (ms); after that it shows what has come. */
const patienceMs = 1_000

/**
 * What the first picture is made of, asked for at once: the page's code and the words it says. React would come upon one piece after the
 * other, and shows what was late at most every 300 ms. What does not come is asked for again where it is missing, and told there.
 */
export const preloadPage = async (pathname: string): Promise<void> => {
  const locale = parseLocale(splitLocalePrefix(pathname).locale ?? '')
  if (!locale) return
  const page = pageOf(pathname)
  const pieces = Promise.allSettled([
    ...around.map((noun) => loadCopy(locale, noun)),
    'fetch' in page ? page.fetch(locale) : undefined,
  ])
  await Promise.race([pieces, new Promise((resolve) => setTimeout(resolve, patienceMs))])
}
