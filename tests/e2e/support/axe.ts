import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { viewportOf } from './browser.ts'
import type { Visitor } from './browser.ts'
import type { State } from './states/State.ts'

/** WCAG 2.5.3, which axe still calls experimental: who speaks a button's words presses it. */
const more = { 'label-content-name-mismatch': { enabled: true } }

/** axe as it is shipped to browsers: half of what is put together for reading. */
const script = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * No layer is about to appear, and nothing fades or slides any more; what walks for ever (the pending trail) does not count. On a touch screen react-aria
 * keeps a layer unseen until the keyboard of the field in it could have come up.
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

/** What axe holds against the page as it stands, a line each: rule, place, reason. Colours are judged when nothing fades any more. */
export const violationsOn = async (page: Page, state: string): Promise<string[]> => {
  await settled(page)
  // Only what stands in a frame of another origin needs the way over a page of its own, which takes twice as long.
  const hasFrame = page.frames().length > 1
  // The half megabyte of axe is given to a document once (the builder gives it twice); what holds is neither put together nor sent over, which together takes as long as the judgement.
  if (!hasFrame && !(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${script};0`)
  const { violations } = await new AxeBuilder({ page, axeSource: hasFrame ? script : ';' })
    .options({ reporter: 'no-passes', rules: more })
    .withTags(rules)
    .setLegacyMode(!hasFrame)
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, any, all, none }) =>
        `${state}: ${id} at ${target.join(' ')}: ${[...any, ...all, ...none].map(({ message }) => message).join('; ')}`,
    ),
  )
}

/** A width and a scheme a state is judged in. */
export type Look = { readonly width: 390 | 1440; readonly dark: boolean }

/** What axe holds against the states of one walk, each judged in every look: the window changes where the shopper stands, and the walk goes on in the last one. */
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
