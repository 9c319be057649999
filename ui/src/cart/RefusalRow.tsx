import type { RefusalView } from '../../../contracts/views/lineView.ts'
import { Button } from '../components/Button.tsx'
import { Refusal } from '../components/Refusal.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { refusalText } from './refusalText.ts'
import { useCommand } from '../bridge/useCommand.ts'

export interface RefusalRowProps {
  readonly refusal: RefusalView
  /** At the top of a page it names the item it is about. */
  readonly isNamed?: boolean
  /** Refusals that say the same, which are read with it. */
  readonly alike?: readonly RefusalView[]
}

/** Stays until it has been read. */
export function RefusalRow({ refusal, isNamed = false, alike = [] }: RefusalRowProps) {
  const t = useCopy('cart')
  const errors = useCopy('errors')
  const shell = useCopy('shell')
  const send = useCommand()
  const { title, why } = refusalText(t, errors, refusal)
  const name = refusal.name ?? refusal.code
  return (
    <Refusal
      title={title}
      action={
        <Button
          kind="link"
          onPress={() =>
            [refusal, ...alike].forEach(({ refusalId }) => void send({ _tag: 'DismissRefusal', refusalId }))
          }
        >
          {shell.ok()}
        </Button>
      }
    >
      {isNamed && name !== null && `${t.ofItem({ name })} `}
      {why}
    </Refusal>
  )
}
