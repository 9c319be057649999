import type { Clock } from '../../core/adapters/clock/Clock.ts'
import type { ResilientLog } from '../pipeline/resilientLog.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import type { Sender } from './sender.ts'

export type LeadSettings = {
  readonly log: ResilientLog
  readonly pipeline: Pipeline
  readonly sender: Sender
  readonly clock: Clock
  readonly onLead: (isLeading: boolean) => void
}

/** The right to send: one tab has it, under its own epoch. */
export type Lead = {
  /** The election was won, or no other tab can send because the log is in this tab's memory. */
  take(): Promise<void>
  /** The election was lost. */
  giveUp(): void
}

/** If the disk could not give an epoch, it is asked again after this long, ms. */
const againMs = 1_000

export const createLead = ({ log, pipeline, sender, clock, onLead }: LeadSettings): Lead => {
  /** Grows whenever leadership is won or lost: whatever an older turn still does comes too late. */
  let turn = 0
  const take = async (): Promise<void> => {
    const mine = (turn += 1)
    const epoch = await pipeline.raiseEpoch()
    await pipeline.catchUp()
    if (mine !== turn) return
    if (epoch === null) return void clock.setTimer(againMs, () => mine === turn && void take())
    onLead(true)
    sender.lead(epoch, () => void take())
  }
  return {
    take,
    giveUp: () => {
      // No other tab can send a log that is in this tab's memory.
      if (log.inMemory()) return
      turn += 1
      sender.yield()
      onLead(false)
    },
  }
}
