import type { OperatorRole } from '../../../contracts/capabilities.ts'
import type { OperatorChange } from '../../../contracts/api/operator/operatorEntities.ts'
import type { Json } from './CatalogTables.ts'

/** Who runs the shop. Secrets are stored as SHA-256 hashes only; times are epoch ms. */
export type OperatorTables = {
  /** `email` in lower case. `revision` rises with each change. */
  operator: {
    id: string
    email: string
    name: string
    roles: Json<readonly OperatorRole[]>
    state: 'invited' | 'active' | 'revoked'
    revision: number
    created_at: number
  }
  /** A one-time link; an operator has at most one that is unused. */
  operator_invitation: { hash: string; operator_id: string; expires_at: number; used_at: number | null }
  /** `id` and `public_key` in base64url. `counter`: of signatures, as the passkey last said; 0 = it does not count. */
  operator_passkey: {
    id: string
    operator_id: string
    public_key: string
    counter: number
    transports: Json<readonly string[]>
    created_at: number
    used_at: number | null
  }
  /** What a browser has been given to sign, once. `operator_id`: who makes a passkey; null = somebody signs in. */
  operator_challenge: { id: string; challenge: string; operator_id: string | null; expires_at: number }
  /** `expires_at`: the end of its absolute life; it ends earlier when nobody has called for a while. */
  operator_session: { hash: string; operator_id: string; seen_at: number; expires_at: number }
  /** `made_by`: the operator’s e-mail address; null = a command on the server. */
  operator_change: {
    id: string
    at: number
    made_by: string | null
    noun: string
    key: string
    before: Json<OperatorChange['before']>
    after: Json<OperatorChange['after']>
  }
}
