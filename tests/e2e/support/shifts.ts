import type { Page } from 'playwright'
import { isAlive } from './hydrated.ts'
import { isQuiet } from './quiet.ts'

/** An init script that notes what moves without being touched, and how far. */
export const noteShifts = (): void => {
  type Shift = PerformanceEntry & {
    readonly value: number
    readonly hadRecentInput: boolean
    readonly sources: readonly { readonly node: Node | null }[]
  }
  const moved: string[] = []
  Object.assign(window, { moved })
  const add = (list: PerformanceObserverEntryList) => {
    for (const shift of list.getEntries() as unknown as readonly Shift[])
      if (!shift.hadRecentInput)
        moved.push(
          `${shift.value.toFixed(4)} ${shift.sources.map(({ node }) => node?.parentElement?.className).join()}`,
        )
  }
  new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
}

/** What has moved on the page; none if all of it together is 0.000, as it is measured: to three decimals. */
export const shiftsOf = async (page: Page): Promise<readonly string[]> => {
  const shifts = await page.evaluate<readonly string[]>('window.moved')
  return shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0) >= 0.0005 ? shifts : []
}

/** What has moved until now does not count. */
export const forgetShifts = (page: Page): Promise<void> => page.evaluate('void (window.moved.length = 0)')

/** Four times as slow, like a cheap phone's processor. */
export const slowDown = async (page: Page): Promise<void> => {
  await (
    await processorOf(page)
  )(4)
}

/** Sets how many times as slow the page's processor is. */
const processorOf = async (page: Page): Promise<(rate: number) => Promise<void>> => {
  const session = await page.context().newCDPSession(page)
  return async (rate) => void (await session.send('Emulation.setCPUThrottlingRate', { rate }))
}

/**
 * What moves on a page that comes to life four times as slowly. What it still fetches afterwards comes at full speed:
 * a slow processor is emulated by keeping a real one busy, also while the page only waits.
 */
export const slowArrivals = async (page: Page): Promise<(address: string) => Promise<readonly string[]>> => {
  const setSlowness = await processorOf(page)
  return async (address) => {
    await setSlowness(4)
    await page.goto(address)
    await isAlive(page)
    await setSlowness(1)
    await isQuiet(page)
    return shiftsOf(page)
  }
}
