/** Called when this tab may start to send, and when it must stop. Always in turns: lead, yield, lead … */
export type LeadershipEvents = {
  /**
   * `epochHint` = how often the lead has changed as far as this tab has heard, plus one. Only a hint for people and logs:
   * the epoch that counts comes from `EventLog.raiseEpoch`.
   */
  readonly onLead: (epochHint: number) => void
  readonly onYield: () => void
}

/**
 * Which tab sends. At most one of the tabs that are alive and not frozen leads where the browser has locks; keys make a double
 * send harmless where it has none, and the log's epoch keeps a thawed old leader from writing.
 * Laws: tests/adapters/tabs/leadershipLaws.ts.
 */
export interface Leadership {
  /** Asks for the lead and keeps asking until `stop`. */
  start(events: LeadershipEvents): void
  /** A visible tab gets the lead from a hidden one. */
  setVisible(isVisible: boolean): void
  /** Gives the lead away at once: on `pagehide` (so that the page may be cached) and at the end. May be started again. */
  stop(): void
}
