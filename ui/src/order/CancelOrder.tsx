import { useEffect, useRef, useState } from 'react'
import { useService } from '../bridge/useService.ts'
import { Button } from '../components/Button.tsx'
import { Refusal } from '../components/Refusal.tsx'
import { errorText } from '../copy/errorText.ts'
import { useCopy } from '../copy/useCopy.ts'

interface CancelOrderProps {
  readonly orderNumber: string
  readonly email: string | null
  readonly onCancelled: () => void
  /** The order is not what this page shows any more; why, in words. */
  readonly onRefused: (why: string) => void
}

/** ORD-09: asks first, in the place of the button; the focus goes to the question, and back when it is answered with no. */
export function CancelOrder({ orderNumber, email, onCancelled, onRefused }: CancelOrderProps) {
  const t = useCopy('purchase')
  const errors = useCopy('errors')
  const { request, isPending, outcome } = useService('cancelOrder')
  const [isAsking, setAsking] = useState(false)
  const wasAsked = useRef(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAsking !== wasAsked.current) place.current?.querySelector('button')?.focus()
    wasAsked.current = isAsking
  }, [isAsking])
  const cancel = async () => {
    const answered = await request({ orderNumber, ...(email === null ? {} : { email }) })
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
