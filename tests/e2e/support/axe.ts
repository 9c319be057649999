import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { viewportOf } from './browser.ts'
import type { Visitor } from './browser.ts'
import type { State } from './states/State.ts'

/** WCAG 2.5.3, which axe still calls experimental: a voice user presses a button by speaking its label. */
const more = { 'label-content-name-mismatch': { enabled: true } }

/** axe minified: half the size of its readable source. */
const script = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * No layer is about to appear, and nothing fades or slides any more; endless animations (the pending trail) do not
 * count. On a touch screen react-aria keeps a layer invisible until the keyboard for its field could have appeared.
 */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      (document.querySelector('#known') === null || 'isAlive' in window) &&
      document.querySelector('[data-entering]') === null &&
      [...document.querySelectorAll('.scrim')].every((layer) => getComputedStyle(layer).opacity === '1') &&
      document
        .getAnimations()
        .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  )
}

/**
 * axe's findings on the current page, one per line: rule, place, reason. Colours are judged when nothing fades any
 * more.
 */
export const violationsOn = async (page: Page, state: string): Promise<string[]> => {
  await settled(page)
  const found = await judge(page)
  // The header stays in sight, and what has scrolled halfway below it seems too small to be pressed.
  const isPartlyCovered = found.some(({ id }) => id === 'target-size')
  const violations = isPartlyCovered ? await judgeAtTop(page) : found
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, any, all, none }) =>
        `${state}: ${id} at ${target.join(' ')}: ${[...any, ...all, ...none].map(({ message }) => message).join('; ')}`,
    ),
  )
}

const judge = async (page: Page) => {
  // Only frames of another origin need the detour through a separate page, which takes twice as long.
  const hasFrame = page.frames().length > 1
  // axe's half megabyte is injected into a document once (the builder does it twice); passing rules are neither
  // collected nor transferred, which together take as long as the check.
  if (!hasFrame && !(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${script};0`)
  const { violations } = await new AxeBuilder({ page, axeSource: hasFrame ? script : ';' })
    .options({ reporter: 'no-passes', rules: more })
    .withTags(rules)
    .setLegacyMode(!hasFrame)
    .analyze()
  return violations
}

const judgeAtTop = async (page: Page) => {
  const scrollTo = (top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
  const place = await page.evaluate(() => window.scrollY)
  await scrollTo(0)
  const found = await judge(page)
  await scrollTo(place)
  return found
}

/** A width and colour scheme in which a state is checked. */
export type Look = { readonly width: 390 | 1440; readonly dark: boolean }

/**
 * axe's findings on the states of one walk, each checked in every look: the window changes where the shopper is, and
 * the walk continues in the last look.
 */
export const violationsOnWalk = async (
  shopper: Visitor,
  states: readonly State[],
  looks: readonly Look[],
): Promise<string[]> => {
  const found: string[] = []
  let ahead = [...looks]
  for (const { name, reach, leave } of states) {
    await reach(shopper)
    for (const [turn, { width, dark }] of ahead.entries()) {
      if (turn > 0) await shopper.page.setViewportSize(viewportOf(width))
      if (turn > 0) await shopper.page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
      found.push(...(await violationsOn(shopper.page, `${name} at ${width}`)))
    }
    ahead = ahead.toReversed()
    await leave?.(shopper)
  }
  return found
}
