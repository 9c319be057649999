import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Nothing fades or slides any more; what walks for ever (the pending trail) does not count. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity))
}

/** What axe holds against the page as it stands, a line each: rule, place, reason. Colours are judged when nothing fades any more. */
export const violationsOn = async (page: Page, state: string): Promise<string[]> => {
  await settled(page)
  // Only what stands in a frame of another origin needs the way over a page of its own, which takes twice as long.
  const hasFrame = page.frames().length > 1
  const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode(!hasFrame).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, any, all, none }) => `${state}: ${id} at ${target.join(' ')}: ${[...any, ...all, ...none].map(({ message }) => message).join('; ')}`))
}
