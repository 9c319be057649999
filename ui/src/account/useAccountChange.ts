import type { AccountChange, AccountChanged } from '../../../contracts/accountChanges.ts'
import { useStorefront } from '../bridge/StorefrontContext.ts'
import { useKeyedRequest } from '../bridge/useKeyedRequest.ts'

type Wish<Change> = Change extends AccountChange ? Omit<Change, 'key'> : never

/** A change of the account. */
export const useAccountChange = () => {
  const { changeAccount } = useStorefront()
  const { request, ...told } = useKeyedRequest<Wish<AccountChange>, AccountChanged>((wish, key) =>
    changeAccount({ ...wish, key } as AccountChange),
  )
  return { change: request, ...told }
}
