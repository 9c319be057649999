import type { Order } from '../../contracts/api/entities/order.ts'
import { submissionTime } from '../../core/domain/withdrawal/withdrawal.ts'
import { regionalText } from '../kit/regionalText.ts'
import type { SiteLocale } from '../kit/siteLocale.ts'
import type { LetterFigure, LetterPart } from '../mail/layout/LetterPart.ts'
import { writeLetter } from '../mail/layout/writeLetter.ts'
import type { LetterSite } from '../mail/layout/writeLetter.ts'
import type { Letter } from '../mail/sendMail.ts'
import type { WithdrawalOutcome } from './carryOut.ts'
import { withdrawalText } from './withdrawalText.ts'

/** `order`: the one that it concerns, null = none was found. */
export type Statement = {
  readonly number: string
  readonly name: string
  readonly orderNumber: string
  readonly email: string
  readonly goods: string
  readonly items: readonly { readonly itemId: string; readonly qty: number }[] | null
  readonly receivedAt: number
  readonly order: Order | null
}

/**
 * LAW-16: the acknowledgement of receipt: the statement with its day and time, and what happens next. It goes to the
 * address that the statement names, which may be somebody else’s: limits keep it from filling a mailbox.
 */
export const receiptLetter = (
  statement: Statement,
  { state, labelUrl }: WithdrawalOutcome,
  site: LetterSite,
): Letter => {
  const words = withdrawalText[site.locale.language]
  return writeLetter(
    {
      to: statement.email,
      subject: words.subject(statement.number),
      parts: [
        { kind: 'text', text: regionalText(words.opening, site.locale) },
        { kind: 'text', text: words.statement },
        ...statementParts(statement, site.locale),
        { kind: 'text', text: words.next[state] },
        ...(labelUrl === null
          ? []
          : [
              { kind: 'text' as const, text: words.sendBack },
              { kind: 'link' as const, label: words.label, path: labelUrl },
            ]),
        ...(site.seller.email === '' ? [] : [{ kind: 'text' as const, text: words.notYou(site.seller.email) }]),
      ],
      because: 'withdrawal',
    },
    site,
  )
}

/** LAW-17: what a person has to decide, to our staff, in English. */
export const staffLetter = (statement: Statement, site: LetterSite, { code }: Pick<SiteLocale, 'code'>): Letter => {
  const { orderNumber } = statement.order ?? {}
  return writeLetter(
    {
      to: site.seller.email,
      subject: `Withdrawal ${statement.number} waits`,
      parts: [
        {
          kind: 'figures',
          rows: [
            { name: 'Site', value: code },
            { name: 'Order found', value: orderNumber ?? 'none with this number and email' },
          ],
        },
        ...statementParts(statement, site.locale),
      ],
      because: 'staff',
    },
    site,
  )
}

const statementParts = (
  { number, name, orderNumber, email, goods, items, receivedAt, order }: Statement,
  { code, language }: SiteLocale,
): readonly LetterPart[] => {
  const words = withdrawalText[language]
  const lines = (items ?? []).map(({ itemId, qty }): LetterFigure => {
    const item = order?.items.find((each) => each.itemId === itemId)
    const value = item
      ? [item.name, item.variation.colourName, item.variation.sizeLabel].filter(Boolean).join(', ')
      : itemId
    return { name: words.item, value: `${qty} × ${value}` }
  })
  const all = items === null && goods === '' ? [{ name: words.item, value: words.all }] : []
  return [
    {
      kind: 'figures',
      rows: [
        { name: words.number, value: number },
        { name: words.received, value: submissionTime(code, receivedAt) },
        { name: words.name, value: name },
        { name: words.orderNumber, value: orderNumber },
        { name: words.email, value: email },
        ...lines,
        ...all,
      ],
    },
    ...(goods === '' ? [] : [{ kind: 'quote' as const, text: goods }]),
  ]
}
