import { lazy, Suspense, useState } from 'react'
import type { OperatorOrder } from '../../../contracts/api/operator/operatorOrder.ts'
import {
  cancelOrderAsOperator,
  moveOrderAsOperator,
  readOrderAsOperator,
  resendLettersAsOperator,
} from '../../../contracts/api/operator/operatorOrdersApi.ts'
import { isCancellable } from '../../../core/domain/order/fulfilment.ts'
import { callApi } from '../api/callApi.ts'
import { useAnswer } from '../api/useAnswer.ts'
import { useOutcome } from '../api/useOutcome.ts'
import type { Settle } from '../api/useOutcome.ts'
import { Peek } from '../parts/Peek.tsx'
import { PressButton } from '../parts/PressButton.tsx'
import { Refused } from '../parts/Refused.tsx'
import { TextEntry } from '../fields/TextEntry.tsx'
import { Toned } from '../parts/Toned.tsx'
import { OrderDetails } from './OrderDetails.tsx'
import { nextStepText, stateOf } from './orderText.ts'

type Props = { readonly orderNumber: string; readonly onClose: () => void; readonly onChanged: () => void }

const RefundForm = lazy(() => import('./RefundForm.tsx').then((file) => ({ default: file.RefundForm })))

/** OPR-10, OPR-11, OPR-67: one order, and what can be done with it now. */
export const OrderPanel = ({ orderNumber, onClose, onChanged }: Props) => {
  const { body, failure, reloaded } = useAnswer(readOrderAsOperator, { params: { orderNumber } })
  const [doing, setDoing] = useState<'cancellation' | 'refund' | null>(null)
  const params = { orderNumber }
  const outcome = useOutcome(reloaded, onChanged)
  const { notice } = outcome
  const settle: Settle = async (answer, done) => {
    await outcome.settle(answer, done)
    setDoing(null)
  }
  const cancel = async (reason: string): Promise<void> =>
    settle(await callApi(cancelOrderAsOperator, { params, body: { reason } }), 'Cancelled. Money and pieces go back.')
  return (
    <Peek title={orderNumber} onClose={onClose} {...(body ? { version: body.order.status } : {})}>
      {failure && <Refused message={failure.message} />}
      {notice?.fault && <Refused message={notice.text} />}
      {body && (
        <>
          <div>
            <Toned {...stateOf({ status: body.order.status, isRefundOwed: body.isRefundOwed })} />
            <p role="status">{notice?.fault === false ? notice.text : ''}</p>
          </div>
          {body.reason !== null && <p className="peek-line">Cancelled: {body.reason}</p>}
          <div className="peek-actions">
            <NextStep
              shown={body}
              onPress={async () =>
                settle(await callApi(moveOrderAsOperator, { params, body: { status: body.order.status } }), 'Done.')
              }
            />
            {body.order.status !== 'cancelled' && (
              <PressButton
                kind="second"
                onPress={async () =>
                  settle(await callApi(resendLettersAsOperator, { params }), 'The letters go out again.')
                }
              >
                Send letters again
              </PressButton>
            )}
            {body.order.status !== 'cancelled' && doing !== 'refund' && (
              <PressButton kind="second" onPress={() => setDoing('refund')}>
                Give money back
              </PressButton>
            )}
            {canCancel(body) && doing !== 'cancellation' && (
              <PressButton kind="danger" onPress={() => setDoing('cancellation')}>
                Cancel order
              </PressButton>
            )}
          </div>
          {doing === 'cancellation' && <Cancellation onCancel={cancel} onKeep={() => setDoing(null)} />}
          {doing === 'refund' && (
            <Suspense>
              <RefundForm order={body.order} onSettled={settle} onKeep={() => setDoing(null)} />
            </Suspense>
          )}
          <OrderDetails shown={body} />
        </>
      )}
    </Peek>
  )
}

const NextStep = ({ shown, onPress }: { readonly shown: OperatorOrder; readonly onPress: () => Promise<void> }) => {
  const text = nextStepText(shown)
  return text === undefined ? null : (
    <PressButton kind="primary" onPress={onPress}>
      {text}
    </PressButton>
  )
}

const canCancel = ({ order: { status, tracking } }: OperatorOrder): boolean =>
  status !== 'cancelled' && isCancellable(tracking.map(({ steps }) => steps.at(-1)?.status ?? 'confirmed'))

type CancellationProps = { readonly onCancel: (reason: string) => Promise<void>; readonly onKeep: () => void }

/** Why, before it is done: nothing brings a cancelled order back. */
const Cancellation = ({ onCancel, onKeep }: CancellationProps) => {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const cancel = async (): Promise<void> => {
    setMissing(reason.trim() === '')
    if (reason.trim() !== '') await onCancel(reason.trim())
  }
  return (
    <div className="order-part" role="group" aria-label="Cancel order">
      <p>The customer gets a letter and the money back. This cannot be undone.</p>
      {isMissing && <Refused message="Write why the order is cancelled." />}
      <TextEntry label="Why" value={reason} onChange={setReason} maxLength={500} />
      <div className="peek-actions">
        <PressButton kind="danger" onPress={cancel}>
          Cancel for good
        </PressButton>
        <PressButton kind="quiet" onPress={onKeep}>
          Keep the order
        </PressButton>
      </div>
    </div>
  )
}
