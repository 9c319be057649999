import { join } from 'node:path'
import type { Page } from 'playwright'
import { test } from 'vitest'
import { pictureName } from '../../tools/look/look.ts'
import { settled } from '../e2e/support/axe.ts'
import { useShop } from '../e2e/support/browser.ts'
import { walks } from '../e2e/support/states/walks.ts'

const shop = useShop()
const folder = process.env['CAIRN_PICTURES'] ?? join('reports', 'look')
const states = Object.values(walks).flat()

/** Whatever is drawn only when it comes near is drawn. */
const whole = '* { content-visibility: visible !important }'

/**
 * Pictures load when they come near, and the whole page is about to be captured, from its top. The shop's policy allows
 * no style element.
 */
const drawAll = async (page: Page): Promise<void> => {
  await page.evaluate(async (rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
    scrollTo(0, 0)
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([
      document.fonts.ready,
      ...[...document.images].map((picture) => picture.decode().catch(() => undefined)),
    ])
  }, whole)
}

for (const width of [390, 1440] as const) {
  for (const isDark of [false, true]) {
    for (const [walk, walked] of Object.entries(walks)) {
      test(`${walk}, ${width}, ${isDark ? 'dark' : 'light'}`, async () => {
        const shopper = await shop.visitor({ width, dark: isDark })
        for (const state of walked) {
          await state.reach(shopper)
          await drawAll(shopper.page)
          await settled(shopper.page)
          const path = join(folder, pictureName({ place: states.indexOf(state) + 1, state: state.name, width, isDark }))
          await shopper.page.screenshot({ path, fullPage: state.isLayer !== true })
          await state.leave?.(shopper)
        }
      })
    }
  }
}
