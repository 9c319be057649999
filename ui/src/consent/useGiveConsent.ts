import type { ConsentCategory } from '../../../contracts/commands/consentCommand.ts'
import { consentPolicyVersion } from '../../../core/domain/consent/mustAskConsent.ts'
import { useCommand } from '../bridge/core/useCommand.ts'
import { useView } from '../bridge/core/useView.ts'
import { announce } from '../components/basic/announce.ts'
import { showToast } from '../state/toastStore.ts'
import { useCopy } from '../copy/useCopy.ts'

/** TRK-03: answers the notice, and tells the shopper what became of it. */
export const useGiveConsent = (): ((categories: readonly ConsentCategory[]) => Promise<void>) => {
  const t = useCopy('consent')
  const send = useCommand()
  const hasPrivacyControl = useView('consent')?.hasPrivacyControl === true
  return async (categories) => {
    const answer = { categories, policyVersion: consentPolicyVersion, hasPrivacyControl }
    if (await send({ _tag: 'GiveConsent', ...answer }))
      showToast({ kind: 'refusal', title: t.notKept(), detail: t.notKeptDetail() })
    else if (hasPrivacyControl && categories.includes('C0004'))
      showToast({ title: t.targetingStaysOff(), detail: t.targetingStaysOffDetail() })
    else announce(t.kept())
  }
}
