import { useState } from 'react'
import type { OperatorOrder, OrderRefunds } from '../../../contracts/api/operator/operatorOrder.ts'
import { readRefundsAsOperator, refundOrderAsOperator } from '../../../contracts/api/operator/operatorOrdersApi.ts'
import { worthOfMore } from '../../../core/domain/order/refundRules.ts'
import type { LinePieces } from '../../../core/domain/order/refundRules.ts'
import { callApi } from '../api/callApi.ts'
import { useAnswer } from '../api/useAnswer.ts'
import type { Settle } from '../api/useOutcome.ts'
import { TextEntry } from '../fields/TextEntry.tsx'
import { PressButton } from '../parts/PressButton.tsx'
import { Refused } from '../parts/Refused.tsx'
import { timeText } from '../parts/timeText.ts'
import { moneyText } from './orderText.ts'

type Props = {
  readonly order: OperatorOrder['order']
  /** Called with what became of it. */
  readonly onSettled: Settle
  readonly onKeep: () => void
}

/** OPR-67: gives back what pieces cost, or an amount. What will go back is shown before it is done. */
export const RefundForm = ({ order, onSettled, onKeep }: Props) => {
  const params = { orderNumber: order.orderNumber }
  const { body, failure } = useAnswer(readRefundsAsOperator, { params })
  return (
    <div className="order-part" role="group" aria-label="Give money back">
      {failure && <Refused message={failure.message} />}
      {body && (
        <>
          <Earlier order={order} refunds={body.refunds} />
          {body.left === 0 ? (
            <p>All that was paid has been given back.</p>
          ) : (
            <Wanted order={order} shown={body} onSettled={onSettled} />
          )}
        </>
      )}
      <div className="peek-actions">
        <PressButton kind="quiet" onPress={onKeep}>
          Keep the money
        </PressButton>
      </div>
    </div>
  )
}

type WantedProps = Pick<Props, 'order' | 'onSettled'> & { readonly shown: OrderRefunds }

const Wanted = ({ order, shown, onSettled }: WantedProps) => {
  const [counts, setCounts] = useState<Readonly<Record<string, string>>>({})
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const items = piecesTyped(shown.pieces, counts)
  const asked = wantedOf(order, shown, { items, amount, reason })
  const refund = async (): Promise<void> => {
    setFault(asked._tag === 'Fault' ? asked.message : null)
    if (asked._tag === 'Fault') return
    const { minor, ...wanted } = asked
    const answer = await callApi(refundOrderAsOperator, {
      params: { orderNumber: order.orderNumber },
      body: { seen: shown.left, reason: reason.trim(), ...wanted.how },
    })
    await onSettled(
      answer,
      `${moneyText(minor, order.currency)} is given back. The customer gets a letter and a credit note.`,
    )
  }
  return (
    <>
      <p>
        Up to {moneyText(shown.left, order.currency)}, for pieces that the customer keeps or never got, or an amount.
      </p>
      {shown.pieces.map(({ itemId, qty }) => (
        <TextEntry
          key={itemId}
          label={`${nameOf(order, itemId)}: pieces, of ${qty}`}
          value={counts[itemId] ?? ''}
          onChange={(typed) => setCounts({ ...counts, [itemId]: typed })}
          maxLength={6}
        />
      ))}
      <TextEntry label={`Or an amount (${order.currency})`} value={amount} onChange={setAmount} maxLength={12} />
      <TextEntry label="Why" value={reason} onChange={setReason} maxLength={500} />
      {fault !== null && <Refused message={fault} />}
      <div className="peek-actions">
        <PressButton kind="danger" onPress={refund}>
          {asked._tag === 'Wanted' ? `Give back ${moneyText(asked.minor, order.currency)}` : 'Give back'}
        </PressButton>
      </div>
    </>
  )
}

type Typed = { readonly items: LinePieces | null; readonly amount: string; readonly reason: string }

type Asked =
  | {
      readonly _tag: 'Wanted'
      readonly minor: number
      readonly how: { readonly items: LinePieces } | { readonly amount: number }
    }
  | { readonly _tag: 'Fault'; readonly message: string }

const wantedOf = (
  order: OperatorOrder['order'],
  { left, given }: OrderRefunds,
  { items, amount, reason }: Typed,
): Asked => {
  if (items === null)
    return { _tag: 'Fault', message: 'Write how many pieces, in whole numbers and no more than there are.' }
  const typed = amount.trim().replace(',', '.')
  if (items.length > 0 === (typed !== ''))
    return { _tag: 'Fault', message: 'Choose pieces or name an amount, one of the two.' }
  if (typed !== '' && !/^\d{1,9}(\.\d{1,2})?$/.test(typed))
    return { _tag: 'Fault', message: 'Write the amount in figures, such as 12.50.' }
  const minor = typed === '' ? Math.min(left, worthOfMore(order, items, given)) : Math.round(Number(typed) * 100)
  if (minor > left)
    return { _tag: 'Fault', message: `No more than ${moneyText(left, order.currency)} can be given back.` }
  if (reason.trim() === '') return { _tag: 'Fault', message: 'Write why money is given back.' }
  return { _tag: 'Wanted', minor, how: typed === '' ? { items } : { amount: minor } }
}

/** Null: something else than a number of pieces that there are was typed. */
const piecesTyped = (pieces: LinePieces, counts: Readonly<Record<string, string>>): LinePieces | null => {
  const typed = pieces.map(({ itemId, qty: most }) => ({ itemId, most, text: counts[itemId]?.trim() ?? '' }))
  if (typed.some(({ text, most }) => text !== '' && !(/^\d+$/.test(text) && Number(text) <= most))) return null
  return typed.map(({ itemId, text }) => ({ itemId, qty: Number(text) })).filter(({ qty }) => qty > 0)
}

const Earlier = ({ order, refunds }: Pick<Props, 'order'> & Pick<OrderRefunds, 'refunds'>) =>
  refunds.length === 0 ? null : (
    <ul className="order-way">
      {refunds.map(({ amount, reason, by, at, isOwed }) => (
        <li key={at}>
          <span>
            {moneyText(amount, order.currency)}: {reason}
            {isOwed ? ' (on its way)' : ''}
          </span>
          <span className="order-soft">
            {by}, {timeText(at)}
          </span>
        </li>
      ))}
    </ul>
  )

const nameOf = ({ items }: OperatorOrder['order'], itemId: string): string => {
  const { name, variation } = items.find((item) => item.itemId === itemId) ?? {}
  return [name, variation?.colourName, variation?.sizeLabel].filter(Boolean).join(', ')
}
