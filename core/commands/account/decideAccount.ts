import type { AccountCommand } from '../../../contracts/commands/accountCommand.ts'
import { isNewsOfUse, signedInOn } from '../../domain/account/account.ts'
import type { Decide } from '../decision.ts'
import { signedOut } from './signedIn.ts'
import { defined } from '../../domain/fields/fields.ts'

export const decideAccount: Decide<AccountCommand> = {
  /** AUTH-13: everything of the account leaves this device, but not while an order is being placed. */
  SignOut: (state, { site, at }) => {
    if (!signedInOn(state.account, site)) return []
    if (state.order.placing) return { _tag: 'OrderUnderWay' }
    return signedOut(state, site, at, 'asked')
  },
  StartAssociateSession: ({ account, order }, { session, agentUntil, at }) => {
    if (order.placing) return { _tag: 'OrderUnderWay' }
    const { associate } = account
    const isSame = associate?.storeId === session.storeId && associate.storeEmployeeId === session.storeEmployeeId
    if (isSame && agentUntil === undefined) return []
    return [
      {
        _tag: 'v1.AssociateSessionStarted',
        session: { ...session, activeAt: at, ...defined({ agentUntil }) },
      },
    ]
  },
  /** BIS-06: the next customer finds nothing of this one: cart, addresses and account leave the device. */
  EndAssociateSession: (state, { site, at }) => {
    if (!state.account.associate) return []
    if (state.order.placing) return { _tag: 'OrderUnderWay' }
    return signedOut(state, site, at, 'store')
  },
  NoteAssociateActive: ({ account: { associate } }, { at }) =>
    associate && isNewsOfUse(associate, at) ? [{ _tag: 'v1.AssociateActive', at }] : [],
}
