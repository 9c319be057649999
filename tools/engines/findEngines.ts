import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ensureBrowser } from '../browser/ensureBrowser.ts'
import { firefoxProgram } from '../browser/firefoxOptions.ts'

export const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

/** An engine and what starts it, or the sentence that says why it is not walked. */
export type FoundEngine =
  | { readonly name: EngineName; readonly path: string }
  | { readonly name: EngineName; readonly missing: string }

/** Finds the engines and, as root on Debian, installs what is missing. */
export const findEngines = (names: readonly EngineName[]): readonly FoundEngine[] =>
  names.map((name) => ({ name, ...places[name]() }))

type Place = { readonly path: string } | { readonly missing: string }

const firefox = '/usr/bin/firefox-esr'
const triples = ['x86_64-linux-gnu', 'aarch64-linux-gnu']
const miniBrowsers = triples.flatMap((triple) =>
  ['4.1', '4.0'].map((version) => `/usr/lib/${triple}/webkit2gtk-${version}/MiniBrowser`),
)
const miniBrowser = (): string | undefined => miniBrowsers.find((path) => existsSync(path))
const hasWebKit = (): boolean =>
  miniBrowser() !== undefined && existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/xvfb-run')

const places: Readonly<Record<EngineName, () => Place>> = {
  chromium: () => ({ path: ensureBrowser('test') }),
  firefox: () => {
    if (!existsSync(firefox)) install('Firefox', ['firefox-esr'])
    if (!existsSync(firefox))
      return { missing: `Firefox was not walked: ${why} there is no ${firefox} (package firefox-esr).` }
    return { path: firefoxProgram }
  },
  webkit: () => {
    if (!hasWebKit()) install('WebKitGTK', ['webkit2gtk-driver', 'xvfb', 'xauth'])
    const path = miniBrowser()
    if (!hasWebKit() || path === undefined)
      return {
        missing: `WebKit was not walked: ${why} WebKitGTK’s driver (package webkit2gtk-driver) or xvfb is missing.`,
      }
    return { path }
  },
}

const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version')
const why = mayInstall ? 'apt could not install it, and' : 'only root on Debian can install it here, and'

const install = (name: string, packages: readonly string[]): void => {
  if (!mayInstall) return
  console.log(`Installing ${name} from Debian …`)
  const apt = (...args: readonly string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt('update', '-qq')
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
}
