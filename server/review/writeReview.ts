import type { writeReview as endpoint } from '../../contracts/api/catalogue/reviewApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import { isEmail } from '../../core/domain/validation/textRules.ts'
import { answer, refuse } from '../kit/answer.ts'
import type { Context, SignedCaller } from '../kit/Context.ts'
import type { Result } from '../kit/handle.ts'
import type { Db } from '../storage/Tables.ts'
import type { Language } from '../storage/tables/CatalogTables.ts'
import { keepPhotos } from './reviewPhotos.ts'

/** CAT-25: maximum length of a review or a question, in characters. */
export const longestText = 1_000

/** DLG-20: stored for the shop's staff; the product's page shows it once they publish it (OPR-13). */
export const writeReview = async (
  { params: { productId }, body }: InputOf<typeof endpoint>,
  caller: SignedCaller,
  { db, catalogue, now, newId, locale }: Context,
): Promise<Result<typeof endpoint>> => {
  if (!catalogue.productById.has(productId)) return refuse('PLP400', { field: 'productId' })
  if (body.text.length > longestText) return refuse('REV410', { field: 'text' })
  const email = (await accountEmail(db, caller)) ?? body.email
  if (email === undefined || !isEmail(email)) return refuse('AUT453', { field: 'email' })
  const id = newId()
  if (!(await keepPhotos(db, id, body.photos ?? [], newId)))
    return refuse('API404', { field: 'photos', message: photosGone[locale.language] })
  const { rating, title, text, fit, nickname } = body
  await db
    .insertInto('written_review')
    .values({
      id,
      product_id: productId,
      locale: locale.code,
      rating,
      title: title.trim(),
      text: text.trim(),
      fit: fit ?? null,
      nickname: nickname.trim(),
      email,
      at: now,
    })
    .execute()
  return answer({ reviewId: id })
}

const photosGone = {
  en: 'A photo has been used, or it was not sent within a day. Please choose it again.',
  fr: 'Une photo a déjà servi, ou n’a pas été envoyée dans la journée. Veuillez la choisir de nouveau.',
  de: 'Ein Foto wurde schon verwendet oder nicht innerhalb eines Tages abgeschickt. Bitte wähle es erneut aus.',
  it: 'Una foto è già stata usata o non è stata inviata entro un giorno. Sceglila di nuovo.',
  es: 'Una foto ya se ha usado o no se envió en el plazo de un día. Elígela de nuevo.',
} as const satisfies Readonly<Record<Language, string>>

/** Whoever has an account is written to there. */
const accountEmail = async (db: Db, { kind, subject }: SignedCaller): Promise<string | undefined> =>
  kind === 'registered'
    ? (await db.selectFrom('consumer').select('email').where('id', '=', subject).executeTakeFirst())?.email
    : undefined
