import type { GalleryMedium, GalleryPaging } from '../../contracts/api/content/galleryApi.ts'
import { defined } from '../../core/domain/fields/fields.ts'
import { productPath } from '../catalog/productSummary.ts'
import type { Catalogue } from '../kit/Catalogue.ts'
import { refuse } from '../kit/answer.ts'
import type { Refusal } from '../kit/answer.ts'
import type { Context } from '../kit/Context.ts'
import type { SiteLocale } from '../kit/siteLocale.ts'
import type { GalleryTables } from '../storage/tables/GalleryTables.ts'

/** Where the built-in service is (docs/requirements.md, the head of the API tables). */
export const galleryPath = '/social-gallery'

/** Which media are listed: those of a label of this kind (null = any of the kind), or of one user. */
export type Choice = {
  readonly kind?: GalleryTables['gallery_label']['kind']
  readonly label?: string | null
  readonly userId?: string
}

type Found<Item> = {
  readonly _tag: 'Answer'
  readonly body: { readonly data: readonly Item[]; readonly cursor?: string }
}

const usualLimit = 20
export const mostPerPage = 50

/** One page of what is shown, newest first. `filter` narrows it to a category. */
export const mediaPage = async (
  { kind, label = null, userId }: Choice,
  { filter, ...paging }: GalleryPaging,
  { db, catalogue, locale }: Pick<Context, 'db' | 'catalogue' | 'locale'>,
): Promise<Found<GalleryMedium> | Refusal> => {
  const read = readPaging(paging, locale)
  if ('_tag' in read) return read
  const { limit, after } = read
  let query = db
    .selectFrom('gallery_medium')
    .innerJoin('gallery_user', 'gallery_user.id', 'gallery_medium.user_id')
    .selectAll('gallery_medium')
    .select('gallery_user.name')
    .where('status', '=', 'shown')
  const labelled = (of: GalleryTables['gallery_label']['kind'], name: string | null) =>
    query.where((is) => {
      const labels = is
        .selectFrom('gallery_label')
        .select('medium_id')
        .whereRef('medium_id', '=', 'gallery_medium.id')
        .where('kind', '=', of)
      return is.exists(name === null ? labels : labels.where('label', '=', name))
    })
  if (kind !== undefined) query = labelled(kind, label)
  if (filter !== undefined) query = labelled('category', filter)
  if (userId !== undefined) query = query.where('user_id', '=', userId)
  if (after !== null)
    query = query.where((is) =>
      is.or([
        is('gallery_medium.at', '<', after.at),
        is.and([is('gallery_medium.at', '=', after.at), is('gallery_medium.id', '<', after.id)]),
      ]),
    )
  const rows = await query
    .orderBy('gallery_medium.at', 'desc')
    .orderBy('gallery_medium.id', 'desc')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const data = page.map(({ id, name, width, height, caption, language, product_ids: ids }) => {
    const products = productsOf(ids, catalogue, locale)
    return { id, url: `${galleryPath}/pictures/${id}`, width, height, caption, language, user: name, products }
  })
  return found(data, rows.length > limit && last ? cursorOf(last) : undefined)
}

/** One page of the streams of a medium, by their ids. */
export const streamsPage = async (
  mediaId: string,
  paging: GalleryPaging,
  { db, catalogue, locale }: Pick<Context, 'db' | 'catalogue' | 'locale'>,
): Promise<Found<{ readonly id: string; readonly title: string }> | Refusal> => {
  const read = readPaging(paging, locale)
  if ('_tag' in read) return read
  const { limit, after } = read
  const labels = db
    .selectFrom('gallery_label')
    .select('label')
    .where('kind', '=', 'stream')
    .where('medium_id', '=', mediaId)
  const rows = await (after === null ? labels : labels.where('label', '>', after.id))
    .orderBy('label')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const data = page.map(({ label }) => {
    return { id: label, title: catalogue.productById.get(label)?.text[locale.goodsLanguage].name ?? label }
  })
  const last = page.at(-1)
  return found(data, rows.length > limit && last ? cursorOf({ at: 0, id: last.label }) : undefined)
}

const found = <Item>(data: readonly Item[], cursor: string | undefined): Found<Item> => ({
  _tag: 'Answer',
  body: { data, ...defined({ cursor }) },
})

type Place = { readonly at: number; readonly id: string }

const cursorOf = ({ at, id }: Place): string => Buffer.from(`${at} ${id}`).toString('base64url')

const readPaging = (
  { limit = usualLimit, cursor }: Omit<GalleryPaging, 'filter'>,
  { language }: SiteLocale,
): { readonly limit: number; readonly after: Place | null } | Refusal => {
  if (limit < 1 || limit > mostPerPage) return refuse('API400', { field: 'limit', message: sentences[language].limit })
  if (cursor === undefined) return { limit, after: null }
  const [, at, id] = /^(\d{1,15}) ([\w-]{1,64})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? []
  if (at === undefined || id === undefined)
    return refuse('API400', { field: 'cursor', message: sentences[language].cursor })
  return { limit, after: { at: Number(at), id } }
}

const sentences = {
  en: { limit: `A page has 1 to ${mostPerPage} pictures.`, cursor: 'This place in the list is not known.' },
  fr: { limit: `Une page compte de 1 à ${mostPerPage} photos.`, cursor: 'Cet endroit de la liste est inconnu.' },
  de: { limit: `Eine Seite hat 1 bis ${mostPerPage} Bilder.`, cursor: 'Diese Stelle der Liste ist nicht bekannt.' },
  it: { limit: `Una pagina ha da 1 a ${mostPerPage} foto.`, cursor: 'Questo punto dell’elenco non è noto.' },
  es: { limit: `Una página tiene de 1 a ${mostPerPage} fotos.`, cursor: 'Este punto de la lista no se conoce.' },
} as const

const productsOf = (ids: readonly string[], { productById }: Catalogue, locale: SiteLocale) =>
  ids.flatMap((productId) => {
    const product = productById.get(productId)
    return product
      ? [{ productId, name: product.text[locale.goodsLanguage].name, path: productPath(product, locale) }]
      : []
  })
