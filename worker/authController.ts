import { signOut } from '../contracts/api/sessionApi.ts'
import type { AccountCall, AccountOutcome } from '../contracts/accountCalls.ts'
import type { CommandOf } from '../contracts/commands.ts'
import type { DispatchOutcome } from '../contracts/storefrontWorker.ts'
import { sessionEnded, signedIn, signedOut, termsAccepted } from '../core/commands/account/signedIn.ts'
import { decide } from '../core/commands/decide.ts'
import { isRejection } from '../core/commands/decision.ts'
import { signedInOn } from '../core/domain/account/account.ts'
import { loadOnDemand } from './loadOnDemand.ts'
import type { AccountSettings } from './signIn.ts'

/** Coming and going of the person at this device. */
export type AuthController = {
  call(call: AccountCall): Promise<AccountOutcome>
  /** The store's session takes along whoever is signed in (BIS-06). */
  signOut(command: CommandOf<'SignOut'> | CommandOf<'EndAssociateSession'>): Promise<DispatchOutcome>
  /** AUTH-17: the server has taken it down that the employee accepts the terms. */
  termsAccepted(): Promise<void>
  /** The server has ended the session. */
  ended(): Promise<void>
  /** What a death half way left: the auth record and the log must say the same. */
  reconcile(): Promise<void>
}

export const createAuthController = (settings: AccountSettings): AuthController => {
  const { pipeline, session, ids, clock, site, isOnline } = settings

  return {
    call: async (call) => {
      const onDemand = await loadOnDemand().catch(() => null)
      return onDemand ? onDemand.callAccount(settings, call) : { _tag: 'Unreachable' }
    },
    /** AUTH-13: told to the server if it can be reached, forgotten here in any case, and then a guest's token. */
    signOut: async (command) => {
      const decision = decide(pipeline.shop(), command)
      if (isRejection(decision) || decision.length === 0) return pipeline.dispatch(command)
      const kept = await session.kept()
      if (kept?.isLoggedIn && isOnline())
        await session.send(signOut, { body: { refreshToken: kept.refreshToken } }, ids.uuidv7())
      await session.forget()
      const outcome = await pipeline.dispatch(command)
      void session.openBasket()
      return outcome
    },
    termsAccepted: () => pipeline.restore((state) => termsAccepted(state, site, clock.now()), 'session'),
    ended: () => pipeline.restore((state) => sessionEnded(state, site, clock.now()), 'session'),
    reconcile: async () => {
      const kept = await session.kept()
      const { account, order } = pipeline.shop()
      const here = signedInOn(account, site)
      if (here && !kept?.isLoggedIn && !order.placing) {
        return pipeline.restore((state) => [signedOut(state, site, clock.now(), 'ended')], 'session')
      }
      if (here || !kept?.isLoggedIn || kept.consumerType === 'GUEST') return
      if (account.left?.site === site) return session.forget()
      const { consumerType, isEmployeeDiscountTCAccepted: hasAcceptedTerms } = kept
      await pipeline.restore(
        () => signedIn({ site, consumerType, at: clock.now(), basketId: null, hasAcceptedTerms }),
        'session',
      )
    },
  }
}
