import './OrdersScreen.css'
import { readOrdersAsOperator } from '../../../contracts/api/operator/operatorOrdersApi.ts'
import { orderQueues } from '../../../contracts/api/operator/operatorOrder.ts'
import { useAnswer } from '../api/useAnswer.ts'
import { Choices } from '../fields/Choices.tsx'
import { OlderPages } from '../parts/OlderPages.tsx'
import { Refused } from '../parts/Refused.tsx'
import { Rows } from '../parts/Rows.tsx'
import { ScreenFrame } from '../parts/ScreenFrame.tsx'
import { SearchEntry } from '../fields/SearchEntry.tsx'
import { timeText } from '../parts/timeText.ts'
import { Toned } from '../parts/Toned.tsx'
import type { ScreenProps } from '../screens.ts'
import { asking, goTo, usePlace } from '../shell/usePlace.ts'
import { OrderPanel } from './OrderPanel.tsx'
import { goingText, moneyText, queueNames, stateOf } from './orderText.ts'

const pathOf = (orderNumber: string): string => (orderNumber === '' ? 'orders' : `orders/${orderNumber}`)

/** OPR-10, OPR-66: every order, by what has to be done with it. The address says which are asked for, and what is open. */
export const OrdersScreen = ({ opened }: ScreenProps) => {
  const { query: asked } = usePlace()
  const queue = orderQueues.find((name) => name === asked.get('queue')) ?? 'all'
  const search = asked.get('search') ?? ''
  const before = asked.get('before')
  const ask = (next: { readonly queue?: string; readonly search?: string; readonly before?: string | null }): void => {
    const wanted = { queue, search, before: null, ...next }
    goTo(asking(pathOf(opened), { ...wanted, queue: wanted.queue === 'all' ? null : wanted.queue }), {
      isReplaced: true,
    })
  }
  const open = (orderNumber: string): void => goTo(asking(pathOf(orderNumber), Object.fromEntries(asked)))
  const { body, failure, reload } = useAnswer(readOrdersAsOperator, {
    query: {
      ...(queue === 'all' ? {} : { queue }),
      ...(search === '' ? {} : { search }),
      ...(before === null ? {} : { before }),
    },
  })
  return (
    <ScreenFrame
      title="Orders"
      action={
        <SearchEntry
          label="Number, name or email address"
          value={search}
          onSearch={(text) => ask({ search: text.trim() })}
        />
      }
      peek={
        opened === '' ? undefined : (
          <OrderPanel key={opened} orderNumber={opened} onClose={() => open('')} onChanged={reload} />
        )
      }
      {...(body ? { count: `${body.orders.length} shown` } : {})}
    >
      <Choices label="Which orders" names={queueNames} chosen={queue} onChoose={(name) => ask({ queue: name })} />
      {failure && <Refused message={failure.message} />}
      {body && (
        <>
          <Rows
            name="Orders"
            items={body.orders}
            keyOf={({ orderNumber }) => orderNumber}
            opened={opened}
            onOpen={open}
            nothing={search === '' ? 'There is no order here.' : 'No order is found by this.'}
            columns={[
              { title: 'Order', cell: ({ orderNumber }) => orderNumber },
              { title: 'Placed', cell: ({ placedAt }) => timeText(placedAt) },
              { title: 'Customer', cell: ({ name }) => name },
              { title: 'Items', cell: ({ pieces }) => pieces },
              { title: 'State', cell: (order) => <Toned {...stateOf(order)} /> },
              { title: 'Going to', cell: goingText },
              { title: 'Total', cell: ({ total, currency }) => moneyText(total, currency) },
            ]}
          />
          <OlderPages before={before} next={body.next} onTurn={(turned) => ask({ before: turned })} />
        </>
      )}
    </ScreenFrame>
  )
}
