/** Tokens stand here only as SHA-256 hashes; times are epoch ms. */
export type SessionTables = {
  session: {
    id: string
    kind: 'guest' | 'registered' | 'agent'
    /** A guest's own id, or the consumer's; AUTH-24: an agent's is the session's own, so that nothing of the agent's account is at hand in a store. */
    subject: string
    /** AUTH-24: of agents. */
    agent_id: string | null
    store_id: string | null
    /** CART-24: the shopper's session on the same device, whose prices the agent may change. */
    beside: string | null
    /** BIS-07: the enrolled device on which an agent has signed in; with its enrolment the session ends. */
    device_id: string | null
    /** Mixed into the successor of a used refresh token. */
    salt: string
    created_at: number
    /** The end of the absolute life; no rotation moves it. */
    expires_at: number
    revoked_at: number | null
  }
  access_token: { hash: string; session_id: string; expires_at: number }
  /** `renewal_key` = the hash of the key it was used under, null while it is unused or where there was none. */
  refresh_token: { hash: string; session_id: string; used_at: number | null; renewal_key: string | null }
}
