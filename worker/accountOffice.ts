import { accountQueries } from './accountQueries.ts'
import { changeAccount } from './changeAccount.ts'
import { logInAgentWith } from './logInAgentWith.ts'
import { serveRequest } from './serveRequest.ts'
import { signUpWith } from './signUp.ts'

/**
 * What the worker does for the pages of the account and of orders that stand; its code comes with the first of them. It is
 * one piece because two would share contracts with the worker, which would then be cut in two as well and weigh 1 kB more.
 */
export const accountOffice = { accountQueries, changeAccount, logInAgentWith, serveRequest, signUpWith }
