import { Schema } from 'effect'
import { endpoint } from '../endpoint.ts'
import { Email, Id, text } from '../wire.ts'
import { Operator, OperatorRoles } from './operatorEntities.ts'

/** What a browser makes a passkey from, or signs with one (`@simplewebauthn/browser`): the JSON forms of WebAuthn. */
const Challenge = Schema.Struct({ challengeId: Id, options: Schema.Json })

/** Times: epoch ms. `idleUntil` moves with every call; `expiresAt` does not. */
const OperatorSession = Schema.Struct({ operator: Operator, idleUntil: Schema.Int, expiresAt: Schema.Int })
export type OperatorSession = typeof OperatorSession.Type

const signingIn = { who: 'public', headers: 'none', changes: true, givesToken: true } as const

/** OPR-02: whom an invitation is for, and what to make a passkey from. The invitation stays unused. */
export const openInvitation = endpoint({
  id: 'API-161',
  method: 'POST',
  path: '/operator/api/invitation',
  body: Schema.Struct({ token: text(100) }),
  answer: Schema.Struct({ email: Email, roles: OperatorRoles, expiresAt: Schema.Int, ...Challenge.fields }),
  errors: ['OPR410'],
  secrets: ['token'],
  ...signingIn,
})

/** OPR-02: uses the invitation up and signs the operator in with the new passkey. `name`: the person's. */
export const acceptInvitation = endpoint({
  id: 'API-162',
  method: 'POST',
  path: '/operator/api/passkeys',
  body: Schema.Struct({ token: text(100), name: text(80), challengeId: Id, response: Schema.Json }),
  answer: OperatorSession,
  errors: ['OPR410', 'OPR422'],
  secrets: ['token'],
  ...signingIn,
})

/** OPR-03: what to sign with a passkey. */
export const beginOperatorSignIn = endpoint({
  id: 'API-163',
  method: 'POST',
  path: '/operator/api/challenges',
  answer: Challenge,
  errors: [],
  ...signingIn,
})

export const signInOperator = endpoint({
  id: 'API-164',
  method: 'POST',
  path: '/operator/api/session',
  body: Schema.Struct({ challengeId: Id, response: Schema.Json }),
  answer: OperatorSession,
  errors: ['OPR422'],
  ...signingIn,
})

export const readOperatorSession = endpoint({
  id: 'API-165',
  method: 'GET',
  path: '/operator/api/session',
  answer: OperatorSession,
  errors: ['OPR401'],
  who: 'operator',
  headers: 'none',
  changes: false,
})

export const signOutOperator = endpoint({
  id: 'API-166',
  method: 'DELETE',
  path: '/operator/api/session',
  answer: Schema.Undefined,
  status: 204,
  errors: ['OPR401'],
  who: 'operator',
  headers: 'none',
  changes: true,
  givesToken: true,
})
