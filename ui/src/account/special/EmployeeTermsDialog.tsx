import { specialGroups } from '../../../../core/domain/account/specialGroups.ts'
import { formatMoney } from '../../../../core/domain/money/formatMoney.ts'
import { locales } from '../../../../core/domain/locale/locales.ts'
import { useCommand } from '../../bridge/useCommand.ts'
import { useRejectionText } from '../../cart/useRejectionText.ts'
import { Button } from '../../components/Button.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { showToast } from '../../components/toastStore.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import type { PlacedProps } from '../../dialogs/OpenedDialog.tsx'
import { ChangeNotice } from '../ChangeNotice.tsx'
import { useAccountChange } from '../useAccountChange.ts'
import { useSite } from '../useSignedIn.ts'
import './EmployeeTermsDialog.css'

/** DLG-10, AUTH-17: an employee agrees, or leaves. That it was taken down closes the dialog, in every tab. */
export function EmployeeTermsDialog({ isOpen, onClose }: PlacedProps) {
  const t = useCopy('specialGroup')
  const account = useCopy('account')
  const locale = useShopLocale()
  const site = useSite()
  const send = useCommand()
  const words = useRejectionText()
  const { change, isPending, outcome } = useAccountChange()
  const { basisPoints, annualCap } = specialGroups.EMPLOYEE
  const accept = async () => {
    if ((await change({ _tag: 'AcceptEmployeeTerms' }))._tag === 'Done') showToast({ title: t.accepted() })
  }
  const decline = async () => {
    const rejection = await send({ _tag: 'SignOut', site })
    if (rejection) showToast({ title: account.notDone(), detail: words(rejection), kind: 'refusal' })
  }
  return (
    <Dialog name="employeeTerms" title={t.termsTitle()} isOpen={isOpen} onClose={onClose} isQuestion>
      <p>
        {t.termsLede({ percent: basisPoints / 100, cap: formatMoney(annualCap, locales[locale].currency, locale) })}
      </p>
      <ul className="employee-terms">
        {([t.termOwnUse, t.termCap, t.termGiftCards, t.termCancelled, t.termLists] as const).map((term) => (
          <li key={term()}>{term()}</li>
        ))}
      </ul>
      <ChangeNotice outcome={outcome} />
      <div className="dialog-actions">
        <Button kind="primary" isPending={isPending} onPress={() => void accept()}>
          {t.accept()}
        </Button>
        <Button kind="quiet" onPress={() => void decline()}>
          {t.decline()}
        </Button>
      </div>
    </Dialog>
  )
}
