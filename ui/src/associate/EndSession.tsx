import { useSite } from '../bridge/core/useSignedIn.ts'
import { useCommand } from '../bridge/core/useCommand.ts'
import { useRejectionText } from '../copy/useRejectionText.ts'
import { Button } from '../components/basic/Button.tsx'
import { showToast } from '../state/toastStore.ts'
import { useCopy } from '../copy/useCopy.ts'

/**
 * BIS-06: rejected with a message while an order is being placed. `leaveAccount` decides in every tab where it leads.
 */
export const EndSession = () => {
  const t = useCopy('associate')
  const site = useSite()
  const send = useCommand()
  const words = useRejectionText()
  const end = async () => {
    const rejection = await send({ _tag: 'EndAssociateSession', site })
    if (rejection) showToast({ title: t.notDone(), detail: words(rejection), kind: 'refusal' })
  }
  return <Button onPress={() => void end()}>{t.endSession()}</Button>
}
