import type { AccountView } from '../../../contracts/views/accountView.ts'
import type { Account } from '../../domain/account/account.ts'

export const viewAccount = (account: Account): AccountView => account
