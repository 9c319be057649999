import type { EngineTab } from './Engine.ts'
import { until } from './Engine.ts'

type Press = { readonly frames: number; readonly ms: number }

const presses = 10

/**
 * Presses "One more" and "One less" in turn in the cart and counts the frames that are drawn between each press and the
 * figure that follows from it. Frames, not milliseconds: on a slow machine both are longer. Fails when more than one
 * frame is drawn in between, in the median; answers the figures.
 */
export const pressToVisible = async (tab: EngineTab): Promise<string> => {
  await tab.run(watchBody)
  for (let done = 0; done < presses; done++) {
    await tab.press({ css: 'li.cart-line button', name: done % 2 === 0 ? 'One more' : 'One less' })
    await until('the figure of the press', () => tab.run<boolean>('return window.pressed.length > arguments[0]', done))
  }
  const pressed = await tab.run<readonly Press[]>('return window.pressed')
  const frames = median(pressed.map((press) => press.frames))
  const figures = `${frames} frames, ${median(pressed.map(({ ms }) => ms)).toFixed(1)} ms in the median of ${presses}`
  if (frames > 1) throw new Error(`a press was visible after ${figures}`)
  return figures
}

const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN

/** Notes for each press how many frames were drawn before the quantity became another. */
const watchBody = `
  window.pressed = []
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
    if (press !== null) window.pressed.push({ frames: press.frames, ms: performance.now() - press.began })
    press = null
  }).observe(figure, { attributes: true, attributeFilter: ['aria-valuenow'] })
`
