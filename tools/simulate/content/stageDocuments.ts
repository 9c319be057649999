import { Schema } from 'effect'
import { ContentDocument } from '../../../contracts/content/contentDocument.ts'
import type { Queries } from '../../../contracts/queries.ts'
import type { Validity } from '../../../core/domain/content/publications.ts'
import type { ContentAddress } from '../../../server/storage/tables/ContentTables.ts'

export type StageDocument = ContentAddress & { readonly family: Queries['content']['ask']['family'] }

/** What shoppers of a simulation read: a page, the slot of a screen, and what stands around every page. */
export const stageDocuments: readonly [StageDocument, ...StageDocument[]] = [
  { site: 'NA', family: 'page', key: 'waxed-boots' },
  { site: 'NA', family: 'page', key: 'cart' },
  { site: 'NA', family: 'menu', key: 'menu' },
  { site: 'NA', family: 'footer', key: 'footer' },
]

/** An edition as it is saved: each part of its text bears the number of the edition. */
export const editionOf = (
  { site, family, key }: ContentAddress,
  edition: number,
  validity: Validity = {},
): typeof ContentDocument.Encoded =>
  Schema.encodeSync(ContentDocument)({
    site,
    family,
    key,
    bodies: {
      en: {
        name: 'On the stage',
        slots: { main: [partOf(edition, 1), partOf(edition, 2)], aside: [partOf(edition, 3)] },
      },
    },
    ...validity,
  })

const partOf = (edition: number, part: number) => ({
  id: `part-${part}`,
  type: 'rich-text',
  richText: `<p>Edition ${edition}, part ${part}</p>`,
})

/** The edition that an answer shows, or what is wrong with it. */
export const shownEdition = (
  { family }: StageDocument,
  answer: unknown,
): { readonly _tag: 'Whole'; readonly edition: number } | { readonly _tag: 'Mixed'; readonly found: string } => {
  const found = [...JSON.stringify(answer).matchAll(/Edition (\d+), part (\d)/g)]
  const editions = new Set(found.map(([, edition]) => Number(edition)))
  const parts = new Set(found.map(([, , part]) => part))
  const [edition] = editions
  // A menu's call answers its main area only.
  const isComplete = editions.size === 1 && parts.size === (family === 'menu' ? 2 : 3)
  return isComplete && edition !== undefined
    ? { _tag: 'Whole', edition }
    : { _tag: 'Mixed', found: [...new Set(found.map(([text]) => text))].join('; ') || 'nothing' }
}
