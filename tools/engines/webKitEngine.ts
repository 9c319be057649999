import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Builder, Capabilities, Key } from 'selenium-webdriver'
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
    env: { ...process.env, XDG_CONFIG_HOME: settings },
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
    resize: async (width, height) => {
      const inner = () => driver.executeScript<readonly [number, number]>('return [innerWidth, innerHeight]')
      await driver.manage().window().setRect({ width, height })
      const [innerWidth, innerHeight] = await inner()
      const { width: outerWidth, height: outerHeight } = await driver.manage().window().getRect()
      await driver
        .manage()
        .window()
        .setRect({ width: width + outerWidth - innerWidth, height: height + outerHeight - innerHeight })
    },
    complaints: async () => heard.splice(0),
    close: async () => {
      await driver.quit().catch(() => undefined)
      await end()
    },
  }
}

const tabOf = (driver: WebDriver, window: string, isFrame = false): EngineTab => {
  const here = async (): Promise<void> => {
    if (!isFrame && (await driver.getWindowHandle().catch(() => '')) !== window) await driver.switchTo().window(window)
  }
  const handle = (target: Target, act: (element: WebElement) => Promise<unknown>): Promise<void> =>
    until(wordsOf(target), async () => {
      await here()
      const element = await driver.executeScript<WebElement | null>(findBody, ...wanted(target))
      if (element === null) return null
      await act(element)
      return true
    }).then(() => undefined)
  return {
    run: async <T>(body: string, ...args: readonly unknown[]) => {
      await here()
      return driver.executeScript<T>(body, ...args)
    },
    open: async (url) => {
      await here()
      await driver.get(url)
    },
    reload: async () => {
      await here()
      await driver.navigate().refresh()
    },
    press: (target) => handle(target, (element) => element.click()),
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
      await until(css, async () => {
        await here()
        const frame = await driver.executeScript<WebElement | null>('return document.querySelector(arguments[0])', css)
        if (frame === null) return null
        await driver.switchTo().frame(frame)
        return true
      })
      try {
        await walk(tabOf(driver, window, true))
      } finally {
        await driver.switchTo().window(window)
      }
    },
    // Over WebDriver a picture of a page that a service worker controls may never come.
    picture: () => Promise.resolve(),
    close: async () => {
      await here()
      await driver.close()
      const [other] = await driver.getAllWindowHandles()
      if (other !== undefined) await driver.switchTo().window(other)
    },
  }
}
