import { useSite } from '../account/useSignedIn.ts'
import { useCommand } from '../bridge/useCommand.ts'
import { useRejectionText } from '../cart/useRejectionText.ts'
import { Button } from '../components/Button.tsx'
import { showToast } from '../components/toastStore.ts'
import { useCopy } from '../copy/useCopy.ts'

/** BIS-06: refused in words while an order is being placed. Where it leads is said by `leaveAccount`, in every tab. */
export function EndSession() {
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
