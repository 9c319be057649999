import type { Page } from 'playwright'
import { expect } from 'vitest'
import { eventually } from './walk.ts'
import { isQuiet } from './quiet.ts'

export const top = (page: Page): Promise<number> => page.evaluate(() => scrollY)

/** Products of a list; not what else stands on its page. */
export const productLinks = '.product-grid a[href*="/p/"]'

/** The link at the top of the screen, and its distance from the edge. */
export const placeOf = (page: Page, links: string): Promise<string> =>
  page.evaluate((selector) => {
    const tops = [...document.querySelectorAll<HTMLAnchorElement>(selector)].map((link) => ({
      path: link.pathname,
      y: link.getBoundingClientRect().top,
    }))
    const first = tops.find(({ y }) => y >= 0 && y < innerHeight)
    return first ? `${first.path} ${Math.round(first.y)}` : `scrolled ${Math.round(scrollY)}`
  }, links)

/** Scrolls as a shopper would, lets the page notice it, and returns the place. */
export const scrollDown = async (page: Page, to: number, links = productLinks): Promise<string> => {
  await eventually(() => page.evaluate((y) => document.documentElement.scrollHeight - innerHeight >= y, to), true)
  await page.evaluate(
    (y) =>
      new Promise((done) => {
        addEventListener('scroll', done, { once: true })
        window.scrollTo({ top: y, behavior: 'instant' })
      }),
    to,
  )
  await isQuiet(page)
  await hasSettled(page)
  return placeOf(page, links)
}

/**
 * A row gets its real height when it comes near the screen, a frame or two after the scroll, so the page moves by a few
 * pixels then.
 */
const hasSettled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        let [last, equalFrames] = ['', 0]
        const look = () => {
          const now = `${scrollY} ${document.documentElement.scrollHeight}`
          equalFrames = now === last ? equalFrames + 1 : 0
          last = now
          if (equalFrames < 5) requestAnimationFrame(look)
          else done()
        }
        requestAnimationFrame(look)
      }),
  )

/** The place is right, and stays right while the rest of the page arrives. */
export const standsAt = async (page: Page, place: string, links = productLinks): Promise<void> => {
  const isThere = async (): Promise<string> => {
    const now = await placeOf(page, links)
    const [[path, y], [askedPath, askedY]] = [now.split(' '), place.split(' ')]
    // Rows have fractions of a pixel, scrolling has not.
    return path === askedPath && Math.abs(Number(y) - Number(askedY)) <= 1 ? place : now
  }
  await eventually(isThere, place)
  await isQuiet(page)
  expect(await isThere()).toBe(place)
}
