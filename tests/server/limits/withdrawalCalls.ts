import { withdrawFromContract } from '../../../contracts/api/withdrawalApi.ts'
import type { LimitedTry } from './limitedCalls.ts'
import type { LimitedShop } from './limitedShop.ts'

/** Statements of withdrawal. `some` makes one name per number; `token`: a guest's. */
export const withdrawalCalls = (
  send: LimitedShop['send'],
  some: (what: string, nth: number) => string,
  token: string,
) => {
  const withdraw = (orderNumber: string, email: string, client: string) =>
    send('POST', withdrawFromContract.path, { client }, { token, body: { name: 'Idris', orderNumber, email } })
  return {
    'withdrawal-client': (client, nth) => withdraw(some('CN', nth), `${client}-${nth}@example.com`, client),
    'withdrawal-email': (who, nth) => withdraw(some('CN', nth), `${who}@example.com`, some('withdrawal', nth)),
    'withdrawal-order': (who, nth) => withdraw(who, `${who}-${nth}@example.com`, some('withdrawal', nth)),
    'withdrawal-shop': (_who, nth) =>
      withdraw(some('NUMBER', nth), `withdrawal-${nth}@example.com`, some('withdrawal-shop', nth)),
  } satisfies Readonly<Record<string, LimitedTry>>
}
