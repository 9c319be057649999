import type { AccountCall } from '../../../contracts/accountCalls.ts'
import { accountFailures } from '../../../core/domain/account/accountForms.ts'
import type { AccountForm } from '../../../core/domain/account/accountForms.ts'
import { useAccountSend } from './useAccountSend.ts'

/** One form of the account: its rules first, then the call. What was typed stays on the page, secrets nowhere else. */
export const useAccountCall = (form: AccountForm) => {
  const { send, ...asked } = useAccountSend()
  return {
    ...asked,
    send: (call: Exclude<AccountCall, { readonly _tag: 'SignUp' }>) => {
      const { _tag, ...entry } = call
      return send(call, accountFailures(form, entry))
    },
  }
}
