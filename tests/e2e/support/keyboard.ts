import type { Locator, Page } from 'playwright'

/** The name of the focused element, as a screen reader would say it: label before content. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? [...(element.labels ?? [])] : []
    return (element?.getAttribute('aria-label') ?? labels[0]?.textContent ?? element?.textContent ?? '').trim()
  })

/** Whether the focused element, or the box it is drawn in, shows the focus ring: an outline of 2 px or more. */
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

/**
 * Presses Tab until the element with this name has the focus. Waits for an element that is not there yet, at most 15 s.
 */
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

/**
 * Where the focus goes when it leaves the box while tabbing through and beyond it, in both directions; empty if it
 * never leaves.
 */
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
