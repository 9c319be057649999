import type { Operator } from '../../contracts/api/operator/operatorEntities.ts'
import { operatorRoles } from '../../contracts/capabilities.ts'
import type { OperatorRole } from '../../contracts/capabilities.ts'
import type { OperatorCaller } from '../kit/Context.ts'
import { emailKey } from '../limits/countAgainst.ts'
import { newToken, tokenHash } from '../session/token.ts'
import type { Db, Tx } from '../storage/Tables.ts'
import { recordChange } from './recordChange.ts'

/** How long an invitation can be accepted, ms. */
export const invitationLifeMs = 3 * 24 * 3_600_000

/** Who does it: an operator, or null = a command on the server. */
type By = Pick<OperatorCaller, 'email'> | null

export type Invited = { readonly operator: Operator; readonly token: string; readonly expiresAt: number }

/**
 * OPR-02: invites somebody under an e-mail address, with these roles. An earlier invitation of theirs ends. For an
 * operator who has a passkey the new link adds another one; somebody who was revoked begins again.
 */
export const inviteOperator = async (
  tx: Tx,
  invitation: { readonly email: string; readonly roles: readonly OperatorRole[] },
  by: By,
  now: number,
  newId: () => string,
): Promise<Invited> => {
  const email = emailKey(invitation.email)
  const roles = inOrder(invitation.roles)
  const known = await operatorByEmail(tx, email)
  const operator: Operator = known
    ? { ...known, roles, state: known.state === 'active' ? 'active' : 'invited', revision: known.revision + 1 }
    : { id: newId(), email, name: '', roles, state: 'invited', revision: 1 }
  const { id, name, state, revision } = operator
  if (known) await write(tx, operator)
  else
    await tx
      .insertInto('operator')
      .values({ id, email, name, roles: JSON.stringify(roles), state, revision, created_at: now })
      .execute()
  await tx.deleteFrom('operator_invitation').where('operator_id', '=', id).where('used_at', 'is', null).execute()
  const token = newToken()
  const expiresAt = now + invitationLifeMs
  await tx
    .insertInto('operator_invitation')
    .values({ hash: invitationHash(token), operator_id: id, expires_at: expiresAt, used_at: null })
    .execute()
  await note(tx, by, known, operator, now, newId)
  return { operator, token, expiresAt }
}

/** OPR-02: whom an unused invitation that is not over is for. */
export const invitedBy = async (
  db: Db,
  token: string,
  now: number,
): Promise<{ readonly operator: Operator; readonly expiresAt: number } | undefined> => {
  const row = await db
    .selectFrom('operator_invitation')
    .select(['operator_id', 'expires_at'])
    .where('hash', '=', invitationHash(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  const operator = row && (await operatorById(db, row.operator_id))
  return operator ? { operator, expiresAt: row.expires_at } : undefined
}

/** OPR-02: uses the invitation up. Whoever does so holds the operator’s row, so that nobody else does. */
export const takeInvitation = async (tx: Tx, token: string, now: number): Promise<void> => {
  await tx.updateTable('operator_invitation').set({ used_at: now }).where('hash', '=', invitationHash(token)).execute()
}

/** OPR-06, OPR-07: writes the next revision of an operator and notes who made it. */
export const changeOperator = async (
  tx: Tx,
  operator: Operator,
  change: Partial<Pick<Operator, 'name' | 'roles' | 'state'>>,
  by: By,
  now: number,
  newId: () => string,
): Promise<Operator> => {
  const changed = {
    ...operator,
    ...change,
    roles: inOrder(change.roles ?? operator.roles),
    revision: operator.revision + 1,
  }
  await write(tx, changed)
  await note(tx, by, operator, changed, now, newId)
  return changed
}

/** OPR-06: ends everything by which the operator could come back. */
export const revokeOperator = async (
  tx: Tx,
  operator: Operator,
  by: By,
  now: number,
  newId: () => string,
): Promise<Operator> => {
  await tx.deleteFrom('operator_session').where('operator_id', '=', operator.id).execute()
  await tx.deleteFrom('operator_passkey').where('operator_id', '=', operator.id).execute()
  await tx.deleteFrom('operator_invitation').where('operator_id', '=', operator.id).execute()
  return changeOperator(tx, operator, { state: 'revoked' }, by, now, newId)
}

export const allOperators = (db: Db): Promise<readonly Operator[]> => rows(db).orderBy('email').execute()

export const operatorById = (db: Db, id: string): Promise<Operator | undefined> =>
  rows(db).where('id', '=', id).executeTakeFirst()

/** Held until the end of the transaction, so that two changes come one after the other. */
export const lockedOperator = (tx: Tx, id: string): Promise<Operator | undefined> =>
  rows(tx).where('id', '=', id).forUpdate().executeTakeFirst()

export const operatorByEmail = (tx: Tx, email: string): Promise<Operator | undefined> =>
  rows(tx).where('email', '=', emailKey(email)).forUpdate().executeTakeFirst()

const rows = (db: Db) => db.selectFrom('operator').select(['id', 'email', 'name', 'roles', 'state', 'revision'])

const write = async (tx: Tx, { id, name, roles, state, revision }: Operator): Promise<void> => {
  await tx
    .updateTable('operator')
    .set({ name, roles: JSON.stringify(roles), state, revision })
    .where('id', '=', id)
    .execute()
}

/** What the audit trail shows of an operator: nothing secret. */
const note = (tx: Tx, by: By, before: Operator | undefined, after: Operator, now: number, newId: () => string) =>
  recordChange(
    tx,
    by,
    { noun: 'operator', key: after.email, before: before ? shownOf(before) : null, after: shownOf(after) },
    now,
    newId,
  )

const shownOf = ({ name, roles, state }: Operator) => ({ state, name, roles })

const inOrder = (roles: readonly OperatorRole[]): readonly OperatorRole[] =>
  operatorRoles.filter((role) => roles.includes(role))

const invitationHash = (token: string): string => tokenHash(`operator invitation ${token}`)
