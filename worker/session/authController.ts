import { signOut } from '../../contracts/api/account/sessionApi.ts'
import type { CommandOf } from '../../contracts/commands.ts'
import type { DispatchOutcome } from '../../contracts/storefrontWorker.ts'
import { sessionEnded, signedIn, signedOut, termsAccepted } from '../../core/commands/account/signedIn.ts'
import { decide } from '../../core/commands/decide.ts'
import { isRejection } from '../../core/commands/decision.ts'
import { signedInOn } from '../../core/domain/account/account.ts'
import { defined } from '../../core/domain/fields/fields.ts'
import type { Environment } from '../environment.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import type { Session } from './session.ts'

/** Signing in and out of the person at this device. */
export type AuthController = {
  /** The store's session ends together with the customer's sign-in (BIS-06). */
  signOut(command: CommandOf<'SignOut'> | CommandOf<'EndAssociateSession'>): Promise<DispatchOutcome>
  /** AUTH-17: the server has recorded that the employee accepts the terms. */
  termsAccepted(): Promise<void>
  /** The server has ended the session. */
  ended(): Promise<void>
  /** After a death halfway: makes the auth record and the log agree again. */
  reconcile(): Promise<void>
}

export type AuthSettings = Pick<Environment, 'ids' | 'clock' | 'isOnline'> & {
  readonly pipeline: Pipeline
  readonly session: Session
  readonly site: string
}

export const createAuthController = ({
  pipeline,
  session,
  ids,
  clock,
  site,
  isOnline,
}: AuthSettings): AuthController => {
  return {
    /**
     * AUTH-13: the server is told if it can be reached; here the session is forgotten in any case, and a guest's token
     * follows.
     */
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
        return pipeline.restore((state) => signedOut(state, site, clock.now(), 'ended'), 'session')
      }
      if (here || !kept?.isLoggedIn || kept.consumerType === 'GUEST') return
      if (account.left?.site === site) return session.forget()
      const { consumerType, programme, isEmployeeDiscountTCAccepted: hasAcceptedTerms } = kept
      const facts = { site, consumerType, ...defined({ programme }), basketId: null, hasAcceptedTerms }
      await pipeline.restore(() => signedIn({ ...facts, at: clock.now() }), 'session')
    },
  }
}
