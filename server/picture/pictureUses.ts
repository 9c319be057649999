import { sql } from 'kysely'
import type { PictureGoods, PictureUse } from '../../contracts/api/operator/operatorPicturesApi.ts'
import { siteLanguages } from '../../core/domain/content/localize.ts'
import { toFields, toText } from '../../core/domain/fields/fields.ts'
import { latestRevisions, nameOfAddress, publishedRevisions } from '../content/storedDocuments.ts'
import { pagesOf } from '../storage/pagesOf.ts'
import type { Db, Tx } from '../storage/Tables.ts'
import type { ContentAddress } from '../storage/tables/ContentTables.ts'

/** The ids of the uploaded pictures that content names, with or without a transform (OPS-52), wherever in its texts. */
export const picturesNamed = (content: unknown): readonly string[] => {
  const text = JSON.stringify(content) ?? ''
  const named = text.matchAll(/\/media\/(?:[^/"\\\s]{1,120}\/)?([0-9a-f]{32})(?![0-9a-f])/g)
  return [...new Set([...named].map(([, id = '']) => id))]
}

/** OPR-47, OPR-51: of these pictures, those that are not in the shop; the others stay until the transaction ends. */
export const missingPictures = async (tx: Tx, ids: readonly string[]): Promise<readonly string[]> => {
  const there = new Set<string>()
  for (const some of pagesOf(ids.toSorted())) {
    const rows = await uploadedAmong(tx, some).orderBy('id').forUpdate().execute()
    for (const { id } of rows) there.add(id)
  }
  return ids.filter((id) => !there.has(id))
}

/** Of these pictures, those that are in the shop. */
export const uploadedPictures = async (db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const pages: (readonly { readonly id: string }[])[] = []
  for (const some of pagesOf(ids)) pages.push(await uploadedAmong(db, some).execute())
  return new Set(pages.flat().map(({ id }) => id))
}

const uploadedAmong = (db: Db, ids: readonly string[]) =>
  db.selectFrom('shop_picture').select('id').where('id', 'in', ids).where('removed_at', 'is', null)

/** OPR-51: by picture, the products that show it, whether they are for sale or not, in the shop's order. */
export const goodsUses = async (
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly PictureGoods[]>> => {
  // The one that is looked for, or all that are named.
  const like = ids.length === 1 ? `%"${ids[0]}"%` : '%"%'
  const rows = await db
    .selectFrom('colourway')
    .innerJoin('product', 'product.id', 'colourway.product_id')
    .leftJoin('product_text', (on) =>
      on.onRef('product_text.product_id', '=', 'product.id').on('product_text.language', '=', 'en'),
    )
    .select(['product.id', 'product.withdrawn', 'product_text.name', 'colourway.pictures'])
    .where(sql<boolean>`cast(colourway.pictures as text) like ${like}`)
    .orderBy('product.position')
    .orderBy('product.id')
    .execute()
  const found = new Map(ids.map((id) => [id, new Map<string, PictureGoods>()]))
  for (const { id: productId, withdrawn, name, pictures } of rows)
    for (const id of pictures) found.get(id)?.set(productId, { productId, name: name ?? productId, isSold: !withdrawn })
  return new Map([...found].map(([id, goods]) => [id, [...goods.values()]]))
}

/** OPR-45: by picture, the documents that name it: first what shoppers see, then what they will see, then drafts. */
export const pictureUses = async (
  db: Db,
  ids: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, readonly PictureUse[]>> => {
  const found = new Map(ids.map((id) => [id, new Map<string, PictureUse>()]))
  // The one that is looked for, or all that are uploaded.
  const like = ids.length === 1 ? `%/media/%${ids[0]}%` : '%/media/%'
  const published = await publishedNaming(db, like)
  const drafts = await latestNaming(db, like)
  const rows = [
    ...published.flatMap((row) => {
      const state = stateOf(row.document, now)
      return state === null ? [] : [{ ...row, state }]
    }),
    ...drafts.map((row) => ({ ...row, state: 'draft' as const })),
  ].toSorted((one, other) => states.indexOf(one.state) - states.indexOf(other.state))
  for (const { site, family, key: documentKey, document, state } of rows)
    for (const id of picturesNamed(document)) {
      const uses = found.get(id)
      const named = nameOfAddress({ site, family, key: documentKey })
      if (uses && !uses.has(named))
        uses.set(named, { site, family, documentKey, name: nameIn(document, { site, key: documentKey }), state })
    }
  return new Map([...found].map(([id, uses]) => [id, [...uses.values()]]))
}

const states = ['published', 'scheduled', 'draft'] as const

/** Null: nobody will see it any more. */
const stateOf = (document: unknown, now: number): 'published' | 'scheduled' | null => {
  const { validFrom, validUntil } = toFields(document)
  if (typeof validUntil === 'string' && Date.parse(validUntil) <= now) return null
  return typeof validFrom === 'string' && Date.parse(validFrom) > now ? 'scheduled' : 'published'
}

const nameIn = (document: unknown, { site, key }: Pick<ContentAddress, 'site' | 'key'>): string => {
  const bodies = toFields(toFields(document)['bodies'])
  const body = bodies[siteLanguages(site)[0] ?? ''] ?? Object.values(bodies)[0]
  return toText(toFields(body)['name']) || key
}

const hasText = (like: string) => sql<boolean>`cast(content_revision.document as text) like ${like}`

const address = ['content_revision.site', 'content_revision.family', 'content_revision.key'] as const

const publishedNaming = (db: Db, like: string) =>
  publishedRevisions(db).select(address).where(hasText(like)).orderBy('content_publication.number', 'desc').execute()

const latestNaming = (db: Db, like: string) =>
  latestRevisions(db).select(address).where(hasText(like)).orderBy('content_revision.saved_at', 'desc').execute()
