import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import type { Query } from '../../../contracts/queries.ts'
import type { DrawPage } from '../../../contracts/drawing.ts'
import { classifyRoute } from '../../../core/domain/route/classifyRoute.ts'
import { parseLocale } from '../../../core/domain/locale/locales.ts'
import { splitLocalePrefix } from '../../../core/domain/route/splitLocalePrefix.ts'
import { Front } from '../App.tsx'
import { StorefrontContext } from '../bridge/StorefrontContext.ts'
import type { Known } from '../bridge/known.ts'
import type { PageHead } from '../bridge/storefront.ts'
import { copyLanguage, loadCopy } from '../copy/loadCopy.ts'
import { around } from '../preloadPage.ts'
import { pageLanguage } from '../locale/pageLanguage.ts'
import { pageOf } from '../routes.tsx'
import { drawingStorefront } from './drawingStorefront.ts'
import { drawnPages } from './drawnPages.ts'

/** An answer may raise the next question (whose reviews?); pages that still ask after so many rounds are not drawn. */
const mostRounds = 4

/**
 * The first picture of a page as a stranger sees it, with what it was drawn from. `answer` answers a question or null.
 * null: the page is not drawn here (it is somebody's own, or something of it is not to be had), and the browser makes it all.
 */
export const drawPage: DrawPage = async (path, { answer, views }) => {
  const { pathname } = new URL(path, 'http://drawn.invalid')
  const locale = parseLocale(splitLocalePrefix(pathname).locale ?? '')
  const source = drawnPages[classifyRoute(pathname)]
  if (!locale || source === undefined) return null
  const page = pageOf(pathname)
  if (!('fetch' in page)) return null
  await Promise.all([...around.map((noun) => loadCopy(locale, noun)), page.fetch(locale)])
  const known: Known = { answers: new Map(), views }
  let head: PageHead | null = null
  for (let round = 0; round < mostRounds; round += 1) {
    const missing = new Set<string>()
    const storefront = drawingStorefront(known, missing, (said) => (head = said))
    const { prelude } = await prerenderToNodeStream(
      <StorefrontContext value={storefront}>
        <StaticRouter location={path}>
          <Front />
        </StaticRouter>
      </StorefrontContext>,
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    )
    const markup = await read(prelude)
    if (missing.size === 0) {
      const words = [...around, ...page.nouns].map((noun) => `../virtual:copy/${copyLanguage(locale)}/${noun}`)
      return {
        language: pageLanguage(locale),
        markup,
        known: { answers: Object.fromEntries(known.answers), views },
        head,
        sources: [source, ...words],
      }
    }
    const found = await Promise.all(
      [...missing].map(async (key) => [key, await answer(JSON.parse(key) as Query, locale)] as const),
    )
    for (const [key, message] of found) {
      if (message === null) return null
      known.answers.set(key, message)
    }
  }
  return null
}

const read = async (stream: object): Promise<string> => {
  let text = ''
  for await (const part of stream as AsyncIterable<unknown>) text += String(part)
  return text
}
