export type IdempotencyTables = {
  /** One row per keyed call, kept for ever. `status` and `body` are null while a call of two steps is under way. */
  idempotency: {
    subject: string
    key: string
    endpoint: string
    payload_hash: string
    status: number | null
    body: string | null
    /** Who is at work, and until when (epoch ms) nobody else may be. */
    holder: string
    lease_until: number
    claimed_at: number
    settled_at: number | null
  }
}
