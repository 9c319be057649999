import type { AccountView } from '../../../contracts/views/accountView.ts'
import { Icon } from '../components/Icon.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { EndSession } from './EndSession.tsx'
import { useIdleEnd } from './useIdleEnd.ts'
import './AssociateBar.css'

/** BIS-03: on every page, as long as somebody sells on this device. */
export function AssociateBar({ associate }: { readonly associate: NonNullable<AccountView['associate']> }) {
  const t = useCopy('associate')
  useIdleEnd(associate)
  return (
    <aside className="associate-bar" aria-label={t.bar()}>
      <div className="page">
        <Icon name="person" />
        <p>
          <b>{associate.storeEmployeeName}</b> <span>{associate.storeName}</span>
        </p>
        <EndSession />
      </div>
    </aside>
  )
}
