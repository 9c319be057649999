/** Called when this tab may start to send, and when it must stop. Always alternating: lead, yield, lead … */
export type LeadershipEvents = {
  /**
   * `epochHint` = how often the lead has changed as far as this tab knows, plus one. Only a hint for people and logs:
   * the epoch that counts comes from `EventLog.raiseEpoch`.
   */
  readonly onLead: (epochHint: number) => void
  readonly onYield: () => void
}

/**
 * Which tab sends. Where the browser has locks, at most one of the living, unfrozen tabs leads; where it has none, keys
 * make a double send harmless; and the log's epoch keeps a thawed old leader from writing. Laws:
 * tests/adapters/tabs/leadershipLaws.ts.
 */
export interface Leadership {
  /** Requests the lead and keeps requesting it until `stop`. */
  start(events: LeadershipEvents): void
  /** A visible tab takes the lead over from a hidden one. */
  setVisible(isVisible: boolean): void
  /** Gives the lead up at once: on `pagehide` (so that the page can be cached) and at the end. May be started again. */
  stop(): void
}
