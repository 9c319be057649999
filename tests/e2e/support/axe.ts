import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe holds against the page as it stands, a line each: rule, place, reason. Colours are judged when nothing fades any more. */
export const violationsOn = async (page: Page, state: string): Promise<string[]> => {
  await page.waitForFunction(() => document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity))
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, any, all, none }) => `${state}: ${id} at ${target.join(' ')}: ${[...any, ...all, ...none].map(({ message }) => message).join('; ')}`))
}
