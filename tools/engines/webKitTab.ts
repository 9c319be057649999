import { By, Key, Origin } from 'selenium-webdriver'
import type { WebDriver, WebElement } from 'selenium-webdriver'
import { findBody, until, wanted, wordsOf } from './Engine.ts'
import type { EngineTab, Key as KeyName, Target } from './Engine.ts'

/**
 * One tab, or with `frame` (a selector) a frame in it. The driver enters the frame only while something is done there.
 */
export const webKitTab = (driver: WebDriver, window: string, frame?: string): EngineTab => {
  const toTop = async (): Promise<void> => {
    if ((await driver.getWindowHandle().catch(() => '')) !== window) await driver.switchTo().window(window)
  }
  const leave = (): Promise<void> => driver.switchTo().window(window)
  const here = async <T>(act: () => Promise<T>): Promise<T> => {
    await toTop()
    if (frame === undefined) return act()
    await driver.switchTo().frame(await driver.findElement(By.css(frame)))
    try {
      return await act()
    } finally {
      await leave()
    }
  }
  const handle = (target: Target, act: (element: WebElement) => Promise<unknown>): Promise<void> =>
    until(wordsOf(target), () =>
      here(async () => {
        const element = await driver.executeScript<WebElement | null>(findBody, ...wanted(target))
        if (element === null) return null
        await act(element)
        return true
      }),
    ).then(() => undefined)
  /** Presses from outside the frame: a press may remove the frame, and with it a driver that is inside. */
  const pressInside = (target: Target, frameCss: string): Promise<void> =>
    until(wordsOf(target), async () => {
      const inside = await here(() => driver.executeScript<Point | null>(placeBody, ...wanted(target)))
      if (inside === null) return null
      const environment = await driver.executeScript<Point>(
        'const { x, y } = document.querySelector(arguments[0]).getBoundingClientRect(); return { x, y }',
        frameCss,
      )
      const [x, y] = [Math.round(environment.x + inside.x), Math.round(environment.y + inside.y)]
      await driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).click().perform()
      return true
    }).then(() => undefined)
  return {
    run: <T>(body: string, ...args: readonly unknown[]) => here(() => driver.executeScript<T>(body, ...args)),
    open: (url) => here(() => driver.get(url)),
    reload: () => here(() => driver.navigate().refresh()),
    press: (target) =>
      frame === undefined
        ? handle(target, async (element) => {
            if (!(await driver.executeScript<boolean>(isAtRestBody, element))) throw new Error('it moves')
            await element.click()
          })
        : pressInside(target, frame),
    type: (target, text) =>
      handle(target, async (element) => {
        await element.click()
        await element.clear()
        await element.sendKeys(text)
      }),
    enter: (target) => handle(target, (element) => element.sendKeys(Key.RETURN)),
    key: (key) =>
      here(() => {
        const actions = driver.actions()
        const pressed =
          key === 'Shift+Tab'
            ? actions.keyDown(Key.SHIFT).sendKeys(Key.TAB).keyUp(Key.SHIFT)
            : actions.sendKeys(keyCodes[key])
        return pressed.perform()
      }),
    keys: (text) => here(() => driver.actions().sendKeys(text).perform()),
    choose: (target, option) =>
      handle(target, async (element) => {
        const chosen = await driver.executeScript<WebElement>(
          'return [...arguments[0].options].find(({ text }) => text === arguments[1])',
          element,
          option,
        )
        await chosen.click()
      }),
    within: async (css, walk) => {
      await until(css, () =>
        here(() => driver.executeScript<boolean>('return document.querySelector(arguments[0]) !== null', css)),
      )
      await walk(webKitTab(driver, window, css))
    },
    // Over WebDriver a picture of a page that a service worker controls may never come.
    picture: () => Promise.resolve(),
    close: async () => {
      await here(() => driver.close())
      const [other] = await driver.getAllWindowHandles()
      if (other !== undefined) await driver.switchTo().window(other)
    },
  }
}

const keyCodes: Readonly<Record<Exclude<KeyName, 'Shift+Tab'>, string>> = {
  Tab: Key.TAB,
  Enter: Key.RETURN,
  ArrowUp: Key.ARROW_UP,
}

/**
 * Whether the element, in the middle of the screen, stays where it is for a quarter of a second: the driver presses the place where it was, not the
 * element. (Playwright waits by itself.)
 */
const isAtRestBody = `
  arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })
  const place = () => { const { x, y } = arguments[0].getBoundingClientRect(); return x + ' ' + y }
  const before = place()
  return new Promise((resolve) => setTimeout(() => resolve(place() === before), 250))
`

type Point = { readonly x: number; readonly y: number }

/** The middle of what is found, CSS px from the corner of its frame. */
const placeBody = `
  const found = (function () { ${findBody} })(...arguments)
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = found?.getBoundingClientRect()
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
`
