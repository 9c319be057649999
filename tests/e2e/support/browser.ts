import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromium, firefox } from 'playwright'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { afterEach, inject } from 'vitest'
import { consentPolicyVersion } from '../../../core/domain/consent/mustAskConsent.ts'
import { siteOfCountry } from '../../../core/domain/locale/locales.ts'
import { ensureBrowser, launchOptions } from '../../../tools/browser/ensureBrowser.ts'
import { firefoxOptions } from '../../../tools/browser/firefoxOptions.ts'
import type {} from '../../../tools/suite/productUnderTest.ts'
import { noteHydrated } from './hydrated.ts'
import { isIgnoredError } from './ignoredErrors.ts'
import { failureReport } from './failureReport.ts'
import { watchRequests } from './quiet.ts'

export type BrowserShop = {
  /** A fresh browser profile: another shopper. */
  visitor(options?: VisitorOptions): Promise<Visitor>
  /** A profile on disk, which outlives its browser. */
  profile(): Profile
}

export type VisitorOptions = {
  readonly width?: 390 | 1440
  readonly dark?: boolean
  readonly locale?: string
  /** Has not been asked yet which country's shop to use (DLG-15). */
  readonly isNew?: boolean
  /** Pop-ups appear (PROMO-11); otherwise they were dismissed before, so that they cover nothing. */
  readonly seesPopUps?: boolean
  /**
   * Has not answered the question about cookies (TRK-03); otherwise everything but the required was refused before, on
   * this version of the notice or on another.
   */
  readonly consent?: 'unasked' | number
  /** Blocked unless a test is about it: its answers cannot be delayed or counted. */
  readonly serviceWorkers?: 'allow' | 'block'
  /** The network address the shop counts its limits by; everybody else shares one. */
  readonly client?: string
  /**
   * Uses a separate Chromium that keeps a page for "back"; Playwright switches that off, and the headless shell cannot
   * do it.
   */
  readonly keepsPages?: boolean
}

export type Visitor = {
  readonly context: BrowserContext
  readonly page: Page
  /** The shop in the visitor's locale. */
  readonly url: string
  /** Everything a page wrote to the console as an error, and every exception. */
  readonly complaints: string[]
  tab(): Promise<Page>
}

/** Opens the browser on this profile; close the visitor's context to end it. */
export type Profile = { open(): Promise<Visitor> }

/** Each visitor has a separate profile, and nothing outlives its test. */
export const useShop = (): BrowserShop => {
  const endings: (() => Promise<void> | void)[] = []
  const witnesses: (() => Promise<string>)[] = []
  afterEach(async ({ task }) => {
    const hasFailed = task.result?.state === 'fail'
    for (const tell of witnesses.splice(0)) if (hasFailed) console.log(await tell())
    for (const end of endings.splice(0).toReversed()) await end()
  })
  return {
    visitor: async (options = {}) => {
      const browser = await (options.keepsPages === true ? launchKeeping() : browserOfWorker())
      if (options.keepsPages === true) endings.push(() => browser.close())
      const context = await browser.newContext(contextOptions(options))
      endings.push(() => context.close())
      witnesses.push(failureReport(context))
      return visitorIn(context, options)
    },
    profile: () => {
      const folder = mkdtempSync(join(tmpdir(), 'cairn-profile-'))
      endings.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
      return {
        open: async () => {
          const context = await chromium.launchPersistentContext(folder, {
            ...launchOptions(inject('chromiumPath')),
            ...contextOptions({ serviceWorkers: 'allow' }),
          })
          endings.push(() => context.close())
          witnesses.push(failureReport(context))
          return visitorIn(context)
        },
      }
    },
  }
}

let launched: Promise<Browser> | undefined

/**
 * One browser per worker of the runner, for all its files; it ends with the worker. A browser that has died is
 * replaced.
 */
const browserOfWorker = async (): Promise<Browser> => {
  const current = await launched
  if (current?.isConnected() !== true) launched = launch()
  return launched as Promise<Browser>
}

/** `CAIRN_BROWSER=firefox` runs in Firefox what does not need Chromium's DevTools. */
const launch = (): Promise<Browser> =>
  process.env['CAIRN_BROWSER'] === 'firefox'
    ? firefox.launch(firefoxOptions())
    : chromium.launch(launchOptions(inject('chromiumPath')))

const launchKeeping = (): Promise<Browser> =>
  chromium.launch({
    ...launchOptions(ensureBrowser('keepPages')),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })

