import type { AccountCommand } from '../../../contracts/commands.ts'
import { signedInOn } from '../../domain/account/account.ts'
import type { Decide } from '../decision.ts'
import { signedOut } from './signedIn.ts'

export const decideAccount: Decide<AccountCommand> = {
  /** AUTH-13: everything of the account leaves this device, but not while an order is being placed. */
  SignOut: (shop, { site, at }) => {
    if (!signedInOn(shop.account, site)) return []
    if (shop.order.placing) return { _tag: 'OrderUnderWay' }
    return [signedOut(shop, site, at, 'asked')]
  },
}
