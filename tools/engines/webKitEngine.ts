import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Builder, Capabilities, error } from 'selenium-webdriver'
import type { WebDriver } from 'selenium-webdriver'
import { freePort } from '../start/freePort.ts'
import { projectRoot } from '../start/installDependencies.mjs'
import { until } from './Engine.ts'
import type { Engine } from './Engine.ts'
import { webKitTab } from './webKitTab.ts'

/**
 * WebKitGTK's MiniBrowser on a virtual screen, driven over WebDriver, which cannot read the console: `heard` is filled
 * by the proxy.
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
    env: {
      ...process.env,
      XDG_CONFIG_HOME: settings,
      // Its language is the machine's; the walk's shopper speaks American English.
      LC_ALL: 'en_US.UTF-8',
      LANGUAGE: 'en_US',
      // Drawn by the processor alone: the software OpenGL of a virtual screen ends the page's process now and then.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
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
 * A folder of settings in which the buttons next to the address bar take no space: otherwise no window is as narrow as
 * a phone.
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

/**
 * What the shop says when the database does not answer: in WebKit 2.50 about one page in 150 waits for it in vain
 * (decision 46).
 */
const storageNotices = (): readonly string[] =>
  ['en', 'fr'].flatMap((language) => {
    const path = join(projectRoot, 'ui/src/copy/messages', language, 'shell.json')
    const copy = JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, string>>
    return [copy['storageMemoryTitle'], copy['amnesiaTitle']].filter((title) => title !== undefined)
  })

const engineOf = async (driver: WebDriver, heard: string[], end: () => Promise<void>): Promise<Engine> => {
  const found = await driver.getCapabilities()
  let isFirst = true
  return {
    version: `WebKitGTK ${found.getBrowserVersion()}`,
    tab: async () => {
      if (!isFirst) await driver.switchTo().newWindow('tab')
      isFirst = false
      return webKitTab(driver, await driver.getWindowHandle())
    },
    resize: (width, height) => resizePage(driver, width, height),
    complaints: async () => heard.splice(0),
    ownFault: async (tab) => {
      try {
        const shown = await tab.run<string>('return document.body.innerText')
        return storageNotices().some((notice) => shown.includes(notice)) ? 'its storage did not answer' : null
      } catch (cause) {
        if (cause instanceof error.WebDriverError) return 'its page’s process ended'
        throw cause
      }
    },
    close: async () => {
      await driver.quit().catch(() => undefined)
      await end()
    },
  }
}

/** The page is the window without its frame, so the window is resized until the page has the size. */
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
