import { Schema } from 'effect'
import { endpoint } from '../endpoint.ts'
import { Email, Id, text } from '../wire.ts'
import { Operator, OperatorChange, OperatorRoles } from './operatorEntities.ts'

const administration = { who: 'operatorAdmin', headers: 'none' } as const
const params = Schema.Struct({ operatorId: Id })

/** OPR-06: every operator, revoked ones too, by e-mail address. */
export const readOperators = endpoint({
  id: 'API-167',
  method: 'GET',
  path: '/operator/api/operators',
  answer: Schema.Struct({ operators: Schema.Array(Operator) }),
  errors: [],
  changes: false,
  ...administration,
})

/**
 * OPR-02: a one-time link, which replaces an earlier one. For somebody who is an operator already it adds a passkey;
 * somebody who was revoked begins again. `expiresAt`: epoch ms.
 */
export const inviteOperator = endpoint({
  id: 'API-168',
  method: 'POST',
  path: '/operator/api/operators',
  body: Schema.Struct({ email: Email, roles: OperatorRoles }),
  answer: Schema.Struct({ operator: Operator, link: Schema.String, expiresAt: Schema.Int }),
  errors: ['OPR400', 'OPR423'],
  changes: true,
  givesToken: true,
  ...administration,
})

/** OPR-06: `revision` is the one that was read; OPR409 if it is not the latest. */
export const changeOperatorRoles = endpoint({
  id: 'API-169',
  method: 'PATCH',
  path: '/operator/api/operators/{operatorId}',
  params,
  body: Schema.Struct({ roles: OperatorRoles, revision: Schema.Int }),
  answer: Operator,
  errors: ['OPR400', 'OPR404', 'OPR409', 'OPR423'],
  changes: true,
  ...administration,
})

/** OPR-06: ends the operator's sessions, passkeys and invitation at once. */
export const revokeOperator = endpoint({
  id: 'API-170',
  method: 'DELETE',
  path: '/operator/api/operators/{operatorId}',
  params,
  body: Schema.Struct({ revision: Schema.Int }),
  answer: Operator,
  errors: ['OPR404', 'OPR409', 'OPR423'],
  changes: true,
  ...administration,
})

/** OPR-07: the newest first, 50 at a time. `next`: what to ask for as `before`; absent at the end. */
export const readOperatorChanges = endpoint({
  id: 'API-171',
  method: 'GET',
  path: '/operator/api/changes',
  query: Schema.Struct({ noun: Schema.optionalKey(text(64)), before: Schema.optionalKey(Id) }),
  answer: Schema.Struct({ changes: Schema.Array(OperatorChange), next: Schema.optionalKey(Id) }),
  errors: [],
  changes: false,
  ...administration,
})
