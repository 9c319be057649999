import { useEffect } from 'react'
import { readOperatorSession } from '../../contracts/api/operator/operatorSessionApi.ts'
import { callApi } from './api/callApi.ts'
import { sessionOpened, signedOut, useSession } from './api/session.ts'
import { Shell } from './shell/Shell.tsx'
import { usePlace } from './shell/usePlace.ts'
import { AcceptInvitation } from './signIn/AcceptInvitation.tsx'
import { SignIn } from './signIn/SignIn.tsx'

/** An invitation, the sign-in, or the screens of whoever is signed in. */
export const Console = () => {
  const state = useSession()
  const { path } = usePlace()
  const isInvitation = path === 'invitation'
  useEffect(() => {
    if (isInvitation) return
    void callApi(readOperatorSession, {}).then((answer) => {
      if (answer._tag === 'Answer') sessionOpened(answer.body)
      else if (answer.code !== 'OPR401') signedOut()
    })
  }, [isInvitation])
  if (isInvitation) return <AcceptInvitation token={location.hash.slice(1)} />
  switch (state._tag) {
    case 'Unknown':
      return null
    case 'None':
      return <SignIn hasEnded={state.hasEnded} />
    case 'Open':
      return <Shell operator={state.session.operator} />
  }
}
