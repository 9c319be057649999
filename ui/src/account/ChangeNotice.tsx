import type { AccountChanged } from '../../../contracts/accountChanges.ts'
import { Refusal } from '../components/Refusal.tsx'
import { errorText } from '../copy/errorText.ts'
import { useCopy } from '../copy/useCopy.ts'

/** Why a change of the account did not happen. */
export function ChangeNotice({ outcome }: { readonly outcome: AccountChanged | null }) {
  const t = useCopy('account')
  const errors = useCopy('errors')
  if (outcome === null || outcome._tag === 'Done') return null
  return (
    <Refusal title={t.notDone()}>
      {outcome._tag === 'Unreachable' ? t.noAnswer() : errorText(errors, outcome.errorId, outcome.message)}
    </Refusal>
  )
}
