import { Schema } from 'effect'
import { ContentDocument } from '../../contracts/content/contentDocument.ts'
import { changedContent } from '../../core/domain/content/changedContent.ts'
import { shownPublication } from '../../core/domain/content/publications.ts'
import type { Site } from '../../core/domain/locale/locales.ts'
import { loadCatalogue } from '../../server/catalog/loadCatalogue.ts'
import { pictureUrl } from '../../server/catalog/productSummary.ts'
import { gapsIn } from '../../server/content/gapsIn.ts'
import { footerKeys, starterDocuments, starterFooter } from '../../server/content/starter/starterDocuments.ts'
import type { StarterShop } from '../../server/content/starter/starterDocuments.ts'
import type { StarterCategory } from '../../server/content/starter/StarterText.ts'
import { nameOfAddress, readLatest, readPublications } from '../../server/content/storedDocuments.ts'
import { escaped } from '../../server/kit/escaped.ts'
import type { Catalogue } from '../../server/kit/Catalogue.ts'
import { sellerLines } from '../../server/kit/seller.ts'
import type { SellerConfig } from '../../server/kit/sellerConfig.ts'
import { publishAct, saveAct } from '../../server/operator/content/contentActs.ts'
import type { ActBy } from '../../server/operator/content/contentActs.ts'
import { inTransaction } from '../../server/storage/inTransaction.ts'
import { newId } from '../../server/storage/newId.ts'
import type { Db, Tx } from '../../server/storage/Tables.ts'
import type { CommandResult } from '../command/onDatabase.ts'

type Document = typeof ContentDocument.Encoded

/** What the start of this shop would know (`serverConfig`). */
type Settings = { readonly hasDemonstration: boolean; readonly seller: SellerConfig }

const refused = (line: string): CommandResult => ({ isDone: false, lines: [line] })

/**
 * OPR-65: what a shop without the demonstration begins with, all or nothing. A document that is there stays as it is,
 * but for a footer that nobody has changed, which gets the links of pages that were published since. `isPublished`: also
 * pages with gaps. `now`: epoch ms.
 */
export const runStarter = async (
  db: Db,
  { hasDemonstration, seller }: Settings,
  isPublished: boolean,
  now: number,
): Promise<CommandResult> => {
  if (hasDemonstration) return refused('CAIRN_DEMO is on: the demonstration has pages of its own.')
  const categories = categoriesOf(await loadCatalogue(db))
  if (categories.length === 0)
    return refused(
      'There are no categories with goods to make a menu of. Import some first: npm run catalogue -- import.',
    )
  return inTransaction(db, async (tx) => {
    const written = []
    for (const site of sites) {
      const shop = shopOf(site === 'NA' ? categories.map(inAmerican) : categories, seller)
      for (const document of starterDocuments(site, shop)) written.push(await begin(tx, document, isPublished, now))
      written.push(await beginFooter(tx, site, shop, now))
    }
    return { isDone: true, lines: [...report(written), ...seller.remarks] }
  })
}

const sites = ['NA', 'EMEA'] as const satisfies readonly Site[]

const byCommand = (now: number): ActBy => ({ by: null, now, newId: () => newId() })

/** `kept`: it was there. `gaps`: of what was saved last. */
type Written = {
  readonly name: string
  readonly fate: 'published' | 'draft' | 'kept'
  readonly gaps: readonly string[]
  readonly isShown: boolean
}

const begin = async (tx: Tx, document: Document, isPublished: boolean, now: number): Promise<Written> => {
  const name = nameOfAddress(document)
  const saved = await saveAct(tx, document, { basedOn: 0 }, byCommand(now))
  if (saved._tag === 'Stale') {
    const latest = await readLatest(tx, document)
    return { name, fate: 'kept', gaps: gapsIn(latest?.document ?? null), isShown: await isShown(tx, document, now) }
  }
  const gaps = gapsIn(document)
  if (gaps.length > 0 && !isPublished) return { name, fate: 'draft', gaps, isShown: false }
  await done(tx, document, saved, now)
  return { name, fate: 'published', gaps, isShown: true }
}

