import { ensureBrowser } from '../browser/ensureBrowser.ts'
import { firefoxProgram } from '../browser/firefoxOptions.ts'
import { thisMachine } from '../command/thisMachine.ts'
import type { Machine } from '../command/thisMachine.ts'

export const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

/** An engine and its program, or a message that says why it is skipped. */
export type FoundEngine =
  | { readonly name: EngineName; readonly path: string }
  | { readonly name: EngineName; readonly missing: string }

/** Finds the engines and, as root on Debian, installs what is missing. */
export const findEngines = (names: readonly EngineName[], machine: Machine = thisMachine): readonly FoundEngine[] =>
  names.map((name) => ({ name, ...places[name](machine) }))

type Place = { readonly path: string } | { readonly missing: string }

const firefox = '/usr/bin/firefox-esr'
const triples = ['x86_64-linux-gnu', 'aarch64-linux-gnu']
const miniBrowsers = triples.flatMap((triple) =>
  ['4.1', '4.0'].map((version) => `/usr/lib/${triple}/webkit2gtk-${version}/MiniBrowser`),
)
/** The program, once everything that drives it is there too. */
const findMiniBrowser = ({ exists }: Machine): string | undefined =>
  exists('/usr/bin/WebKitWebDriver') && exists('/usr/bin/xvfb-run') ? miniBrowsers.find(exists) : undefined

const places: Readonly<Record<EngineName, (machine: Machine) => Place>> = {
  chromium: () => ({ path: ensureBrowser('test') }),
  firefox: (machine) => {
    if (!machine.exists(firefox)) tryInstalling('Firefox', ['firefox-esr'], machine)
    if (!machine.exists(firefox))
      return { missing: `Firefox was not walked: ${why(machine)} there is no ${firefox} (package firefox-esr).` }
    return { path: firefoxProgram }
  },
  webkit: (machine) => {
    if (findMiniBrowser(machine) === undefined)
      tryInstalling('WebKitGTK', ['webkit2gtk-driver', 'xvfb', 'xauth'], machine)
    const path = findMiniBrowser(machine)
    if (path === undefined)
      return {
        missing: `WebKit was not walked: ${why(machine)} WebKitGTK’s driver (package webkit2gtk-driver) or xvfb is missing.`,
      }
    return { path }
  },
}

const why = ({ mayInstall }: Machine): string =>
  mayInstall ? 'apt could not install it, and' : 'only root on Debian can install it here, and'

const tryInstalling = (name: string, packages: readonly string[], { mayInstall, install }: Machine): void => {
  if (!mayInstall) return
  console.log(`Installing ${name} from Debian …`)
  install(packages)
}
