import { useEffect } from 'react'
import type { AccountView } from '../../../contracts/views/accountView.ts'
import { associateIdleAt, isNewsOfUse } from '../../../core/domain/account/account.ts'
import { useSite } from '../account/useSignedIn.ts'
import { useCommand } from '../bridge/useCommand.ts'

/** BIS-06: use of any tab keeps the session; left alone for half an hour it ends, also when the browser was closed meanwhile. */
export const useIdleEnd = (associate: NonNullable<AccountView['associate']>): void => {
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

/** An order that is being placed is waited for, ms. */
const againMs = 5_000
