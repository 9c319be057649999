import './ChangesScreen.css'
import { useState } from 'react'
import { readOperatorChanges } from '../../../contracts/api/operator/operatorsApi.ts'
import type { OperatorChange } from '../../../contracts/api/operator/operatorEntities.ts'
import { useAnswer } from '../api/useAnswer.ts'
import { OlderPages } from '../parts/OlderPages.tsx'
import { Refused } from '../parts/Refused.tsx'
import { Rows } from '../parts/Rows.tsx'
import { ScreenFrame } from '../parts/ScreenFrame.tsx'
import { timeText } from '../parts/timeText.ts'
import type { ScreenProps } from '../screens.ts'
import { goTo } from '../shell/usePlace.ts'
import { ChangePanel } from './ChangePanel.tsx'
import { changedFields, kindText } from './changedFields.ts'

/** OPR-07: who changed what, the newest first. */
export const ChangesScreen = ({ opened }: ScreenProps) => {
  const [before, setBefore] = useState<string | null>(null)
  const { body, failure } = useAnswer(readOperatorChanges, { query: before === null ? {} : { before } })
  const changes = body?.changes ?? []
  const change = changes.find(({ id }) => id === opened)
  return (
    <ScreenFrame
      title="Changes"
      peek={change ? <ChangePanel change={change} onClose={() => goTo('changes')} /> : undefined}
      {...(body ? { count: `${changes.length} shown` } : {})}
    >
      {failure && <Refused message={failure.message} />}
      {body && (
        <>
          <Rows
            name="Changes"
            items={changes}
            keyOf={({ id }) => id}
            opened={opened}
            onOpen={(id) => goTo(`changes/${id}`)}
            nothing="Nothing was changed yet."
            columns={[
              { title: 'What', cell: ({ key }) => key },
              { title: 'Change', cell: summaryOf },
              { title: 'By', cell: ({ by }) => by ?? 'A command on the server' },
              { title: 'When', cell: ({ at }) => timeText(at) },
            ]}
          />
          <OlderPages before={before} next={body.next} onTurn={setBefore} />
        </>
      )}
    </ScreenFrame>
  )
}

const summaryOf = (change: OperatorChange): string => {
  const names = changedFields(change).map(({ name }) => name)
  const kind = kindText(change)
  return names.length === 0 ? `${kind}: nothing new` : `${kind}: ${names.join(', ')}`
}
