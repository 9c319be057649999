import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import places from 'virtual:copy/places'
import type { ResolvedDocument, ShownBlock } from '../../../contracts/content/blockTree.ts'
import type { DrawPage } from '../../../contracts/drawing.ts'
import type { QueryMessage } from '../../../contracts/queries.ts'
import { mustAskConsent } from '../../../core/domain/consent/mustAskConsent.ts'
import { slotAt } from '../../../core/domain/content/slotAt.ts'
import { pageAt } from '../../../core/domain/route/pageAt.ts'
import type { PageName } from '../../../core/domain/route/pageAt.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import { localeOfPath } from '../../../core/domain/locale/splitLocalePrefix.ts'
import { Front } from '../App.tsx'
import { nounsOf } from '../blocks/page/blockTable.ts'
import { blocksAround, knownBlocks } from '../blocks/page/knownBlocks.ts'
import { answerIn, queryUnder } from '../bridge/knownAnswers.ts'
import type { Known } from '../bridge/known.ts'
import type { PageHead, Storefront } from '../bridge/storefront.ts'
import { StorefrontContext } from '../bridge/StorefrontContext.ts'
import { hasAbove } from '../content/slot/ScreenSlot.tsx'
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
      const isAsking = mustAskConsent(views.consent?.answer ?? null, locale)
      withoutUnshownSlot(pathname, known)
      const blocks = knownBlocks(known)
      const nouns = new Set([...around, ...page.nouns, ...nounsOf(blocks)])
      return {
        language: pageLanguage(locale),
        markup,
        known: { answers: Object.fromEntries(known.answers), views },
        head,
        sources: [source, ...slotSources(pathname, blocks), ...sourcesOf(blocks), ...copySources(locale, nouns)],
        lateSources: [
          ...partsAround,
          ...(isAsking ? ['src/consent/ConsentBanner.tsx'] : []),
          ...sourcesOf(blocksAround(known)),
        ],
      }
    }
    const found = await Promise.all(
      [...missing].map(async (key) => [key, await answer(queryUnder(key), locale)] as const),
    )
    for (const [key, message] of found) {
      if (message === null) return null
      known.answers.set(key, message)
    }
  }
  return null
}

/** CMS-02: a slot with nothing above its screen is no part of the first picture. */
const withoutUnshownSlot = (pathname: string, known: Known): void => {
  const slot = slotAt(pathname)
  for (const key of known.answers.keys()) {
    const query = queryUnder(key)
    if (query.name === 'content' && query.ask.key === slot && !isShown(answerIn(known, query)))
      known.answers.delete(key)
  }
}

const isShown = (message: QueryMessage<ResolvedDocument> | undefined): boolean =>
  message?._tag === 'Answered' && hasAbove(message.answer)

/** I18N-01: the texts of a locale: the table of its language, and each noun where that locale has it. */
const copySources = (locale: Locale, nouns: ReadonlySet<string>): readonly string[] => {
  const own = places[locale]
  const language = copyLanguage(locale)
  return [own === undefined ? language : locale]
    .concat([...nouns].map((noun) => `${own?.includes(noun) ? locale : language}/${noun}`))
    .map((folder) => `../virtual:copy/${folder}`)
}

const slotSources = (pathname: string, blocks: readonly ShownBlock[]): readonly string[] => [
  ...(slotAt(pathname) === null ? [] : ['src/content/slot/ScreenSlot.tsx']),
  ...(blocks.length === 0 ? [] : ['src/blocks/page/Slot.tsx', 'src/blocks/page/blockTable.ts']),
]

const read = async (stream: object): Promise<string> => {
  let text = ''
  // React's stream, for which its types say nothing.
  for await (const part of stream as AsyncIterable<unknown>) text += String(part)
  return text
}

/** What shows the documents around a page. */
const partsAround = ['DepartmentBar', 'BarBlocks', 'FooterBlocks'].map((file) => `src/shell/late/${file}.tsx`)

/**
 * The pages that the server draws, and the source of each: those that new visitors open first. RT-22: of the account and
 * the favorites, which only their owner's worker knows, it draws the frame and their skeleton.
 */
const drawnPages: Readonly<Partial<Record<PageName, string>>> = {
  Home: 'src/content/ContentPage.tsx',
  Category: 'src/catalog/CategoryPage.tsx',
  Product: 'src/product/ProductPage.tsx',
  Search: 'src/search/SearchPage.tsx',
  Cart: 'src/cart/CartPage.tsx',
  Content: 'src/content/ContentPage.tsx',
  Account: 'src/account/AccountPage.tsx',
  Favorites: 'src/favorites/FavoritesPage.tsx',
}

/** The storefront on the server: a new visitor's. Its answers are those at hand, and missing ones are noted. */
const drawingStorefront = (known: Known, missing: Set<string>, heading: (head: PageHead) => void): Storefront => ({
  read: (name) => known.views[name],
  knownView: (name) => known.views[name],
  subscribe: nobody,
  known: (query) => {
    const key = JSON.stringify(query)
    if (!known.answers.has(key)) missing.add(key)
    return answerIn(known, query)
  },
  heading,
  isDrawn: () => true,
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
