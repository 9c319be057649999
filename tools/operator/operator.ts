import type { Operator } from '../../contracts/api/operator/operatorEntities.ts'
import { operatorRoles } from '../../contracts/capabilities.ts'
import type { OperatorRole } from '../../contracts/capabilities.ts'
import { isEmail } from '../../core/domain/validation/textRules.ts'
import { invitationLink } from '../../server/operator/consoleAddress.ts'
import { allOperators, inviteOperator, operatorByEmail, revokeOperator } from '../../server/operator/operatorBook.ts'
import { inTransaction } from '../../server/storage/inTransaction.ts'
import { newId } from '../../server/storage/newId.ts'
import type { Db } from '../../server/storage/Tables.ts'
import { defineCommand } from '../command/defineCommand.ts'
import { onDatabase } from '../command/onDatabase.ts'
import type { CommandResult } from '../command/onDatabase.ts'
import { option, refuse, someOf } from '../command/options.ts'

export type OperatorRequest =
  | { readonly _tag: 'Invite'; readonly email: string; readonly roles: readonly OperatorRole[] }
  | { readonly _tag: 'List' }
  | { readonly _tag: 'Revoke'; readonly email: string }

/** `npm run operator`: one verb, and whom it is about. */
export const operatorArguments = defineCommand({
  name: 'operator',
  forms: ['invite EMAIL --role ROLE[,ROLE …]', 'list', 'revoke EMAIL'],
  positionals: 'VERB [EMAIL]',
  options: {
    role: option(
      'ROLE,…',
      `what the invited person may do: ${operatorRoles.join(', ')}`,
      someOf(operatorRoles, {}, (text) => `There is no role ${text}; the roles are ${operatorRoles.join(', ')}.`),
      null,
    ),
  },
  notes: `The embedded database cannot be shared: stop the shop first, or name a PostgreSQL by DATABASE_URL.
Exit code: 0 done, 2 wrong arguments or no such operator.`,
  request: ({ values: { role }, positionals: [verb, email, ...more] }): OperatorRequest => {
    if (more.length > 0) return refuse('Give one verb and at most one e-mail address.')
    switch (verb) {
      case 'list':
        return email === undefined && role === null ? { _tag: 'List' } : refuse('list takes nothing else.')
      case 'invite':
        if (email === undefined || !isEmail(email)) return refuse('invite takes an e-mail address.')
        return role === null ? refuse('invite takes --role.') : { _tag: 'Invite', email, roles: role }
      case 'revoke':
        return email !== undefined && role === null
          ? { _tag: 'Revoke', email }
          : refuse('revoke takes an e-mail address.')
      default:
        return refuse('The verbs are invite, list and revoke.')
    }
  },
})

/** Works on the shop's database; an embedded one must not be in use by the shop. */
export const main = (): Promise<void> => {
  const request = operatorArguments.readOrExit()
  return onDatabase((db, { publicUrl }) => runOperator(db, request, publicUrl, Date.now()))
}

/** OPR-01: invites, lists or revokes those who run the shop. `publicUrl`: the shop's address; `now`: epoch ms. */
export const runOperator = async (
  db: Db,
  request: OperatorRequest,
  publicUrl: string,
  now: number,
): Promise<CommandResult> => {
  switch (request._tag) {
    case 'Invite': {
      const invited = await inTransaction(db, (tx) => inviteOperator(tx, request, null, now, () => newId()))
      const until = new Date(invited.expiresAt).toISOString().slice(0, 16)
      return {
        isDone: true,
        lines: [invitationLink(publicUrl, invited.token), `Opens the console once, until ${until} UTC.`],
      }
    }
    case 'List': {
      const operators = await allOperators(db)
      return { isDone: true, lines: operators.length === 0 ? ['There is no operator.'] : operators.map(lineOf) }
    }
    case 'Revoke': {
      const isDone = await inTransaction(db, async (tx) => {
        const operator = await operatorByEmail(tx, request.email)
        if (!operator || operator.state === 'revoked') return false
        await revokeOperator(tx, operator, null, now, () => newId())
        return true
      })
      return isDone
        ? { isDone, lines: [`${request.email} cannot sign in any more, and is signed out.`] }
        : { isDone, lines: [`There is no operator ${request.email}; list shows all.`] }
    }
  }
}

const lineOf = ({ email, name, roles, state }: Operator): string =>
  [email, state.padEnd(7), roles.join(','), name].join('  ').trimEnd()
