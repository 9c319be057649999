import { sql } from 'kysely'
import type { notifyWhenBack as endpoint } from '../../contracts/api/catalogue/productApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import { isEmail } from '../../core/domain/validation/textRules.ts'
import { pictureUrl, productPath } from './productSummary.ts'
import { sizeLabel } from './variantShown.ts'
import { answer, refuse } from '../kit/answer.ts'
import { currentOf } from '../kit/current.ts'
import type { Current } from '../kit/current.ts'
import type { Context, SignedCaller } from '../kit/Context.ts'
import type { Result } from '../kit/handle.ts'
import { repeatedly } from '../kit/repeatedly.ts'
import type { Log } from '../kit/requestLog.ts'
import { regionalText } from '../kit/regionalText.ts'
import { fallbackLocale, findLocale } from '../kit/siteLocale.ts'
import { writeLetter } from '../mail/layout/writeLetter.ts'
import { sendMail } from '../mail/sendMail.ts'
import type { Letter } from '../mail/sendMail.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import { newId } from '../storage/newId.ts'
import type { Db, Tx } from '../storage/Tables.ts'
import type { Language } from '../storage/tables/CatalogTables.ts'

/** CAT-09: kept until the variant is back. An address waits for a variant once, in whatever case it is written. */
export const keepNotice = async (
  { body: { productId, sku, email } }: InputOf<typeof endpoint>,
  _caller: SignedCaller,
  { db, catalogue, now, locale }: Context,
): Promise<Result<typeof endpoint>> => {
  const product = catalogue.productById.get(productId)
  if (!product?.variants.some((variant) => variant.sku === sku)) return refuse('PLP400', { field: 'sku' })
  if (!isEmail(email)) return refuse('AUT453', { field: 'email' })
  const kept = await db
    .insertInto('stock_notice')
    .values({ sku, email: email.trim().toLowerCase(), product_id: productId, locale: locale.code, at: now })
    .onConflict((is) => is.columns(['sku', 'email']).doNothing())
    .returning('sku')
    .executeTakeFirst()
  return kept === undefined ? refuse('NTF409') : answer({ success: true })
}

/** `publicUrl`: where links lead, without a slash at its end. */
type NoticeSettings = Pick<Context, 'catalogue' | 'publicUrl' | 'seller'>

/** Notices per transaction: no sale of these variants waits for a long list. */
const portion = 100

/**
 * CAT-09: writes one letter for each request whose variant can be shipped again, and forgets the request in the same
 * transaction, so that several processes may look at once. Returns the number of letters.
 */
export const sendNotices = async (db: Db, shop: NoticeSettings, now: number): Promise<number> => {
  let sent = 0
  for (;;) {
    const count = await inTransaction(db, (tx) => sendPortion(tx, shop, now))
    sent += count
    if (count < portion) return sent
  }
}

const sendPortion = async (tx: Tx, shop: NoticeSettings, now: number): Promise<number> => {
  const { rows } = await sql<Notice>`
    delete from stock_notice
    where (sku, email) in (
      select stock_notice.sku, stock_notice.email
      from stock_notice
      join stock on stock.sku = stock_notice.sku
      where stock.available > 0
      order by stock_notice.at
      limit ${portion}
      for update of stock_notice skip locked
    )
    returning sku, email, product_id, locale`.execute(tx)
  for (const notice of rows) {
    const letter = backLetter(notice, shop)
    if (letter) await sendMail(tx, letter, now, () => newId())
  }
  return rows.length
}

type Notice = { readonly sku: string; readonly email: string; readonly product_id: string; readonly locale: string }

/** Null: the shop no longer has the variant. */
const backLetter = (
  { sku, email, product_id, locale: code }: Notice,
  { catalogue, publicUrl, seller }: NoticeSettings,
): Letter | null => {
  const locale = findLocale(code) ?? fallbackLocale
  const product = catalogue.productById.get(product_id)
  const variant = product?.variants.find((each) => each.sku === sku)
  const way = product?.colourways.find((each) => each.code === variant?.colour)
  if (!product || !variant || !way) return null
  const { language, goodsLanguage } = locale
  const size = product.sizes.find((each) => each.code === variant.size)
  const parts = [
    product.text[goodsLanguage].name,
    way.name[goodsLanguage],
    ...(size && product.sizes.length > 1 ? [sizeLabel(product, size, locale)] : []),
  ]
  const what = parts.filter(Boolean).join(', ')
  const words = backText[language]
  return writeLetter(
    {
      to: email,
      subject: words.subject(what),
      parts: [
        { kind: 'text', text: words.text },
        { kind: 'items', items: [{ name: what, notes: [], picture: pictureUrl(product.id, way) }] },
        {
          kind: 'link',
          label: words.see,
          path: `${productPath(product, locale)}?colour=${variant.colour}&size=${variant.size}`,
        },
        { kind: 'text', text: regionalText(words.once, locale) },
      ],
      because: 'stock',
    },
    { locale, publicUrl, seller },
  )
}

type BackText = {
  readonly subject: (what: string) => string
  readonly text: string
  readonly see: string
  readonly once: string
}

const backText: Readonly<Record<Language, BackText>> = {
  en: {
    subject: (what) => `Back in stock: ${what}`,
    text: 'You asked us to tell you when this is back in stock. It is.',
    see: 'See it',
    once: 'We can’t reserve it for you. This is the only email we’ll send you about it.',
  },
  fr: {
    subject: (what) => `De retour en stock : ${what}`,
    text: 'Vous nous avez demandé de vous prévenir du retour de cet article. Le voici.',
    see: 'Voir l’article',
    once: 'Nous ne pouvons pas vous le réserver. C’est le seul e-mail que nous vous enverrons à ce sujet.',
  },
  de: {
    subject: (what) => `Wieder auf Lager: ${what}`,
    text: 'Du wolltest, dass wir dir schreiben, wenn dieser Artikel wieder da ist. Hier ist er.',
    see: 'Artikel ansehen',
    once: 'Es ist nichts für dich reserviert. Das ist die einzige E-Mail dazu.',
  },
  it: {
    subject: (what) => `Di nuovo disponibile: ${what}`,
    text: 'Ci hai chiesto di scriverti quando questo articolo sarebbe tornato. Eccolo.',
    see: 'Vedi l’articolo',
    once: 'Nulla è riservato per te. Non riceverai altre email su questo articolo.',
  },
  es: {
    subject: (what) => `Vuelve a haber: ${what}`,
    text: 'Nos pediste que te escribiéramos cuando este artículo volviera. Aquí está.',
    see: 'Ver el artículo',
    once: 'No te hemos reservado nada. Este es el único correo sobre este artículo.',
  },
}

const usualEveryMs = 60_000

/** Looks periodically for variants that are back. Returns a function that stops it after the current run. */
export const watchStock = (
  db: Db,
  shop: Current<NoticeSettings>,
  now: () => number,
  log: Log,
  everyMs: number = usualEveryMs,
): (() => Promise<void>) => repeatedly(() => sendNotices(db, currentOf(shop), now()), everyMs, log)
