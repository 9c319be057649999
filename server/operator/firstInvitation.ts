import { inTransaction } from '../storage/inTransaction.ts'
import { newId } from '../storage/newId.ts'
import type { Db } from '../storage/Tables.ts'
import { invitationLink } from './consoleAddress.ts'
import { allOperators, inviteOperator } from './operatorBook.ts'

/** Whom a shop in development invites as long as nobody can sign in to its console. */
const firstOperator = { email: 'operator@example.com', roles: ['admin'] } as const

/** OPR-02: in development, what a newcomer needs to open the console; null once there is an operator with a passkey. */
export const firstInvitation = async (db: Db, publicUrl: string, now: number): Promise<string | null> => {
  const operators = await allOperators(db)
  if (operators.some(({ state }) => state === 'active')) return null
  const { token } = await inTransaction(db, (tx) => inviteOperator(tx, firstOperator, null, now, () => newId()))
  return `The console of those who run the shop; this link opens it once: ${invitationLink(publicUrl, token)}`
}