const visitorIn = async (
  context: BrowserContext,
  {
    locale = 'en-us',
    isNew = false,
    seesPopUps = false,
    consent = consentPolicyVersion,
    serviceWorkers,
  }: VisitorOptions = {},
): Promise<Visitor> => {
  const complaints: string[] = []
  watchRequests(context)
  context.setDefaultTimeout(30_000)
  context.on('weberror', (error) => complaints.push(String(error.error())))
  context.on('console', (message) => {
    if (message.type() === 'error' && !isIgnoredError(message.text())) complaints.push(message.text())
  })
  if (!isNew)
    await context.addCookies([{ name: 'place', value: locale.slice(3).toUpperCase(), url: inject('productUrl') }])
  if (!seesPopUps) await context.addInitScript(dismissPopUps)
  if (consent !== 'unasked') {
    if (siteOfCountry(locale.slice(3).toUpperCase()) === 'EMEA')
      await context.addCookies([{ name: 'cairn-audience', value: `~${consent}.`, url: inject('productUrl') }])
    await context.addInitScript(refuseCookies, consent)
  }
  if (serviceWorkers !== 'allow') await sentLate(context)
  await context.addInitScript(tellCause)
  await context.addInitScript(noteHydrated)
  const tab = async () => slowedDown(await context.newPage())
  return { context, page: await tab(), url: `${inject('productUrl')}/${locale}`, complaints, tab }
}

/** A frame of another origin, and a browser that refuses storage, have no pop-ups either. */
const dismissPopUps = (): void => {
  try {
    localStorage.setItem(
      'cairn.dismissed',
      localStorage.getItem('cairn.dismissed') ?? '["newsletter-2026","registration-2026"]',
    )
  } catch {}
}

/** On the sites that ask, by the road of a press that the page before this one did not get to send. */
const refuseCookies = (policyVersion: number): void => {
  if (!/^\/(?:pre\/)?(?:en-gb|fr-fr|de-de|it-it|es-es)(?:\/|$)/.test(location.pathname)) return
  try {
    if (localStorage.getItem('cairn:tests-refused') !== null) return
    localStorage.setItem('cairn:tests-refused', 'once')
    const commandId = '019a0000-0000-7000-8000-000000000001'
    const command = {
      _tag: 'GiveConsent',
      commandId,
      at: Date.now(),
      categories: [],
      policyVersion,
      hasPrivacyControl: false,
    }
    localStorage.setItem(`cairn:left-behind:${commandId}`, JSON.stringify(command))
  } catch {}
}

/**
 * `CAIRN_SLOW=4 npm test e2e` makes every page's processor four times as slow, like a cheap phone's or a loaded
 * machine's.
 */
const slowness = Number(process.env['CAIRN_SLOW'] ?? '1')

const slowedDown = async (page: Page): Promise<Page> => {
  if (slowness > 1)
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowness })
  return page
}

/**
 * `CAIRN_LATE=900 npm test e2e` sends each call up to 900 ms late, at random, so that answers come in another order than
 * usual: a test that passes only in that order fails. The browser's cache is off meanwhile, which firstPicture.test.ts
 * is about, and calls of a service worker cannot be late.
 */
const lateness = Number(process.env['CAIRN_LATE'] ?? '0')

const sentLate = async (context: BrowserContext): Promise<void> => {
  if (lateness === 0) return
  await context.route(/./, async (route) => {
    if (!['script', 'stylesheet', 'font', 'image'].includes(route.request().resourceType()))
      await setTimeout(Math.random() * Math.random() * lateness)
    await route.fallback()
  })
}

/** React reports recovered errors by a number; the error itself is in the cause. */
const tellCause = (): void =>
  addEventListener('error', ({ error }: { readonly error?: unknown }) => {
    if (error instanceof Error && error.cause instanceof Error) console.error(`caused by ${error.cause.stack}`)
  })

export const viewportOf = (width: 390 | 1440) => ({ width, height: width === 390 ? 844 : 900 })

const contextOptions = ({
  width = 1440,
  dark = false,
  locale = 'en-us',
  serviceWorkers = 'block',
  client,
}: VisitorOptions): BrowserContextOptions => ({
  ...(client === undefined ? {} : { extraHTTPHeaders: { 'x-forwarded-for': client } }),
  viewport: viewportOf(width),
  hasTouch: width === 390,
  colorScheme: dark ? 'dark' : 'light',
  reducedMotion: 'reduce',
  locale: `${locale.slice(0, 2)}-${locale.slice(3).toUpperCase()}`,
  serviceWorkers,
})
