import { defineCommand } from '../command/defineCommand.ts'
import { anyText, option, refuse } from '../command/options.ts'

/** Without a slash at its end. */
const shopAddress = (text: string): string =>
  URL.canParse(text) && /^https?:\/\//.test(text)
    ? text.replace(/\/+$/, '')
    : refuse(`--url takes an address such as http://localhost:4173, not "${text}".`)

export const lookArguments = defineCommand({
  name: 'look',
  options: {
    url: option(
      'ADDRESS',
      'a shop that runs already, such as http://localhost:4173; without it one is started on a free port',
      shopAddress,
      null,
    ),
    only: option('TEXT', 'the walk whose title contains TEXT, such as "browsing, 390, light"', anyText, null),
  },
  notes: `Writes reports/look/*.png and reports/look/index.html.
Exit code: 0 every state was reached, 1 one was not, 2 wrong arguments.`,
  request: ({ values }) => ({ _tag: 'Look', ...values }) as const,
})
