import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright'
import { defined } from '../../core/domain/fields/fields.ts'

/** A headless Chromium: the system's own if there is one, else Playwright's. */
export const launchChromium = (): Promise<Browser> => {
  const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
    existsSync(path),
  )
  return chromium.launch({
    ...defined({ executablePath: system }),
    chromiumSandbox: false,
    args: ['--disable-background-networking', '--disable-component-update', '--no-first-run'],
  })
}
