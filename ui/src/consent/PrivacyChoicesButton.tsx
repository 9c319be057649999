import { useCopy } from '../copy/useCopy.ts'
import { openDialog } from '../state/dialogStore.ts'

/** TRK-03: at the foot of every page, to change one's mind. */
export const PrivacyChoicesButton = () => {
  const t = useCopy('consent')
  return (
    <button type="button" data-late onClick={() => openDialog('privacyChoices', {})}>
      {t.privacyChoices()}
    </button>
  )
}
