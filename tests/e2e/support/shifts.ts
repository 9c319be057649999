import type { Page } from 'playwright'

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
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
