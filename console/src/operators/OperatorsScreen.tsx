import { readOperators } from '../../../contracts/api/operator/operatorsApi.ts'
import { useAnswer } from '../api/useAnswer.ts'
import { PressButton } from '../parts/PressButton.tsx'
import { Refused } from '../parts/Refused.tsx'
import { Rows } from '../parts/Rows.tsx'
import { ScreenFrame } from '../parts/ScreenFrame.tsx'
import { Sign } from '../parts/Sign.tsx'
import { roleText } from '../parts/roleText.ts'
import { Toned } from '../parts/Toned.tsx'
import type { ScreenProps } from '../screens.ts'
import { goTo } from '../shell/usePlace.ts'
import { InvitePanel } from './InvitePanel.tsx'
import { OperatorPanel } from './OperatorPanel.tsx'

const states = {
  invited: { text: 'Invited', tone: 'waiting' },
  active: { text: 'Active', tone: 'positive' },
  revoked: { text: 'Revoked', tone: 'quiet' },
} as const

/** OPR-06: who runs the shop. */
export const OperatorsScreen = ({ opened }: ScreenProps) => {
  const { body, failure, reload, reloaded } = useAnswer(readOperators, {})
  const operators = body?.operators ?? []
  const operator = operators.find(({ id }) => id === opened)
  const close = (): void => goTo('operators')
  const peek =
    opened === 'invite' ? (
      <InvitePanel onClose={close} onChanged={reload} />
    ) : operator ? (
      <OperatorPanel key={operator.id} operator={operator} onClose={close} reloaded={reloaded} />
    ) : undefined
  return (
    <ScreenFrame
      title="Operators"
      action={
        opened === 'invite' ? undefined : (
          <PressButton kind={opened === '' ? 'primary' : 'second'} onPress={() => goTo('operators/invite')}>
            <Sign name="plus" />
            Invite
          </PressButton>
        )
      }
      peek={peek}
      {...(body ? { count: `${operators.length} in all` } : {})}
    >
      {failure && <Refused message={failure.message} />}
      {body && (
        <Rows
          name="Operators"
          items={operators}
          keyOf={({ id }) => id}
          opened={opened}
          onOpen={(id) => goTo(`operators/${id}`)}
          nothing="There is no operator."
          columns={[
            { title: 'Name', cell: ({ name, email }) => name || email },
            { title: 'Email', cell: ({ email }) => email },
            {
              title: 'State',
              cell: ({ state }) => <Toned {...states[state]} />,
            },
            { title: 'Roles', cell: ({ roles }) => roleText(roles) },
          ]}
        />
      )}
    </ScreenFrame>
  )
}
