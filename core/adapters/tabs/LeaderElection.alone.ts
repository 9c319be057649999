import type { Leadership, LeadershipEvents } from './Leadership.ts'

/** Where the browser has no Web Locks, every tab may send: the idempotency keys make a double send harmless. */
export const aloneLeadership = (): Leadership => {
  let running: LeadershipEvents | null = null
  return {
    start: (events) => {
      if (running !== null) return
      running = events
      events.onLead(1)
    },
    setVisible: () => undefined,
    stop: () => {
      const events = running
      running = null
      events?.onYield()
    },
  }
}
