import './OrdersScreen.css'
import { useState } from 'react'
import { readOrdersAsOperator } from '../../../contracts/api/operator/operatorOrdersApi.ts'
import type { OrderQueue } from '../../../contracts/api/operator/operatorOrder.ts'
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
import { goTo } from '../shell/usePlace.ts'
import { OrderPanel } from './OrderPanel.tsx'
import { goingText, moneyText, queueNames, stateOf } from './orderText.ts'

type Asked = { readonly queue: OrderQueue | 'all'; readonly search: string; readonly before: string | null }

/** OPR-10: every order, by what has to be done with it. */
export const OrdersScreen = ({ opened }: ScreenProps) => {
  const [{ queue, search, before }, setAsked] = useState<Asked>({ queue: 'all', search: '', before: null })
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
          label="Number or email address"
          value={search}
          onSearch={(text) => setAsked({ queue, search: text.trim(), before: null })}
        />
      }
      peek={
        opened === '' ? undefined : (
          <OrderPanel key={opened} orderNumber={opened} onClose={() => goTo('orders')} onChanged={reload} />
        )
      }
      {...(body ? { count: `${body.orders.length} shown` } : {})}
    >
      <Choices
        label="Which orders"
        names={queueNames}
        chosen={queue}
        onChoose={(name) => setAsked({ queue: name, search, before: null })}
      />
      {failure && <Refused message={failure.message} />}
      {body && (
        <>
          <Rows
            name="Orders"
            items={body.orders}
            keyOf={({ orderNumber }) => orderNumber}
            opened={opened}
            onOpen={(orderNumber) => goTo(`orders/${orderNumber}`)}
            nothing={search === '' ? 'There is no order here.' : 'No order begins with this.'}
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
          <OlderPages
            before={before}
            next={body.next}
            onTurn={(turned) => setAsked({ queue, search, before: turned })}
          />
        </>
      )}
    </ScreenFrame>
  )
}
