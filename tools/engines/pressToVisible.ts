import type { EngineTab } from './Engine.ts'
import { until } from './Engine.ts'
import { isConfirmed } from './walking.ts'

type Press = { readonly frames: number; readonly ms: number }

const presses = 20

/** What a press changes: the quantity next to it, and the number in the header, which comes from the worker. */
const shown = {
  quantity: ['li.cart-line [role=spinbutton]', 'aria-valuenow'],
  header: ['header a[href$="/cart"]', 'aria-label'],
} as const

/**
 * Presses "One more" and "One less" in turn in the cart, and counts the frames that are drawn between each press and
 * what it changes. Frames, not milliseconds, because on a slow machine both are longer. Fails when fewer than nine of
 * ten presses show their quantity in the very next frame, or when it changed without a press, e.g. went back for a
 * moment. The header is only reported: how long a worker waits for its turn is the machine's matter. Returns the
 * figures.
 */
export const pressToVisible = async (tab: EngineTab): Promise<string> => {
  await tab.run(watchBody, Object.entries(shown))
  for (let done = 0; done < presses; done++) {
    await tab.press({ css: 'li.cart-line button', name: done % 2 === 0 ? 'One more' : 'One less' })
    await until('the figures of the press', () =>
      tab.run<boolean>('return Object.values(window.pressed).every((each) => each.length > arguments[0])', done),
    )
  }
  await isConfirmed(tab)
  const unasked = await tab.run<readonly string[]>('return window.unasked')
  if (unasked.length > 0) throw new Error(`without a press there was ${unasked.join(', ')}`)
  const pressed = await tab.run<Readonly<Record<string, readonly Press[]>>>('return window.pressed')
  const figures = Object.entries(pressed).map(([what, each]) => ({
    what,
    frames: ninthOfTen(each.map(({ frames }) => frames)),
    ms: ninthOfTen(each.map(({ ms }) => ms)),
  }))
  const report = `nine of ten of ${presses} presses: ${figures
    .map(({ what, frames, ms }) => `${what} after ${frames} frames, ${ms.toFixed(1)} ms`)
    .join('; ')}`
  if (figures.some(({ what, frames }) => what === 'quantity' && frames > 0))
    throw new Error(`a press was not visible in the next frame: ${report}`)
  return report
}

/** Nine of ten figures are at most this one. */
const ninthOfTen = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.ceil(figures.length * 0.9) - 1] ?? Number.NaN

/** Records for each press how many frames were drawn before each of the `shown` changed. */
const watchBody = `
  window.pressed = {}
  window.unasked = []
  let press = null
  const count = () => {
    if (press === null || press.missing.size === 0) return
    press.frames += 1
    requestAnimationFrame(count)
  }
  addEventListener('click', () => {
    press = { frames: 0, began: performance.now(), missing: new Set(Object.keys(window.pressed)) }
    requestAnimationFrame(count)
  }, true)
  for (const [what, [css, attribute]] of arguments[0]) {
    window.pressed[what] = []
    const element = document.querySelector(css)
    new MutationObserver(() => {
      if (!press?.missing.delete(what)) return void window.unasked.push(what + ' ' + element.getAttribute(attribute))
      window.pressed[what].push({ frames: press.frames, ms: performance.now() - press.began })
    }).observe(element, { attributes: true, attributeFilter: [attribute] })
  }
`