const beginFooter = async (tx: Tx, site: Site, shop: StarterShop, now: number): Promise<Written> => {
  const shown = new Set<string>()
  for (const key of footerKeys(site)) if (await isShown(tx, { site, family: 'page', key }, now)) shown.add(key)
  const footer = starterFooter(site, shop, shown)
  const name = nameOfAddress(footer)
  const latest = await readLatest(tx, footer)
  const before = latest && Schema.encodeSync(ContentDocument)(latest.document)
  if (before && (!isUnchanged(before, site, shop) || isSame(before, footer)))
    return { name, fate: 'kept', gaps: [], isShown: await isShown(tx, footer, now) }
  await done(tx, footer, await saveAct(tx, footer, { basedOn: latest?.revision ?? 0 }, byCommand(now)), now)
  return { name, fate: 'published', gaps: [], isShown: true }
}

/** The starter would have written this footer, when those of its pages were published that it leads to. */
const isUnchanged = (footer: Document, site: Site, shop: StarterShop): boolean => {
  const text = JSON.stringify(footer)
  const linked = footerKeys(site).filter((key) => new RegExp(`"/[a-z/-]*${key}"`).test(text))
  return isSame(footer, starterFooter(site, shop, new Set(linked)))
}

const isSame = (one: Document, other: Document): boolean => changedContent(one, other).length === 0

const isShown = async (tx: Tx, address: Parameters<typeof readPublications>[1], now: number): Promise<boolean> =>
  shownPublication(await readPublications(tx, address), now) !== undefined

const done = async (tx: Tx, document: Document, saved: Awaited<ReturnType<typeof saveAct>>, now: number) => {
  const outcome = saved._tag === 'Done' ? await publishAct(tx, document, {}, byCommand(now)) : saved
  if (outcome._tag !== 'Done') throw new Error(`${nameOfAddress(document)} could not be written: ${outcome._tag}.`)
}

const categoriesOf = ({ categories, productById }: Catalogue): readonly StarterCategory[] => {
  const filled = categories.filter(({ productIds }) => productIds.length > 0)
  return filled.flatMap((category) => {
    const product = productById.get(category.productIds[0] ?? '')
    const way = product?.colourways[0]
    return category.parentId !== null || !product || !way
      ? []
      : [
          {
            ...category,
            below: filled.filter(({ parentId }) => parentId === category.id),
            picture: pictureUrl(product.id, way),
          },
        ]
  })
}

/** I18N-08: the documents of North America are written in American English. */
const inAmerican = (category: StarterCategory): StarterCategory => ({
  ...category,
  text: { ...category.text, en: category.text['en-us'] },
  below: category.below.map((each) => ({ ...each, text: { ...each.text, en: each.text['en-us'] } })),
})

const shopOf = (categories: readonly StarterCategory[], { seller, missing }: SellerConfig): StarterShop => ({
  categories,
  title: seller.name,
  seller: (language) => {
    const [, ...lines] = sellerLines(seller, { code: codes[language] })
    const vat = Object.values(seller.vatNumbers).join(', ')
    return Object.fromEntries(
      Object.entries({ name: seller.name, address: lines.join(', '), email: seller.email, vat }).flatMap(
        ([part, text]) => (text === '' || missing.some((each) => each === part) ? [] : [[part, escaped(text)]]),
      ),
    )
  },
})

/** In whose words a country is named. */
const codes = { en: 'en-gb', fr: 'fr-fr', de: 'de-de', it: 'it-it', es: 'es-es' } as const

const report = (written: readonly Written[]): readonly string[] => {
  const of = (fate: Written['fate']) => written.filter((each) => each.fate === fate)
  const named = (label: string, documents: readonly Written[]) =>
    documents.length === 0 ? [] : [`${label}: ${documents.map(({ name }) => name).join(', ')}.`]
  const open = written.filter(({ gaps }) => gaps.length > 0)
  const gapLines = open.map(
    ({ name, gaps, isShown: seen }) => `${name}${seen ? ', which shoppers see' : ''}: ${gaps.join(' ')}`,
  )
  const hidden = written.filter(({ fate, isShown: seen }) => fate === 'kept' && !seen)
  return [
    ...named('Published', of('published')),
    ...named('Saved as drafts, which shoppers do not see', of('draft')),
    ...named('There already, and not changed', of('kept')),
    ...named('Not published', hidden),
    ...(gapLines.length === 0
      ? []
      : [
          'An operator must still fill in what stands in square brackets, in every language of the document:',
          ...gapLines,
          'Do it in the console (/operator/content) and publish the pages; the footer leads to a page once it is published and you run this again.',
        ]),
  ]
}
