import type { Order } from '../../../contracts/api/entities/order.ts'
import type { LinePieces, RefundPart } from '../../../core/domain/order/refundRules.ts'
import { moneyText } from '../../kit/formats.ts'
import { regionalText } from '../../kit/regionalText.ts'
import type { SiteLocale } from '../../kit/siteLocale.ts'
import type { LetterPart } from '../../mail/layout/LetterPart.ts'
import type { LetterSite } from '../../mail/layout/writeLetter.ts'
import type { Letter } from '../../mail/sendMail.ts'
import type { Language } from '../../storage/tables/CatalogTables.ts'
import { paidText } from '../documents/paidText.ts'
import { orderLetterLabels } from './orderLetterLabels.ts'
import { datedPart, orderLetter, trackLink } from './orderLetters.ts'
import { itemsPart } from './orderParts.ts'

/** ORD-09, ORD-24: what is cancelled, and where what is left of the money goes. */
export const cancelledLetter = (
  order: Order,
  { parts, creditNote }: Pick<Returned, 'parts' | 'creditNote'>,
  site: LetterSite,
): Letter =>
  orderLetter('cancelled', order, site, [
    datedPart(order, site.locale, creditNote),
    itemsPart(order.items, order, site.locale),
    ...refundRows(order, paidBack(order, parts), site.locale),
    trackLink(order, site.locale),
  ])

/** ORD-09, ORD-14, ORD-24: the refunds that the payment provider has made now. */
export const refundedLetter = (
  order: Order,
  { refunds, creditNote }: { readonly refunds: Order['paymentMethod']; readonly creditNote: string | null },
  site: LetterSite,
): Letter =>
  orderLetter('refunded', order, site, [
    datedPart(order, site.locale, creditNote),
    ...refundRows(order, refunds, site.locale),
    trackLink(order, site.locale),
  ])

type Returned = {
  readonly items: LinePieces
  readonly parts: readonly RefundPart[]
  readonly creditNote: string | null
}

/** ORD-07, ORD-14, ORD-16, ORD-24: what came back with one label, and how much of the money goes where. */
export const returnedLetter = (order: Order, { items, parts, creditNote }: Returned, site: LetterSite): Letter =>
  orderLetter('returned', order, site, [
    datedPart(order, site.locale, creditNote),
    itemsPart(piecesOf(order, items), order, site.locale, false),
    ...refundRows(order, paidBack(order, parts), site.locale),
    trackLink(order, site.locale),
  ])

/** OPR-67, ORD-24: how much of the money goes where, and for which pieces, if it is for any. */
export const partRefundedLetter = (order: Order, { items, parts, creditNote }: Returned, site: LetterSite): Letter =>
  orderLetter('partRefunded', order, site, [
    datedPart(order, site.locale, creditNote),
    ...(items.length === 0 ? [] : [itemsPart(piecesOf(order, items), order, site.locale, false)]),
    ...refundRows(order, paidBack(order, parts), site.locale),
    trackLink(order, site.locale),
  ])

const piecesOf = (order: Order, pieces: LinePieces): Order['items'] =>
  order.items.flatMap((item) => {
    const qty = pieces.find(({ itemId }) => itemId === item.itemId)?.qty ?? 0
    return qty === 0 ? [] : [{ ...item, qty }]
  })

/** What each instrument gets back, as if it had paid that. */
const paidBack = ({ paymentMethod }: Order, parts: readonly RefundPart[]): Order['paymentMethod'] =>
  paymentMethod.flatMap((paid) => {
    const amount = parts.find(({ instrumentId }) => instrumentId === paid.paymentInstrumentId)?.amount ?? 0
    return amount === 0 ? [] : [{ ...paid, additionalData: { ...paid.additionalData, amount } }]
  })

const refundRows = (
  { currency }: Order,
  refunds: Order['paymentMethod'],
  locale: SiteLocale,
): readonly LetterPart[] => {
  const money = moneyText(locale, currency)
  const rows = refunds
    .filter(({ additionalData: { amount } }) => amount > 0)
    .map((paid) => ({
      name: orderLetterLabels[locale.language].refundTo(paidText(paid, locale)),
      value: money(paid.additionalData.amount),
    }))
  return rows.length === 0
    ? []
    : [
        { kind: 'figures', rows },
        { kind: 'text', text: regionalText(refundHint[locale.language], locale) },
      ]
}

const refundHint: Readonly<Record<Language, string>> = {
  en: 'It can take your bank up to five working days to show a refund.',
  fr: 'Votre banque peut mettre jusqu’à cinq jours ouvrés à afficher un remboursement.',
  de: 'Bei deiner Bank kann es bis zu fünf Werktage dauern, bis eine Erstattung zu sehen ist.',
  it: 'La tua banca può impiegare fino a cinque giorni lavorativi a mostrare un rimborso.',
  es: 'Tu banco puede tardar hasta cinco días laborables en mostrar un reembolso.',
}
