import type { Clock } from '../../core/adapters/clock/Clock.ts'
import type { TabChannel } from '../../core/adapters/tabs/TabChannel.ts'
import type { Pipeline } from './pipeline.ts'
import type { TabMessage } from '../environment.ts'

/** Where tabs cannot notify each other, each checks by itself this often, ms. */
const lookEveryMs = 1_000

export type OtherTabsSettings = {
  readonly channel: TabChannel<TabMessage>
  readonly clock: Clock
  readonly pipeline: Pipeline
  readonly logId: string
  /** Another tab has written, or may have: check again what is owed. */
  readonly onNews: () => void
}

/** Learns from other tabs that the log has grown, and folds what they wrote. */
export const followOtherTabs = ({ channel, clock, pipeline, logId, onNews }: OtherTabsSettings): void => {
  channel.subscribe((message) => {
    if (message._tag !== 'HeadMoved' || message.logId !== logId) return
    const isNews = message.seq > pipeline.seq()
    void (isNews ? pipeline.catchUp() : Promise.resolve()).then(onNews)
  })
  // What was appended after this tab had read the log and before it listened.
  void pipeline.catchUp().then(onNews)
  const lookAround = (): void =>
    void clock.setTimer(lookEveryMs, () => {
      void pipeline.catchUp().then(onNews).finally(lookAround)
    })
  if (channel.isDeaf) lookAround()
}
