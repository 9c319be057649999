import { useEffect } from 'react'
import type { AccountView } from '../../../contracts/views/accountView.ts'
import { associateIdleAt, isNewsOfUse } from '../../../core/domain/account/account.ts'
import { useSite } from '../bridge/core/useSignedIn.ts'
import { useCommand } from '../bridge/core/useCommand.ts'
import { Icon } from '../components/basic/Icon.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { EndSession } from './EndSession.tsx'
import './AssociateBar.css'

/** BIS-03: on every page while a store session is open on this device. */
export const AssociateBar = ({ associate }: { readonly associate: NonNullable<AccountView['associate']> }) => {
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

/**
 * BIS-06: use in any tab keeps the session open; after half an hour without use it ends, even if the browser was closed
 * meanwhile.
 */
const useIdleEnd = (associate: NonNullable<AccountView['associate']>): void => {
  const send = useCommand()
  const site = useSite()
  useEffect(() => {
    let timer = 0
    const look = (): void => {
      const left = associateIdleAt(associate) - Date.now()
      if (left > 0) timer = window.setTimeout(look, left)
      else
        void send({ _tag: 'EndAssociateSession', site }).then(
          (rejection) => rejection && (timer = window.setTimeout(look, againMs)),
        )
    }
    const note = (): void => {
      const now = Date.now()
      if (now < associateIdleAt(associate) && isNewsOfUse(associate, now)) void send({ _tag: 'NoteAssociateActive' })
    }
    look()
    for (const sign of signs) window.addEventListener(sign, note)
    return () => {
      window.clearTimeout(timer)
      for (const sign of signs) window.removeEventListener(sign, note)
    }
  }, [send, associate, site])
}

const signs = ['pointerdown', 'keydown'] as const

/** How long to wait for an order that is being placed, ms. */
const againMs = 5_000
