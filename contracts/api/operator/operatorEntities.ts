import { Schema } from 'effect'
import { operatorRoles } from '../../capabilities.ts'
import { Email, Id } from '../wire.ts'

export const OperatorRoles = Schema.Array(Schema.Literals(operatorRoles))

/**
 * Somebody who runs the shop. invited = has no passkey yet · active = can sign in · revoked = cannot any more.
 * `revision` rises with each change.
 */
export const Operator = Schema.Struct({
  id: Id,
  email: Email,
  /** Empty until the invitation is accepted. */
  name: Schema.String,
  roles: OperatorRoles,
  state: Schema.Literals(['invited', 'active', 'revoked']),
  revision: Schema.Int,
})
export type Operator = typeof Operator.Type

/**
 * OPR-07: one change. `by`: the operator's e-mail address; null = a command on the server. `noun` and `key` name the
 * thing; `before` and `after` what it was, null = it was not there.
 */
export const OperatorChange = Schema.Struct({
  id: Id,
  at: Schema.Int,
  by: Schema.NullOr(Schema.String),
  noun: Schema.String,
  key: Schema.String,
  before: Schema.Json,
  after: Schema.Json,
})
export type OperatorChange = typeof OperatorChange.Type
