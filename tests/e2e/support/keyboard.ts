import type { Locator, Page } from 'playwright'

/** The name of what has the focus, as a reader would say it: label before content. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? [...(element.labels ?? [])] : []
    return (element?.getAttribute('aria-label') ?? labels[0]?.textContent ?? element?.textContent ?? '').trim()
  })

/** Whether what has the focus, or the box it is drawn in, shows the ring: an outline of 2 px or more. */
export const showsFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const rings = (element: Element | null | undefined): boolean => {
      const { outlineStyle, outlineWidth } = element
        ? getComputedStyle(element)
        : { outlineStyle: 'none', outlineWidth: '0' }
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    }
    return rings(document.activeElement) || rings(document.activeElement?.parentElement)
  })

/** Presses Tab until the focus is on what answers to the name. What is not there yet is waited for, at most 15 s of pressing. */
export const tabTo = async (page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  const passed: string[] = []
  const patience = Date.now() + 15_000
  while (passed.length < 150 || Date.now() < patience) {
    await page.keyboard.press(key)
    const focused = await focusedName(page)
    if (name.test(focused)) return
    passed.push(focused)
  }
  throw new Error(`${key} never reached ${String(name)}; it passed ${passed.slice(-150).join(' | ')}`)
}

/** Where the focus is when it leaves the box while one walks through it and on, both ways; empty when it never does. */
export const focusOutside = async (page: Page, box: Locator): Promise<string[]> => {
  const outside: string[] = []
  const steps = (await box.locator('a, button, input, select, summary').count()) + 2
  for (const key of [...Array<string>(steps).fill('Tab'), ...Array<string>(steps).fill('Shift+Tab')]) {
    await page.keyboard.press(key)
    const isInside = await box.evaluate((element) => element.contains(document.activeElement))
    if (!isInside) outside.push(await focusedName(page))
  }
  return outside
}
