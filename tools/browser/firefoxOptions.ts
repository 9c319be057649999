import { fileURLToPath } from 'node:url'

/** The program that Playwright starts as Firefox. */
export const firefoxProgram = fileURLToPath(new URL('firefoxOverBiDi.mjs', import.meta.url))

/**
 * How this project always starts Debian's Firefox. What Playwright would set over the protocol, but this Firefox does
 * not know, is set by preferences.
 */
export const firefoxOptions = (executablePath: string = firefoxProgram) => ({
  channel: 'moz-firefox',
  executablePath,
  firefoxUserPrefs: {
    'intl.accept_languages': 'en-us, en',
    'ui.prefersReducedMotion': 1,
    'layout.css.prefers-color-scheme.content-override': 1,
  },
})
