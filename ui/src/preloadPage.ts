import { localeOfPath } from '../../core/domain/locale/splitLocalePrefix.ts'
import type { Known } from './bridge/known.ts'
import { loadCopy } from './copy/loadCopy.ts'
import { pageOf } from './routes.tsx'

/** The nouns of the texts around every page. */
export const around = ['shell', 'favorites', 'errors'] as const

/** How long an empty page may wait for its parts (ms); after that it shows what has arrived. */
const patienceMs = 1_000

/**
 * How long a page that the server drew may wait for them (ms). It is shown meanwhile and keeps presses. If it came alive
 * without one of them, React would remove what is drawn, and the kept presses with it, with the first change elsewhere.
 */
const drawnPatienceMs = 10_000

/**
 * What the first picture needs, requested at once: the page's code and its texts, and those of the blocks that it was
 * drawn from. React would discover one part after the other, and shows late parts at most every 300 ms. What does not arrive is requested again where it is missing,
 * and reported there.
 */
export const preloadPage = async (pathname: string, known: Known): Promise<void> => {
  const locale = localeOfPath(pathname)
  if (!locale) return
  const page = pageOf(pathname)
  const pieces = Promise.allSettled([
    ...around.map((noun) => loadCopy(locale, noun)),
    'fetch' in page ? page.fetch(locale) : undefined,
    document.querySelector('[data-block]')
      ? import('./blocks/page/knownBlocks.ts').then(({ preloadKnownBlocks }) => preloadKnownBlocks(locale, known))
      : undefined,
  ])
  const isDrawn = document.querySelector('#root')?.hasChildNodes()
  await Promise.race([pieces, new Promise((resolve) => setTimeout(resolve, isDrawn ? drawnPatienceMs : patienceMs))])
}
