import type { EngineTab } from './Engine.ts'
import { until } from './Engine.ts'
import { isConfirmed } from './walking.ts'

type Press = { readonly frames: number; readonly ms: number }

const presses = 10

/**
 * Presses "One more" and "One less" in turn in the cart, and counts the frames that are drawn between each press and
 * its result. Frames, not milliseconds, because on a slow machine both are longer. Fails when the median is more than
 * one frame, or when the quantity changed without a press, e.g. went back for a moment; returns the figures.
 */
export const pressToVisible = async (tab: EngineTab): Promise<string> => {
  await tab.run(watchBody)
  for (let done = 0; done < presses; done++) {
    await tab.press({ css: 'li.cart-line button', name: done % 2 === 0 ? 'One more' : 'One less' })
    await until('the figure of the press', () => tab.run<boolean>('return window.pressed.length > arguments[0]', done))
  }
  await isConfirmed(tab)
  const pressed = await tab.run<readonly Press[]>('return window.pressed')
  const unasked = await tab.run<readonly string[]>('return window.unasked')
  if (unasked.length > 0) throw new Error(`the quantity became ${unasked.join(', ')} without a press`)
  const frames = median(pressed.map((press) => press.frames))
  const figures = `${frames} frames, ${median(pressed.map(({ ms }) => ms)).toFixed(1)} ms in the median of ${presses}`
  if (frames > 1) throw new Error(`a press was visible after ${figures}`)
  return figures
}

const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN

/** Records for each press how many frames were drawn before the quantity changed. */
const watchBody = `
  window.pressed = []
  window.unasked = []
  const figure = document.querySelector('li.cart-line [role=spinbutton]')
  let press = null
  const count = () => {
    if (press === null) return
    press.frames += 1
    requestAnimationFrame(count)
  }
  addEventListener('click', () => {
    press = { frames: 0, began: performance.now() }
    requestAnimationFrame(count)
  }, true)
  new MutationObserver(() => {
    if (press === null) return void window.unasked.push(figure.getAttribute('aria-valuenow'))
    window.pressed.push({ frames: press.frames, ms: performance.now() - press.began })
    press = null
  }).observe(figure, { attributes: true, attributeFilter: ['aria-valuenow'] })
`
