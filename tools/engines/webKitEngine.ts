import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Builder, By, Capabilities, Key, Origin } from 'selenium-webdriver'
import type { WebDriver, WebElement } from 'selenium-webdriver'
import { freePort } from '../start/freePort.ts'
import { findBody, until, wanted, wordsOf } from './Engine.ts'
import type { Engine, EngineTab, Target } from './Engine.ts'

/**
 * WebKitGTK's MiniBrowser on a screen that nobody sees, driven over WebDriver, which cannot read the console: `heard`
 * is filled from elsewhere.
 */
export const openWebKit = async (miniBrowser: string, heard: string[]): Promise<Engine> => {
  const port = await freePort()
  const settings = narrowWindows()
  const end = async (): Promise<void> => {
    await endGroup(server)
    rmSync(settings, { recursive: true, force: true })
  }
  const server = spawn('xvfb-run', ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    // Its language is that of the machine; the walk's shopper speaks American English.
    env: { ...process.env, XDG_CONFIG_HOME: settings, LC_ALL: 'en_US.UTF-8', LANGUAGE: 'en_US' },
  })
  try {
    await until('WebKitWebDriver', async () => (await fetch(`http://127.0.0.1:${port}/status`)).ok)
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}/`)
      .withCapabilities(capabilities(miniBrowser))
      .build()
    return engineOf(driver, heard, end)
  } catch (cause) {
    await end()
    throw cause
  }
}

/**
 * A folder of settings in which the buttons beside the address bar take no room: else no window is as narrow as a
 * phone.
 */
const narrowWindows = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(
    join(folder, 'gtk-3.0', 'gtk.css'),
    '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }',
  )
  return folder
}

const capabilities = (binary: string): Capabilities =>
  new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  })

const endGroup = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (server.exitCode !== null || server.pid === undefined) return resolve()
    server.once('exit', () => resolve())
    process.kill(-server.pid, 'SIGTERM')
  })

const engineOf = async (driver: WebDriver, heard: string[], end: () => Promise<void>): Promise<Engine> => {
  const found = await driver.getCapabilities()
  let isFirst = true
  return {
    version: `WebKitGTK ${found.getBrowserVersion()}`,
    tab: async () => {
      if (!isFirst) await driver.switchTo().newWindow('tab')
      isFirst = false
      return tabOf(driver, await driver.getWindowHandle())
    },
    resize: (width, height) => resizePage(driver, width, height),
    complaints: async () => heard.splice(0),
    close: async () => {
      await driver.quit().catch(() => undefined)
      await end()
    },
  }
}

/** The page is what the window's frame leaves: the window changes until the page has come to rest at the size. */
const resizePage = async (driver: WebDriver, width: number, height: number): Promise<void> => {
  let last: readonly [number, number] = [0, 0]
  await until(`a page of ${width} by ${height} px`, async () => {
    const now = await driver.executeScript<readonly [number, number]>('return [innerWidth, innerHeight]')
    const isAtRest = now[0] === last[0] && now[1] === last[1]
    last = now
    if (!isAtRest) return null
    if (now[0] === width && now[1] === height) return true
    const outer = await driver.manage().window().getRect()
    const size = { width: outer.width + width - now[0], height: outer.height + height - now[1] }
    await driver.manage().window().setRect(size)
    throw new Error(`it has ${now[0]} by ${now[1]} px`)
  })
}

/** One tab, or with `frame` (a selector) a frame in it. The driver is in the frame only while something is done there. */
const tabOf = (driver: WebDriver, window: string, frame?: string): EngineTab => {
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
  /** From outside the frame: what is pressed may take the frame away, and with it a driver that is inside. */
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
      frame === undefined ? handle(target, (element) => element.click()) : pressInside(target, frame),
    type: (target, text) =>
      handle(target, async (element) => {
        await element.click()
        await element.clear()
        await element.sendKeys(text)
      }),
    enter: (target) => handle(target, (element) => element.sendKeys(Key.RETURN)),
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
      await walk(tabOf(driver, window, css))
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

type Point = { readonly x: number; readonly y: number }

/** The middle of what is found, CSS px from the corner of its frame. */
const placeBody = `
  const found = (function () { ${findBody} })(...arguments)
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = found?.getBoundingClientRect()
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
`
