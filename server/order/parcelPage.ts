import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { languageTag } from '../../core/domain/locale/locales.ts'
import { escaped } from '../kit/escaped.ts'
import { contentSecurityPolicy } from '../kit/securityHeaders.ts'
import { dayText } from '../kit/formats.ts'
import { fallbackLocale, findLocale } from '../kit/siteLocale.ts'
import type { SiteLocale } from '../kit/siteLocale.ts'
import type { Db } from '../storage/Tables.ts'
import type { Language } from '../storage/tables/CatalogTables.ts'

/** The carrier of our parcels, as a shopper reads it. */
export const carrier = 'Waymark Parcel'

/** Twelve digits from an id's random end. */
export const parcelNumberOf = (id: string): string =>
  `WM${String(BigInt(`0x${id.slice(-10)}`))
    .padStart(12, '0')
    .slice(-12)}`

/** Under the API's own paths, which no service worker answers with a page. */
const parcelsPath = '/consumers-v3/parcels'

/** The carrier's page about a parcel, in a letter and for anybody who knows its number. */
export const parcelPath = (trackingNumber: string, { code }: Pick<SiteLocale, 'code'>): string =>
  `${parcelsPath}/${code}/${encodeURIComponent(trackingNumber)}`

/**
 * ORD-14: the page of the built-in carrier: where a parcel is, and nothing of who gets it. A tracking number is not
 * secret, so the page says no more than is printed on the parcel.
 */
export const parcelPages = (db: () => Db): Hono =>
  new Hono().get(`${parcelsPath}/:locale/:number`, async (c) => {
    const locale = findLocale(c.req.param('locale')) ?? fallbackLocale
    const number = c.req.param('number')
    const steps = await stepsOf(db(), number)
    const words = parcelText[locale.language]
    const list = steps.map(
      ({ status, at }) => `<li><b>${escaped(words[status])}</b> <span>${escaped(dayText(locale, at))}</span></li>`,
    )
    const nonce = randomBytes(16).toString('base64')
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex')
    c.header('content-security-policy', contentSecurityPolicy({ nonce, scripts: [] }))
    return c.html(
      `<!doctype html><html lang="${languageTag(locale.code)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${carrier}</title><style nonce="${nonce}">${style}</style></head><body><main><p>${carrier}</p><h1>${escaped(number)}</h1>${list.length > 0 ? `<ol>${list.join('')}</ol>` : `<p>${escaped(words.unknown)}</p>`}</main></body></html>`,
      list.length > 0 ? 200 : 404,
    )
  })

type ParcelStatus = 'shipped' | 'ready_for_pickup' | 'delivered'

const isParcelStatus = (status: string): status is ParcelStatus =>
  status === 'shipped' || status === 'ready_for_pickup' || status === 'delivered'

const stepsOf = async (db: Db, trackingNumber: string) => {
  const handed = await db
    .selectFrom('order_step')
    .select(['order_number', 'shipment_id'])
    .where('tracking_number', '=', trackingNumber)
    .executeTakeFirst()
  if (!handed) return []
  const steps = await db
    .selectFrom('order_step')
    .select(['status', 'at'])
    .where('order_number', '=', handed.order_number)
    .where('shipment_id', '=', handed.shipment_id)
    .orderBy('at')
    .execute()
  return steps.flatMap(({ status, at }) => (isParcelStatus(status) ? [{ status, at }] : []))
}

const style =
  'body{font:1rem/1.5 system-ui,sans-serif;margin:0;padding:2rem 1rem}main{max-width:36rem;margin:0 auto}' +
  'h1{font-size:1.5rem;overflow-wrap:anywhere}ol{padding-left:1.25rem}li{padding:.25rem 0}'

const parcelText: Readonly<Record<Language, Readonly<Record<ParcelStatus | 'unknown', string>>>> = {
  en: {
    shipped: 'On its way',
    ready_for_pickup: 'Ready for pickup',
    delivered: 'Delivered',
    unknown: 'We don’t know this tracking number.',
  },
  fr: {
    shipped: 'En route',
    ready_for_pickup: 'Prêt à être retiré',
    delivered: 'Livré',
    unknown: 'Nous ne connaissons pas ce numéro de suivi.',
  },
  de: {
    shipped: 'Unterwegs',
    ready_for_pickup: 'Zur Abholung bereit',
    delivered: 'Zugestellt',
    unknown: 'Diese Sendungsnummer kennen wir nicht.',
  },
  it: {
    shipped: 'In viaggio',
    ready_for_pickup: 'Pronto per il ritiro',
    delivered: 'Consegnato',
    unknown: 'Non conosciamo questo numero di tracking.',
  },
  es: {
    shipped: 'En camino',
    ready_for_pickup: 'Listo para recoger',
    delivered: 'Entregado',
    unknown: 'No conocemos este número de seguimiento.',
  },
}
