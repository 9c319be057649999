import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LocalizedDocument } from '../../contracts/content/contentDocument.ts'
import { readDocument } from '../../contracts/content/readDocument.ts'
import type { DrawPage } from '../../contracts/drawing.ts'
import { systemClock } from '../../core/adapters/clock/Clock.system.ts'
import { resolve } from '../../core/domain/content/resolve.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import { viewCart } from '../../core/events/cart/viewCart.ts'
import { viewAudience } from '../../core/events/content/viewAudience.ts'
import { importContent } from '../../server/content/importContent.ts'
import { listLocalized } from '../../server/content/readContent.ts'
import { fallbackLocale } from '../../server/kit/siteLocale.ts'
import { askOwnApi } from '../../server/site/askOwnApi.ts'
import { visitorOf } from '../../server/site/visitor.ts'
import { newId } from '../../server/storage/newId.ts'
import { projectRoot } from '../start/installDependencies.mjs'
import { weighBlocks } from '../suite/checkWeight.ts'
import type { BenchRow } from './BenchRow.ts'
import { benchShop } from './benchShop.ts'
import type { BenchShop } from './benchShop.ts'
import { median } from './BenchRow.ts'

/** Content: resolving it, drawing the home page of it, and what its code weighs. */
export const contentBenches = async (): Promise<readonly BenchRow[]> => {
  const shop = await benchShop(undefined)
  try {
    await importContent(shop.db, Date.now())
    return [await resolveRow(shop), ...(await drawingRows(shop)), ...weightRows()]
  } finally {
    await shop.close()
  }
}

const rounds = 200

/** All seeded pages of one site, as often as `rounds`; compared with reading their blocks, which comes before. */
const resolveRow = async ({ db }: BenchShop): Promise<BenchRow> => {
  const now = Date.now()
  const reader = { db, now, locale: fallbackLocale, preview: { policy: 'off', token: undefined } } as const
  const documents: readonly LocalizedDocument[] = (await listLocalized(reader, 'NA', 'published', 'page')).map(
    ({ localized }) => localized,
  )
  const read = documents.map((document) => readDocument(document).document)
  const audience = viewAudience(initialState(), { family: 'page', key: 'home' }, 'en-us', now, [])
  const microseconds = (work: () => void): number => (timed(work) * 1_000) / documents.length
  const resolving: number[] = []
  const reading: number[] = []
  for (let round = 0; round < rounds; round++) {
    resolving.push(microseconds(() => read.forEach((document) => resolve(document, audience))))
    if (round < 10) reading.push(microseconds(() => documents.forEach(readDocument)))
  }
  return {
    what: `resolve a page of content, ${documents.length} pages`,
    measured: `${median(resolving).toFixed(1)} µs`,
    bare: `${median(reading).toFixed(0)} µs to read its blocks`,
    ratio: median(resolving) / median(reading),
    budget: '',
    kept: null,
  }
}

const pictures = 60

/** Without the ten seconds for which the server keeps a picture. */
const drawingRows = async ({ app }: BenchShop): Promise<readonly BenchRow[]> => {
  const module = join(projectRoot, 'dist', 'drawing', 'drawPage.mjs')
  if (!existsSync(module)) return [plain('server rendering of the home page', 'not built: npm run build')]
  const { drawPage } = (await import(pathToFileURL(module).href)) as { readonly drawPage: DrawPage }
  const fetch = async (path: string, init?: RequestInit) => app.request(path, init)
  const ask = askOwnApi({ fetch, clock: systemClock(), newId: () => newId() })
  const views = { cart: viewCart(initialState().cart) }
  const onlooker = { ...visitorOf(), onNextChange: () => undefined }
  const answers: number[] = []
  const whole: number[] = []
  for (let n = 0; n < pictures; n++) {
    let answering = 0
    const began = performance.now()
    const drawing = await drawPage('/en-us', {
      views,
      answer: async (query, code) => {
        const asked = performance.now()
        const answer = await ask(query, code, onlooker)
        answering += performance.now() - asked
        return answer
      },
    })
    if (drawing === null) return [plain('server rendering of the home page', 'not drawn')]
    whole.push(performance.now() - began)
    answers.push(answering)
  }
  const took = median(whole)
  return [
    {
      what: 'server rendering of the home page',
      measured: `${took.toFixed(1)} ms, ${(1_000 / took).toFixed(0)} pages/s`,
      bare: `${median(answers).toFixed(1)} ms for its answers`,
      ratio: took / median(answers),
      budget: '',
      kept: null,
    },
  ]
}

const weightRows = (): readonly BenchRow[] => {
  const folder = join(projectRoot, 'dist', 'client')
  if (!existsSync(join(folder, 'index.html'))) return [plain('bytes of a kind of block', 'not built: npm run build')]
  return weighBlocks(folder).map(({ name, bytes, most }) => ({
    ...plain(name, `${bytes.toLocaleString('en')} bytes gzip`),
    budget: `≤ ${(most / 1_000).toFixed(0)} kB`,
    kept: bytes <= most,
  }))
}

const plain = (what: string, measured: string): BenchRow => ({
  what,
  measured,
  bare: '',
  ratio: null,
  budget: '',
  kept: null,
})

const timed = (work: () => void): number => {
  const began = performance.now()
  work()
  return performance.now() - began
}
