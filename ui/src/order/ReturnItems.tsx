import { useState } from 'react'
import type { GuestProof, PlacedOrder } from '../../../contracts/views/orderView.ts'
import { returnable } from '../../../core/domain/order/returnRules.ts'
import { useRequest } from '../bridge/useRequest.ts'
import { Button } from '../components/basic/Button.tsx'
import { Refusal } from '../components/basic/Refusal.tsx'
import { PlainForm } from '../components/basic/PlainForm.tsx'
import { SelectField } from '../components/form/SelectField.tsx'
import { errorText } from '../copy/errorText.ts'
import { useCopy } from '../copy/useCopy.ts'

interface ReturnItemsProps {
  readonly order: PlacedOrder
  readonly proof: GuestProof
  readonly onReady: () => void
}

/** ORD-07: which pieces to return, and the label for them. Nothing is shown when nothing can be returned. */
export const ReturnItems = ({ order, proof, onReady }: ReturnItemsProps) => {
  const t = useCopy('purchase')
  const errors = useCopy('errors')
  const { request, isPending, outcome } = useRequest<'sendBack'>()
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({})
  const [isEmpty, setEmpty] = useState(false)
  const [openedAt] = useState(() => Date.now())
  const left = leftOf(order, openedAt)
  if (left.length === 0) return null
  const submit = async () => {
    const items = left.flatMap(({ itemId, qty }) => {
      const wanted = Math.min(chosen[itemId] ?? 0, qty)
      return wanted > 0 ? [{ itemId, qty: wanted }] : []
    })
    setEmpty(items.length === 0)
    if (items.length === 0) return
    if ((await request('sendBack', { orderId: order.orderNumber, items, ...proof }))._tag !== 'Done') return
    setChosen({})
    onReady()
  }
  const why = isEmpty
    ? t.nothingChosen()
    : outcome?._tag === 'Unreachable'
      ? t.noAnswer()
      : outcome?._tag === 'Refused'
        ? outcome.errorId === 'ORD409'
          ? t.notSentBack()
          : errorText(errors, outcome.errorId, outcome.message)
        : null
  return (
    <PlainForm className="return-items" onSubmit={submit}>
      <h2 className="subheading">{t.sendBack()}</h2>
      <p>{t.sendBackDetail()}</p>
      <div className="return-lines">
        {left.map(({ itemId, qty }) => {
          const line = order.lines.find(({ id }) => id === itemId)
          const counts = Array.from({ length: qty + 1 }, (_, count) => ({
            value: String(count),
            name: count === 0 ? t.none() : String(count),
          }))
          return (
            <SelectField
              key={itemId}
              label={t.piecesOf({ name: line?.name ?? itemId, variant: line?.variant ?? '' })}
              options={counts}
              value={String(Math.min(chosen[itemId] ?? 0, qty))}
              onChange={(count) => setChosen((so) => ({ ...so, [itemId]: Number(count) }))}
            />
          )
        })}
      </div>
      {why !== null && <Refusal title={t.notDone()}>{why}</Refusal>}
      <Button type="submit" isPending={isPending}>
        {t.getLabel()}
      </Button>
    </PlainForm>
  )
}

/** ORD-07: the existing labels; each is a file of this shop. */
export const ReturnLabels = ({ returns }: Pick<PlacedOrder, 'returns'>) => {
  const t = useCopy('purchase')
  if (returns.length === 0) return null
  return (
    <section className="return-labels" aria-label={t.labels()}>
      <h2 className="subheading">{t.labels()}</h2>
      <ul>
        {returns.map(({ labelUrl, items }, index) => (
          <li key={labelUrl}>
            <a className="link" href={labelUrl} download>
              {t.label({ place: index + 1, count: items.reduce((sum, { qty }) => sum + qty, 0) })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const leftOf = ({ lines, shipments, tracking, returns }: PlacedOrder, now: number) =>
  returnable(
    lines.map(({ id, quantity }) => ({ itemId: id, qty: quantity })),
    shipments.map(({ shipmentId, lineIds, code }) => ({
      itemIds: lineIds,
      code,
      steps: tracking.find((each) => each.shipmentId === shipmentId)?.steps ?? [],
    })),
    returns,
    now,
  )
