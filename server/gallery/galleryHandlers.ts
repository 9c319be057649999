import * as endpoints from '../../contracts/api/content/galleryApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import { answer, refuse } from '../kit/answer.ts'
import type { Context } from '../kit/Context.ts'
import { handle } from '../kit/handle.ts'
import type { Handler, Result } from '../kit/handle.ts'
import type { Language } from '../storage/tables/CatalogTables.ts'
import { keepPicture, pictureSize } from '../media/uploadedPictures.ts'
import { mediaPage, streamsPage } from './mediaPage.ts'

/** The ten calls of the built-in gallery service. */
export const galleryHandlers: readonly Handler[] = [
  handle(endpoints.readGallery, ({ query }, _caller, context) => mediaPage({}, query, context)),
  handle(endpoints.readCategoryMedia, ({ query }, _caller, context) => mediaPage({ kind: 'category' }, query, context)),
  handle(endpoints.readStreamsMedia, ({ query }, _caller, context) => mediaPage({ kind: 'stream' }, query, context)),
  handle(endpoints.readStreamMedia, ({ params: { streamId }, query }, _caller, context) =>
    mediaPage({ kind: 'stream', label: streamId }, query, context),
  ),
  handle(endpoints.readCustomerMedia, async ({ params: { customerId }, query }, _caller, context) =>
    (await isUser(customerId, context))
      ? mediaPage({ userId: customerId }, query, context)
      : unknown('customerId', context),
  ),
  handle(endpoints.readMediaStreams, async ({ params: { mediaId }, query }, _caller, context) =>
    (await isShown(mediaId, context)) ? streamsPage(mediaId, query, context) : unknown('mediaId', context),
  ),
  handle(endpoints.reportMedia, async ({ params: { mediaId }, body: { reason } }, _caller, context) => {
    if (!(await isShown(mediaId, context))) return unknown('mediaId', context)
    const id = context.newId()
    await context.db
      .insertInto('gallery_report')
      .values({ id, medium_id: mediaId, reason: reason ?? null, at: context.now })
      .execute()
    return answer({ id })
  }),
  handle(endpoints.createStash, async ({ body: { picture } }, _caller, { db, newId, now }) => {
    const id = newId()
    const fault = await keepPicture(db, picture, { id, now })
    return fault === null ? answer({ id }) : refuse('PIC415', { field: 'picture' })
  }),
  handle(endpoints.createGalleryUser, async ({ body: { name } }, _caller, { db, newId, now }) => {
    const id = newId()
    await db.insertInto('gallery_user').values({ id, name: name.trim(), at: now }).execute()
    return answer({ id })
  }),
  handle(endpoints.addUserMedia, (input, _caller, context) => addMedium(input, context)),
]

/** Waits until the shop has looked at it (OPR-13). A picture is used once. */
const addMedium = async (
  { params: { userId }, body }: InputOf<typeof endpoints.addUserMedia>,
  context: Context,
): Promise<Result<typeof endpoints.addUserMedia>> => {
  const { db, catalogue, locale, now, newId } = context
  const { stashId, caption, language = locale.language, productId, streamId } = body
  if (!(await isUser(userId, context))) return unknown('userId', context)
  if (productId !== undefined && !catalogue.productById.has(productId)) return refuse('PLP400', { field: 'productId' })
  const size = await pictureSize(db, stashId)
  if (size === undefined) return unknown('stashId', context)
  const id = newId()
  const kept = await db
    .insertInto('gallery_medium')
    .values({
      id,
      user_id: userId,
      picture_id: stashId,
      drawn: null,
      ...size,
      caption: caption.trim(),
      language,
      product_ids: JSON.stringify(productId === undefined ? [] : [productId]),
      status: 'waiting',
      status_at: now,
      at: now,
    })
    .onConflict((is) => is.column('picture_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (kept === undefined) return unknown('stashId', context)
  const streams = [...new Set([productId, streamId].filter((label) => label !== undefined))]
  if (streams.length > 0)
    await db
      .insertInto('gallery_label')
      .values(streams.map((label) => ({ kind: 'stream' as const, label, medium_id: id })))
      .execute()
  return answer({ id })
}

const isUser = async (id: string, { db }: Pick<Context, 'db'>): Promise<boolean> =>
  (await db.selectFrom('gallery_user').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

const isShown = async (id: string, { db }: Pick<Context, 'db'>): Promise<boolean> =>
  (await db
    .selectFrom('gallery_medium')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'shown')
    .executeTakeFirst()) !== undefined

const unknown = (field: keyof (typeof sentences)['en'], { locale }: Pick<Context, 'locale'>) =>
  refuse('API404', { field, message: sentences[locale.language][field] })

const sentences = {
  en: {
    customerId: 'Nobody here has sent pictures under this name.',
    userId: 'Nobody here has sent pictures under this name.',
    mediaId: 'There is no such picture.',
    stashId: 'This picture has been used, or it was not sent within a day. Please choose it again.',
  },
  fr: {
    customerId: 'Personne n’a envoyé de photo sous ce nom.',
    userId: 'Personne n’a envoyé de photo sous ce nom.',
    mediaId: 'Cette photo n’existe pas.',
    stashId: 'Cette photo a déjà servi, ou n’a pas été envoyée dans la journée. Veuillez la choisir de nouveau.',
  },
  de: {
    customerId: 'Unter diesem Namen hat hier niemand Bilder geschickt.',
    userId: 'Unter diesem Namen hat hier niemand Bilder geschickt.',
    mediaId: 'Dieses Bild gibt es nicht.',
    stashId:
      'Dieses Bild wurde schon verwendet oder nicht innerhalb eines Tages abgeschickt. Bitte wähle es erneut aus.',
  },
  it: {
    customerId: 'Nessuno ha inviato foto con questo nome.',
    userId: 'Nessuno ha inviato foto con questo nome.',
    mediaId: 'Questa foto non esiste.',
    stashId: 'Questa foto è già stata usata o non è stata inviata entro un giorno. Sceglila di nuovo.',
  },
  es: {
    customerId: 'Nadie ha enviado fotos con este nombre.',
    userId: 'Nadie ha enviado fotos con este nombre.',
    mediaId: 'Esta foto no existe.',
    stashId: 'Esta foto ya se ha usado o no se envió en el plazo de un día. Elígela de nuevo.',
  },
} as const satisfies Record<Language, unknown>
