import { join } from 'node:path'
import { chromium, firefox } from 'playwright'
import type { BrowserContext, ElementHandle, Frame, Page } from 'playwright'
import { launchOptions } from '../browser/ensureBrowser.ts'
import { firefoxOptions } from '../browser/firefoxOptions.ts'
import { findBody, until, wanted, wordsOf } from './Engine.ts'
import type { Engine, EngineTab, Target } from './Engine.ts'

export const openChromium = async (executablePath: string, pictures: string): Promise<Engine> => {
  const browser = await chromium.launch(launchOptions(executablePath))
  return engineOf(
    await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' }),
    `Chromium ${browser.version()}`,
    pictures,
    () => browser.close(),
  )
}

/** Debian's Firefox, driven over WebDriver BiDi: preferences set what Playwright would set in its own build. */
export const openFirefox = async (executablePath: string, pictures: string): Promise<Engine> => {
  const browser = await firefox.launch(firefoxOptions(executablePath))
  return engineOf(await browser.newContext(), `Firefox ${browser.version()}`, pictures, () => browser.close())
}

const engineOf = async (
  context: BrowserContext,
  version: string,
  pictures: string,
  close: () => Promise<void>,
): Promise<Engine> => {
  const heard: string[] = []
  let size = { width: 1440, height: 900 }
  context.on('weberror', (error) => heard.push(String(error.error())))
  context.on('console', (message) => {
    const { url, lineNumber, columnNumber } = message.location()
    if (message.type() === 'error') heard.push(`${message.text()} (${url}:${lineNumber}:${columnNumber})`)
  })
  await context.addInitScript(tellViolations)
  return {
    version,
    tab: async () => {
      const page = await context.newPage()
      await page.setViewportSize(size)
      return tabOf(page, page, pictures)
    },
    resize: async (width, height) => {
      size = { width, height }
      for (const page of context.pages()) await page.setViewportSize(size)
    },
    complaints: async () => heard.splice(0),
    ownFault: async () => null,
    close,
  }
}

/** Chromium writes policy violations to the console, Firefox only to its own. */
const tellViolations = (): void =>
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error(`CSP ${violatedDirective} forbids ${blockedURI} in ${sourceFile}`),
  )

/**
 * ms: an element that was redrawn is noticed at once. What gives up earlier on a busy machine may have pressed already,
 * and would press again.
 */
const pressMs = 15_000

const tabOf = (page: Page, frame: Page | Frame, pictures: string): EngineTab => {
  const run = <T>(body: string, ...args: readonly unknown[]): Promise<T> => frame.evaluate<T>(asCall(body, args))
  /** Tries until the press has worked: the element may be redrawn before it is pressed. */
  const handle = (target: Target, act: (element: ElementHandle) => Promise<unknown>): Promise<void> =>
    until(wordsOf(target), async () => {
      const element = (await frame.evaluateHandle(asCall(findBody, wanted(target)))).asElement()
      if (element === null) return null
      await act(element as ElementHandle)
      return true
    }).then(() => undefined)
  return {
    run,
    open: (url) => until(url, () => page.goto(url).then(() => true, passAborted)).then(() => undefined),
    reload: () => until('a reload', () => page.reload().then(() => true, passAborted)).then(() => undefined),
    press: (target) => handle(target, (element) => element.click({ timeout: pressMs })),
    type: (target, text) =>
      handle(target, async (element) => {
        await element.fill('', { timeout: pressMs })
        // Key by key: text inserted at once does not reach React in Firefox over BiDi.
        await element.type(text)
      }),
    enter: (target) => handle(target, (element) => element.press('Enter', { timeout: pressMs })),
    key: (key) => page.keyboard.press(key),
    keys: (text) => page.keyboard.type(text),
    choose: (target, option) =>
      handle(target, (element) => element.selectOption({ label: option }, { timeout: pressMs })),
    within: async (css, walk) => {
      const inner = await until(css, async () => (await frame.$(css))?.contentFrame() ?? null)
      await walk(tabOf(page, inner, pictures))
    },
    picture: async (name) =>
      void (await page.screenshot({ path: join(pictures, `${name}.png`), caret: 'initial', animations: 'allow' })),
    close: () => page.close(),
  }
}

/** In Firefox over BiDi, a history change by the page being left ends the wait for the next page. */
const passAborted = (cause: unknown): false => {
  if (cause instanceof Error && cause.message.includes('NS_BINDING_ABORTED')) return false
  throw cause
}

const asCall = (body: string, args: readonly unknown[]): string => `(function () {${body}})(...${JSON.stringify(args)})`
