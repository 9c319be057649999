import type { SignUpEntry } from './api/signUpApi.ts'
import type { BuyInStoreSession } from './api/store.ts'
import type { SignedInType } from './views/accountView.ts'

/**
 * What is asked with a secret. It crosses the bridge once and is nowhere kept: no command, no event, no log. Only what came
 * of it becomes a fact.
 */
export type AccountCall =
  /** AUTH-21. CHK-09: `botCheck` = the answer of a bot check, where the shop wants one. */
  | { readonly _tag: 'SignIn'; readonly email: string; readonly password: string; readonly botCheck?: string }
  /** SIGN-35. `attempt` = its idempotency key: the same entry asked again is the same sign-up. SIGN-36: `leadSource` goes into a header. */
  | {
      readonly _tag: 'SignUp'
      readonly entry: SignUpEntry
      readonly attempt: string
      readonly leadSource?: string
      /** One for the account, one to sign in to it. */ readonly botCheck?: {
        readonly register?: string
        readonly login?: string
      }
    }
  /** AUTH-24: an agent sells in any store. */
  | { readonly _tag: 'AgentLogin'; readonly email: string; readonly password: string; readonly storeId: string }
  /** BIS-07: the code enrols this device at the store. */
  | { readonly _tag: 'EnrolDevice'; readonly storeId: string; readonly code: string }
  /** AUTH-23 */
  | { readonly _tag: 'AskResetLink'; readonly email: string }
  | { readonly _tag: 'ChoosePassword'; readonly email: string; readonly code: string; readonly newPassword: string }

export type AccountOutcome =
  | { readonly _tag: 'Done' }
  /** `hasOrder`: an order of the guest went along (RT-11). */
  | { readonly _tag: 'SignedIn'; readonly consumerType: SignedInType; readonly hasOrder: boolean }
  /** Who sells, where, and until when the agent's word counts (epoch ms); the agent's token stays behind. */
  | { readonly _tag: 'AgentLoggedIn'; readonly session: BuyInStoreSession; readonly agentUntil: number }
  /** The account is there, but signing in to it has not worked yet. */
  | { readonly _tag: 'SignedUp' }
  | { readonly _tag: 'Refused'; readonly errorId: string; readonly message: string }
  /** Nothing was changed, as far as is known: no connection, no answer. */
  | { readonly _tag: 'Unreachable' }
  /** AUTH-11: nothing is said of it. */
  | { readonly _tag: 'Ignored' }
  /** An order is being placed: until it is settled nobody else can be who places it. */
  | { readonly _tag: 'OrderUnderWay' }
