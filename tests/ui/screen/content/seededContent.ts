import { Schema } from 'effect'
import {
  readAugmentedPage,
  readCategoryContent,
  readFooterContent,
  readFragment,
  readMenu,
  readPopUps,
  readProductContent,
} from '../../../../contracts/api/content/contentApi.ts'
import type { Answer } from '../../../../contracts/answer.ts'
import type { ShownBlock } from '../../../../contracts/content/blockTree.ts'
import { ContentDocument } from '../../../../contracts/content/contentDocument.ts'
import type { ContentFamily, LocalizedDocument } from '../../../../contracts/content/contentDocument.ts'
import type { Queries } from '../../../../contracts/queries.ts'
import { withTrees } from '../../../../contracts/content/richTextTrees.ts'
import { localize } from '../../../../core/domain/content/localize.ts'
import { locales } from '../../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../../core/domain/locale/locales.ts'
import { seedDocuments } from '../../../../server/content/seed/seedDocuments.ts'
import { richTextOf } from '../../../../server/content/readContent.ts'
import type { VirtualTab } from '../../../../tools/simulate/device/virtualTab.ts'
import { preloadBlocks } from '../../../../ui/src/blocks/page/blockTable.ts'
import { refusal } from '../openScreen.tsx'
import type { FixedAnswer } from '../openScreen.tsx'

const written = seedDocuments()

/** A document of the first seed as the server hands it to a reader of this locale; undefined where it has none. */
export const seededDocument = (locale: Locale, family: ContentFamily, key: string): LocalizedDocument | undefined => {
  const { site } = locales[locale]
  const found = written.find((each) => each.site === site && each.family === family && each.key === key)
  const read = found && localize(Schema.decodeUnknownSync(ContentDocument)(found), locale)
  if (read === undefined) return undefined
  const slots = Object.entries(read.slots).map(
    ([area, blocks]) => [area, blocks.filter(isOurs).map((block) => withTrees(block, richTextOf))] as const,
  )
  return { ...read, slots: Object.fromEntries(slots) }
}

/** A gallery is another service's script, which only a browser runs. */
const isOurs = (block: unknown): boolean => (block as { readonly type: string }).type !== 'social-gallery'

/** CMS-01: what the shop's editors wrote, for every call that asks for a document. */
export const seededContent = (locale: Locale = 'en-us'): readonly FixedAnswer[] => {
  const found = (family: ContentFamily, key: string, otherwise?: string): LocalizedDocument | undefined =>
    seededDocument(locale, family, key) ?? (otherwise ? seededDocument(locale, family, otherwise) : undefined)
  const orMissing = (body: object | undefined): Answer =>
    body === undefined ? refusal('API404') : { _tag: 'Confirmed', body, replayed: false }
  const main = (family: ContentFamily) => found(family, family)?.slots['main'] ?? []
  const answers: readonly (readonly [FixedAnswer['to'], (params: Params) => Answer])[] = [
    [readAugmentedPage, ({ page = '' }) => orMissing(found(page.endsWith('-modal') ? 'modal' : 'page', page))],
    [readFragment, ({ fragmentId = '' }) => orMissing(found('fragment', fragmentId))],
    [readFooterContent, () => orMissing(found('footer', 'footer'))],
    [readMenu, () => orMissing({ items: main('menu') })],
    [readPopUps, () => orMissing({ popups: main('popups') })],
    [readCategoryContent, ({ categoryId = '' }) => orMissing(found('category', categoryId, 'default'))],
    [readProductContent, ({ productId = '' }) => orMissing(found('product', productId, 'default'))],
  ]
  return answers.map(([to, answer]) => ({ to, answer: (input: { readonly params: Params }) => answer(input.params) }))
}

type Params = Readonly<Record<string, string>>

/** The device has just read it: what stands around a screen stays away when it comes late, as on a busy machine. */
export const readBefore =
  (family: Queries['content']['ask']['family'], key: string) =>
  async (tab: VirtualTab): Promise<void> => {
    await preloadContent(family, key)
    await new Promise<void>((resolve) => {
      void tab.host().ask({ name: 'content', ask: { family, key } }, ({ _tag }) => _tag === 'Answered' && resolve())
    })
  }

/** Compiling its blocks is not part of any test's time. */
export const preloadContent = async (family: ContentFamily, key: string): Promise<void> => {
  const document = seededDocument('en-us', family, key) ?? seededDocument('en-us', family, 'default')
  await preloadBlocks('en-us', blocksIn(document?.slots) as readonly ShownBlock[])
}

/** At any depth: a filter or an experiment holds others. */
const blocksIn = (json: unknown): readonly object[] => {
  if (typeof json !== 'object' || json === null) return []
  return [...('type' in json ? [json] : []), ...Object.values(json).flatMap(blocksIn)]
}
