import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import type { DrawPage } from '../../../contracts/drawing.ts'
import type { Query } from '../../../contracts/queries.ts'
import { pageAt } from '../../../core/domain/route/pageAt.ts'
import type { PageName } from '../../../core/domain/route/pageAt.ts'
import { localeOfPath } from '../../../core/domain/route/splitLocalePrefix.ts'
import { Front } from '../App.tsx'
import { nounsOf } from '../blocks/blockTable.ts'
import { knownBlocks } from '../blocks/knownBlocks.ts'
import type { Known } from '../bridge/known.ts'
import type { PageHead, Storefront } from '../bridge/storefront.ts'
import { StorefrontContext } from '../bridge/StorefrontContext.ts'
import { copyLanguage, loadCopy } from '../copy/loadCopy.ts'
import { pageLanguage } from '../locale/pageLanguage.ts'
import { around } from '../preloadPage.ts'
import { pageOf } from '../routes.tsx'
import { sourcesOf } from './blockSources.ts'

/**
 * An answer may lead to the next query (whose reviews?); a page that still has new queries after this many rounds is
 * not drawn.
 */
const mostRounds = 4

/**
 * The first picture of a page as a new visitor sees it, with what it was drawn from. `answer` answers a query, or null.
 * null: the page is not drawn here (it is personal, or an answer is missing), and the browser draws all of it.
 */
export const drawPage: DrawPage = async (path, { answer, views }) => {
  const { pathname } = new URL(path, 'http://drawn.invalid')
  const locale = localeOfPath(pathname)
  const name = pageAt(pathname)
  const source = name === null ? undefined : drawnPages[name]
  if (!locale || source === undefined) return null
  const page = pageOf(pathname)
  if (!('fetch' in page)) return null
  await Promise.all([...around.map((noun) => loadCopy(locale, noun)), page.fetch(locale)])
  const known: Known = { answers: new Map(), views }
  let head: PageHead | null = null
  for (let round = 0; round < mostRounds; round += 1) {
    const missing = new Set<string>()
    const storefront = drawingStorefront(known, missing, (drawn) => (head = drawn))
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
      const blocks = knownBlocks(known)
      const nouns = new Set([...around, ...page.nouns, ...nounsOf(blocks)])
      const words = [...nouns].map((noun) => `../virtual:copy/${copyLanguage(locale)}/${noun}`)
      return {
        language: pageLanguage(locale),
        markup,
        known: { answers: Object.fromEntries(known.answers), views },
        head,
        sources: [source, ...sourcesOf(blocks), ...words],
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

/** The pages that the server draws, and the source of each: those that new visitors open first. */
const drawnPages: Readonly<Partial<Record<PageName, string>>> = {
  Home: 'src/home/HomePage.tsx',
  Category: 'src/catalog/CategoryPage.tsx',
  Product: 'src/product/ProductPage.tsx',
  Search: 'src/search/SearchPage.tsx',
  Cart: 'src/cart/CartPage.tsx',
  Content: 'src/content/ContentPage.tsx',
}

/** The storefront on the server: a new visitor's. Its answers are those at hand, and missing ones are noted. */
const drawingStorefront = (
  { answers, views }: Known,
  missing: Set<string>,
  heading: (head: PageHead) => void,
): Storefront => ({
  read: (name) => views[name],
  knownView: (name) => views[name],
  subscribe: nobody,
  known: (key) => {
    if (!answers.has(key)) missing.add(key)
    return answers.get(key)
  },
  heading,
  dispatch: nobody,
  ask: nobody,
  request: nobody,
  keepCard: nobody,
  keepProof: nobody,
  openRecorder: nobody,
  restarts: () => 0,
  onStart: nobody,
})

const nobody = (): never => {
  throw new Error('There is nobody to ask while a page is drawn.')
}
