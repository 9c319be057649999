import { useEffect, useRef, useState } from 'react'
import { useRequest } from '../bridge/useRequest.ts'
import { Button } from '../components/basic/Button.tsx'
import { Refusal } from '../components/basic/Refusal.tsx'
import { errorText } from '../copy/errorText.ts'
import { useCopy } from '../copy/useCopy.ts'

interface CancelOrderProps {
  readonly orderNumber: string
  readonly email: string | null
  readonly onCancelled: () => void
  /** The order has changed since this page was shown; why, in words. */
  readonly onRefused: (why: string) => void
}

/** ORD-09: asks first, in place of the button; the focus goes to the question, and back when the answer is no. */
export const CancelOrder = ({ orderNumber, email, onCancelled, onRefused }: CancelOrderProps) => {
  const t = useCopy('purchase')
  const errors = useCopy('errors')
  const { request, isPending, outcome } = useRequest<'cancelOrder'>()
  const [isAsking, setAsking] = useState(false)
  const wasAsked = useRef(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAsking !== wasAsked.current) place.current?.querySelector('button')?.focus()
    wasAsked.current = isAsking
  }, [isAsking])
  const cancel = async () => {
    const answered = await request('cancelOrder', { orderNumber, ...(email === null ? {} : { email }) })
    if (answered._tag === 'Done') return onCancelled()
    if (answered._tag === 'Refused')
      onRefused(answered.errorId === 'ORD409' ? t.tooLate() : errorText(errors, answered.errorId, answered.message))
  }
  return (
    <div ref={place}>
      {isAsking ? (
        <div
          className="order-question"
          role="group"
          aria-label={t.cancelQuestion({ number: orderNumber })}
          onKeyDown={({ key }) => key === 'Escape' && setAsking(false)}
        >
          <span>{t.cancelQuestion({ number: orderNumber })}</span>
          <Button isPending={isPending} onPress={() => void cancel()}>
            {t.yesCancel()}
          </Button>
          <Button kind="quiet" onPress={() => setAsking(false)}>
            {t.keepOrder()}
          </Button>
        </div>
      ) : (
        <Button onPress={() => setAsking(true)}>{t.cancel()}</Button>
      )}
      {outcome?._tag === 'Unreachable' && <Refusal title={t.notCancelled()}>{t.noAnswer()}</Refusal>}
    </div>
  )
}
