import type { AccountChange, AccountChanged } from '../../../contracts/accountChanges.ts'
import { useStorefront } from '../bridge/StorefrontContext.ts'
import { useKeyedRequest } from '../bridge/useKeyedRequest.ts'

type CommandInput<Change> = Change extends AccountChange ? Omit<Change, 'key'> : never

/** A change of the account. */
export const useAccountChange = () => {
  const { changeAccount } = useStorefront()
  const { request, ...answer } = useKeyedRequest<CommandInput<AccountChange>, AccountChanged>((wanted, key) =>
    changeAccount({ ...wanted, key } as AccountChange),
  )
  return { change: request, ...answer }
}
