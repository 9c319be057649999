import { specialGroups } from '../../../../core/domain/account/specialGroups.ts'
import { formatMoney } from '../../../../core/domain/money/formatMoney.ts'
import { locales } from '../../../../core/domain/locale/locales.ts'
import { useCommand } from '../../bridge/core/useCommand.ts'
import { useRequest } from '../../bridge/useRequest.ts'
import { useRejectionText } from '../../copy/useRejectionText.ts'
import { Button } from '../../components/basic/Button.tsx'
import { LegalLink } from '../../components/basic/LegalLink.tsx'
import { Dialog } from '../../components/overlay/Dialog.tsx'
import { DialogActions } from '../../components/overlay/DialogActions.tsx'
import { showToast } from '../../state/toastStore.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import type { PlacedProps } from '../../state/dialogStore.ts'
import { ChangeNotice } from '../AccountNotice.tsx'
import { useSite } from '../../bridge/core/useSignedIn.ts'
import './EmployeeTermsDialog.css'

/** DLG-10, AUTH-17: an employee accepts, or leaves. Once the server has recorded it, the dialog closes in every tab. */
export const EmployeeTermsDialog = ({ isOpen, onClose }: PlacedProps<'employeeTerms'>) => {
  const t = useCopy('specialGroup')
  const account = useCopy('account')
  const locale = useShopLocale()
  const site = useSite()
  const send = useCommand()
  const words = useRejectionText()
  const { request, isPending, outcome } = useRequest()
  const { basisPoints, annualCap } = specialGroups.EMPLOYEE
  const accept = async () => {
    if ((await request('acceptEmployeeTerms', {}))._tag === 'Done') showToast({ title: t.accepted() })
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
      <p>
        <LegalLink path="/associate-discount-terms">{t.termsPage()}</LegalLink>
      </p>
      <ChangeNotice outcome={outcome} />
      <DialogActions>
        <Button kind="primary" isPending={isPending} onPress={() => void accept()}>
          {t.accept()}
        </Button>
        <Button kind="quiet" onPress={() => void decline()}>
          {t.decline()}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
