import { useEffect, useRef } from 'react'
import type { GuestProof, PlacedOrder } from '../../../contracts/views/orderView.ts'
import { AskFirst } from '../account/AskFirst.tsx'
import { useRequest } from '../bridge/useRequest.ts'
import { Button } from '../components/basic/Button.tsx'
import { Refusal } from '../components/basic/Refusal.tsx'
import { StateLine } from '../components/basic/StateLine.tsx'
import type { PurchaseCopy } from '../copy/copyByNoun.ts'
import { errorText } from '../copy/errorText.ts'
import { useCopy } from '../copy/useCopy.ts'

interface ResendGiftCardsProps {
  readonly order: PlacedOrder
  readonly proof: GuestProof
}

/** ORD-10: the letters of an order's gift cards; nothing if there are none. */
export const ResendGiftCards = ({ order, proof }: ResendGiftCardsProps) => {
  const t = useCopy('purchase')
  const sent = new Set(order.shipments.flatMap(({ code, lineIds }) => (code === 'digital' ? lineIds : [])))
  const giftCards = order.status === 'cancelled' ? [] : order.lines.filter(({ id }) => sent.has(id))
  if (giftCards.length === 0) return null
  return (
    <section className="return-labels" aria-label={t.giftCardLetters()}>
      <h2 className="subheading">{t.giftCardLetters()}</h2>
      <ul>
        {giftCards.map((line) => (
          <ResendGiftCard key={line.id} orderId={order.orderNumber} line={line} proof={proof} />
        ))}
      </ul>
    </section>
  )
}

interface ResendGiftCardProps {
  readonly orderId: string
  readonly line: PlacedOrder['lines'][number]
  readonly proof: GuestProof
}

/** ORD-10: asks first, because sending a letter ends the number and PIN of the previous one. */
const ResendGiftCard = ({ orderId, line, proof }: ResendGiftCardProps) => {
  const t = useCopy('purchase')
  const errors = useCopy('errors')
  const { request, isPending, outcome } = useRequest<'resendGiftCard'>()
  const name = t.giftCardOf({ name: line.name, variant: line.variant })
  const why = (errorId: string, message: string): string =>
    resendErrors[errorId]?.(t) ?? errorText(errors, errorId, message)
  return (
    <li className="resend-gift-card">
      <b>{name}</b>
      {outcome?._tag === 'Done' ? (
        <ResentLine>{t.giftCardResent()}</ResentLine>
      ) : (
        <AskFirst
          question={t.resendQuestion({ count: line.quantity })}
          yes={t.yesResend()}
          no={t.keepLetter()}
          isPending={isPending}
          onYes={() => void request('resendGiftCard', { orderId, itemId: line.id, ...proof })}
        >
          {(ask) => (
            <Button onPress={ask} aria-label={t.resendNamed({ name })}>
              {t.resend()}
            </Button>
          )}
        </AskFirst>
      )}
      {outcome?._tag === 'Refused' && <Refusal title={t.notResent()}>{why(outcome.errorId, outcome.message)}</Refusal>}
      {outcome?._tag === 'Unreachable' && <Refusal title={t.notResent()}>{t.noAnswer()}</Refusal>}
    </li>
  )
}

/** Takes the focus when it appears, because the pressed button is gone. */
const ResentLine = ({ children }: { readonly children: string }) => {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => line.current?.focus(), [])
  return (
    <div ref={line} className="resent-line" role="status" tabIndex={-1}>
      <StateLine state="good">{children}</StateLine>
    </div>
  )
}

/** What these codes mean here. ERR-03: the server says how long to wait (LIM429). */
const resendErrors: Readonly<Record<string, (t: PurchaseCopy) => string>> = {
  GFO405: (t) => t.giftCardSpent(),
}
