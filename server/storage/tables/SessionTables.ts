import type { BotCheckAction } from '../../../core/domain/botCheck/botCheck.ts'

/** Tokens are stored only as SHA-256 hashes; times are epoch ms. */
export type SessionTables = {
  session: {
    id: string
    kind: 'guest' | 'registered' | 'agent'
    /**
     * A guest's own id, or the consumer's; AUTH-24: an agent's is the session's own, so that nothing of the agent's
     * account is accessible in a store.
     */
    subject: string
    /** AUTH-24: of agents. */
    agent_id: string | null
    store_id: string | null
    /** CART-24: the shopper's session on the same device, whose prices the agent may change. */
    beside: string | null
    /** BIS-07: the enrolled device on which an agent has signed in; the session ends with the enrolment. */
    device_id: string | null
    /** Mixed into the successor of a used refresh token. */
    salt: string
    created_at: number
    /** The end of the absolute life; no rotation extends it. */
    expires_at: number
    revoked_at: number | null
  }
  access_token: { hash: string; session_id: string; expires_at: number }
  /** `renewal_key` = the hash of the key under which it was used, null while it is unused or if there was none. */
  refresh_token: { hash: string; session_id: string; used_at: number | null; renewal_key: string | null }
}

export type IdempotencyTables = {
  /**
   * One row per call with a key; docs/retention.md says how long it is kept. `status` and `body` are null while a call
   * in steps is in progress.
   */
  idempotency: {
    subject: string
    key: string
    endpoint: string
    payload_hash: string
    status: number | null
    body: string | null
    /** The request that is at work, and until when (epoch ms) no other may take over. */
    holder: string
    lease_until: number
    claimed_at: number
    settled_at: number | null
  }
}

export type LimitTables = {
  /**
   * How often one subject has counted against one limit in the window that ends at `ends_at` (epoch ms). `id`: both,
   * hashed. `tried` = `most` + 1: the limit is reached, and a call was refused since.
   */
  limit_count: { id: string; tried: number; most: number; ends_at: number }
}

export type BotCheckTables = {
  /**
   * A challenge that a page has been given, until `expires_at` (epoch ms). `spent_by`: the one call that used its
   * answer.
   */
  bot_check: { id: string; action: BotCheckAction; expires_at: number; spent_by: string | null }
}
