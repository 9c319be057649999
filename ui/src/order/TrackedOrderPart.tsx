import { useEffect, useRef } from 'react'
import { useQuery } from '../bridge/core/useQuery.ts'
import { Button } from '../components/basic/Button.tsx'
import { Refusal } from '../components/basic/Refusal.tsx'
import { SkeletonBlocks } from '../components/basic/Skeleton.tsx'
import { errorText } from '../copy/errorText.ts'
import { useCopy } from '../copy/useCopy.ts'
import { PlacedOrderPart } from './PlacedOrderPart.tsx'

/** What entitles the caller to track the order. */
export type OrderLookup = { readonly orderNumber: string; readonly email: string; readonly postalCode?: string }

/** ORD-08: the requested order, or why it is not shown. */
export const TrackedOrderPart = ({ asked }: { readonly asked: OrderLookup }) => {
  const t = useCopy('purchase')
  const errors = useCopy('errors')
  const found = useQuery({ name: 'trackedOrder', ask: asked })
  const words = found.state === 'refused' ? errorText(errors, found.errorId, found.message) : ''
  switch (found.state) {
    case 'pending':
      return <SkeletonBlocks label={t.loading()} heights={['12rem']} />
    case 'refused':
      return (
        <Refusal title={isUnknown(found.errorId) ? words : found.errorId === 'LIM429' ? t.notDone() : t.away()}>
          {isUnknown(found.errorId) ? t.checkLookup() : words}
        </Refusal>
      )
    case 'missing':
    case 'unreachable':
      return (
        <p role="alert">
          {t.away()}{' '}
          <Button kind="link" onPress={found.again}>
            {t.tryAgain()}
          </Button>
        </p>
      )
    case 'answered': {
      const { orderNumber: _number, ...guest } = asked
      return (
        <>
          <FoundTitle number={found.answer.orderNumber} />
          <PlacedOrderPart order={found.answer} again={found.again} guest={guest} />
        </>
      )
    }
  }
}

/** No such order, or an email address that is not its own. */
const isUnknown = (errorId: string): boolean => ['ORD409', 'OHS4004', 'ORD400'].includes(errorId)

/** Takes the focus when it appears, because it may be out of view below the form. */
const FoundTitle = ({ number }: { readonly number: string }) => {
  const t = useCopy('purchase')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} className="heading" tabIndex={-1}>
      {t.orderTitle({ number })}
    </h2>
  )
}
