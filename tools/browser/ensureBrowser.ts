import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The same engine without windows takes a tenth less processor time for the same test. Measurements use the browser
 * that shoppers use.
 */
const shell = 'chromium-headless-shell'
/** `keepPages`: the headless shell keeps no page for "back". */
const commands = { test: [shell, ...whole], measure: [...whole, shell], keepPages: whole } as const

type Purpose = keyof typeof commands

/** The path of a Chromium for the purpose: $CHROMIUM, the best one on the machine, else one installed now. */
export const ensureBrowser = (purpose: Purpose): string => {
  const chosen = process.env['CHROMIUM']
  if (chosen !== undefined && chosen !== '') {
    if (existsSync(chosen)) return chosen
    throw new Error(`CHROMIUM names ${chosen}, but there is no such file.`)
  }
  const found = findBrowser(purpose) ?? (installBrowser(), findBrowser(purpose))
  if (found !== undefined) return found
  throw new Error('No Chromium was found and none could be installed. Install one and set CHROMIUM to its path.')
}

/**
 * Two pages of suggestions below an invisible address bar: each window loads them in processes that cost as much as a
 * page of the shop.
 */
const unseenPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/** Chromium uses only the last list of features, so ours repeats those that Playwright 1.65 switches off. */
const switchedOffByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/**
 * How this project always starts Chromium: it fetches nothing on its own, and has no sandbox only for root, who cannot
 * have one.
 */
export const launchOptions = (executablePath: string) => ({
  executablePath,
  chromiumSandbox: process.getuid?.() !== 0,
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // The shell would round every letter to whole pixels: this gives text the width it has on a shopper's screen.
    '--font-render-hinting=none',
    `--disable-features=${[...switchedOffByPlaywright, ...unseenPages].join(',')}`,
  ],
})

const findBrowser = (purpose: Purpose): string | undefined => {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin']
  const candidates = commands[purpose].flatMap((command) => folders.map((folder) => join(folder, command)))
  return [...candidates, chromium.executablePath()].find((path) => existsSync(path))
}

const installBrowser = (): void => {
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('Installing Chromium from Debian …')
    run('apt-get', ['update', '-qq'])
    if (run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])) return
  }
  console.log("Installing Playwright's Chromium …")
  run('npx', ['playwright', 'install', 'chromium'])
}

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    shell: process.platform === 'win32',
  }).status === 0
