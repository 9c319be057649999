import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { languageTag } from '../../../core/domain/locale/locales.ts'
import { escaped } from '../../kit/escaped.ts'
import { regionalText } from '../../kit/regionalText.ts'
import { contentSecurityPolicy } from '../../kit/securityHeaders.ts'
import { fallbackLocale, findLocale } from '../../kit/siteLocale.ts'
import type { SiteLocale } from '../../kit/siteLocale.ts'
import { secretId } from '../../storage/newId.ts'
import type { Db, Tx } from '../../storage/Tables.ts'
import type { Language } from '../../storage/tables/CatalogTables.ts'
import type { ConsumerTables } from '../../storage/tables/ConsumerTables.ts'

/** Under the API's own paths, which no service worker answers with a page. */
const unsubscribePath = '/consumers-v3/unsubscribe'

type Named = Pick<ConsumerTables['subscription'], 'channel' | 'type' | 'recipient'>

/** SIGN-77: the path that ends a subscription, the same in all of its letters; only they know it. */
export const unsubscribePathOf = async (
  tx: Tx,
  { channel, type, recipient }: Named,
  { code }: Pick<SiteLocale, 'code'>,
  newId: () => string,
): Promise<string> => {
  const { unsubscribe_key: key } = await tx
    .updateTable('subscription')
    .set(({ fn, val }) => ({ unsubscribe_key: fn.coalesce('unsubscribe_key', val(secretId(newId))) }))
    .where('channel', '=', channel)
    .where('type', '=', type)
    .where('recipient', '=', recipient)
    .returning('unsubscribe_key')
    .executeTakeFirstOrThrow()
  return `${unsubscribePath}/${code}/${key}`
}

type UnsubscribePages = { readonly db: () => Db; readonly now: () => number }

/**
 * SIGN-77: a page with one button that ends a subscription, and the same for the button of mail programs (RFC 8058).
 * Opening it ends nothing, because programs open links to look for harm.
 */
export const unsubscribePages = ({ db, now }: UnsubscribePages): Hono =>
  new Hono()
    .get(`${unsubscribePath}/:locale/:key`, async (c) => {
      const { locale, found } = await asked(db(), c.req.param())
      const words = wordsOf(locale)
      const act = `<p>${escaped(words.question(found?.recipient ?? ''))}</p><form method="post"><button name="List-Unsubscribe" value="One-Click">${escaped(words.stop)}</button></form>`
      return page(locale, found && { html: found.opted_in ? act : sentence(words.done(found.recipient)) })
    })
    .post(`${unsubscribePath}/:locale/:key`, async (c) => {
      const { locale, found } = await asked(db(), c.req.param())
      if (found?.opted_in === true)
        await db()
          .updateTable('subscription')
          .set({ opted_in: false, at: now() })
          .where('unsubscribe_key', '=', c.req.param('key'))
          .where('opted_in', '=', true)
          .execute()
      return page(locale, found && { html: sentence(wordsOf(locale).done(found.recipient)) })
    })

const asked = async (db: Db, { locale, key }: { readonly locale: string; readonly key: string }) => ({
  locale: findLocale(locale) ?? fallbackLocale,
  found: await db
    .selectFrom('subscription')
    .select(['recipient', 'opted_in'])
    .where('unsubscribe_key', '=', key)
    .executeTakeFirst(),
})

const sentence = (words: string): string => `<p role="status">${escaped(words)}</p>`

/** `shown`: undefined = nobody has this key. */
const page = (locale: SiteLocale, shown: { readonly html: string } | undefined): Response => {
  const nonce = randomBytes(16).toString('base64')
  const { code } = locale
  const { title, unknown, shop } = wordsOf(locale)
  const html = shown?.html ?? sentence(unknown)
  return new Response(
    `<!doctype html><html lang="${languageTag(code)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title><style nonce="${nonce}">${style}</style></head><body><main><h1>${escaped(title)}</h1>${html}<p><a href="/${code}">${escaped(shop)}</a></p></main></body></html>`,
    {
      status: shown ? 200 : 404,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'content-security-policy': contentSecurityPolicy({ nonce, scripts: [] }),
      },
    },
  )
}

const style =
  'body{font:1rem/1.5 system-ui,sans-serif;margin:0;padding:2rem 1rem}main{max-width:36rem;margin:0 auto}' +
  'h1{font-size:1.5rem}p{overflow-wrap:anywhere}' +
  'button{font:inherit;padding:.75rem 1.25rem;min-height:2.75rem;border:2px solid;border-radius:.25rem;background:none;color:inherit;cursor:pointer}' +
  'button:focus-visible,a:focus-visible{outline:3px solid;outline-offset:3px}a{color:inherit}'

type PageText = {
  readonly title: string
  readonly question: (recipient: string) => string
  readonly stop: string
  readonly done: (recipient: string) => string
  readonly unknown: string
  readonly shop: string
}

/** The recipient is written into the sentence last, because an address is not ours to spell. */
const wordsOf = (locale: SiteLocale): PageText => {
  const words = pageText[locale.language]
  const about = (sentence: (recipient: string) => string) => (recipient: string) =>
    regionalText(sentence('…'), locale).replace('…', () => recipient)
  return {
    ...words,
    title: regionalText(words.title, locale),
    question: about(words.question),
    done: about(words.done),
    unknown: regionalText(words.unknown, locale),
  }
}

const pageText: Readonly<Record<Language, PageText>> = {
  en: {
    title: 'Newsletter',
    question: (recipient) => `Stop sending our newsletter to ${recipient}?`,
    stop: 'Unsubscribe',
    done: (recipient) => `Done. ${recipient} no longer gets our newsletter.`,
    unknown: 'This link is not valid. Please use the link in our latest newsletter.',
    shop: 'Go to the shop',
  },
  fr: {
    title: 'Newsletter',
    question: (recipient) => `Ne plus envoyer notre newsletter à ${recipient} ?`,
    stop: 'Se désabonner',
    done: (recipient) => `C’est fait. ${recipient} ne reçoit plus notre newsletter.`,
    unknown: 'Ce lien n’est pas valable. Utilisez celui de notre dernière newsletter.',
    shop: 'Aller à la boutique',
  },
  de: {
    title: 'Newsletter',
    question: (recipient) => `Möchtest du unseren Newsletter an ${recipient} abbestellen?`,
    stop: 'Newsletter abmelden',
    done: (recipient) => `Erledigt. ${recipient} bekommt unseren Newsletter nicht mehr.`,
    unknown: 'Dieser Link gilt nicht. Bitte nimm den aus unserem letzten Newsletter.',
    shop: 'Zum Shop',
  },
  it: {
    title: 'Newsletter',
    question: (recipient) => `Vuoi che ${recipient} non riceva più la nostra newsletter?`,
    stop: 'Annulla l’iscrizione',
    done: (recipient) => `Fatto. ${recipient} non riceve più la nostra newsletter.`,
    unknown: 'Questo link non è valido. Usa quello della nostra ultima newsletter.',
    shop: 'Vai al negozio',
  },
  es: {
    title: 'Newsletter',
    question: (recipient) => `¿Dejar de enviar nuestra newsletter a ${recipient}?`,
    stop: 'Darme de baja',
    done: (recipient) => `Listo. ${recipient} ya no recibe nuestra newsletter.`,
    unknown: 'Este enlace no es válido. Usa el de nuestra última newsletter.',
    shop: 'Ir a la tienda',
  },
}
