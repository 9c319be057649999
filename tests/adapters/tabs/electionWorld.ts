import { virtualClock } from '../../../core/adapters/clock/Clock.virtual.ts'
import { memoryElection } from '../../../core/adapters/tabs/LeaderElection.memory.ts'

/** One tab as a test sees it. */
export type WorldTab = {
  readonly id: string
  state: 'live' | 'frozen' | 'stopped' | 'dead'
  isVisible: boolean
  isLeading: boolean
  /** How often it was told to lead. */
  terms: number
  freeze(): void
  thaw(): void
  kill(): void
  stop(): void
  start(): void
  show(isVisible: boolean): void
}

/** A browser with tabs under virtual time. */
export const electionWorld = () => {
  const clock = virtualClock(1_000_000)
  const browserTabs = memoryElection(clock)
  const tabs: WorldTab[] = []
  const open = (isVisible = false): WorldTab => {
    const id = `tab${tabs.length}`
    const member = browserTabs.join(id)
    const start = (): void => {
      member.leadership.start({
        onLead: () => {
          if (tab.isLeading) throw new Error(`${id} was told to lead twice`)
          tab.isLeading = true
          tab.terms++
        },
        onYield: () => {
          if (!tab.isLeading) throw new Error(`${id} was told to yield without leading`)
          tab.isLeading = false
        },
      })
    }
    const tab: WorldTab = {
      id,
      state: 'live',
      isVisible,
      isLeading: false,
      terms: 0,
      start: () => {
        tab.state = 'live'
        start()
      },
      freeze: () => {
        tab.state = 'frozen'
        member.freeze()
      },
      thaw: () => {
        tab.state = 'live'
        member.thaw()
      },
      kill: () => {
        tab.state = 'dead'
        member.kill()
      },
      stop: () => {
        tab.state = 'stopped'
        member.leadership.stop()
      },
      show: (visible) => {
        tab.isVisible = visible
        member.leadership.setVisible(visible)
      },
    }
    tabs.push(tab)
    member.leadership.setVisible(isVisible)
    tab.start()
    return tab
  }
  const leaders = (): readonly WorldTab[] => tabs.filter(({ state, isLeading }) => state === 'live' && isLeading)
  return { clock, tabs, open, leaders }
}
