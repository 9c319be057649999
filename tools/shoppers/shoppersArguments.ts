import { defineCommand } from '../command/defineCommand.ts'
import { option, refuse, someOf, wholeNumber, wholeNumberWithin } from '../command/options.ts'
import { weatherKinds } from './stormyWeather.ts'
import type { WeatherKind } from './stormyWeather.ts'

export type ShoppersAsked = {
  readonly count: number
  readonly minutes: number
  /** Origin without a slash at the end. */ readonly url: string
  readonly pauseMs: number
  /** null = to be drawn. */ readonly seed: number | null
  readonly faults: readonly WeatherKind[]
}

const mostMinutes = 7 * 24 * 60

const minutes = (text: string): number =>
  /^\d{1,9}(\.\d+)?$/.test(text) && Number(text) > 0 && Number(text) <= mostMinutes
    ? Number(text)
    : refuse(`--minutes takes a number above 0, up to ${mostMinutes}, not "${text}".`)

const milliseconds = (text: string): number =>
  /^\d{1,6}$/.test(text) ? Number(text) : refuse(`--pause takes whole milliseconds, not "${text}".`)

const shopOrigin = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    return refuse(`--url takes an address such as http://localhost:4173, not "${text}".`)
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '')
    return refuse(`--url takes the shop's origin alone: ${url.origin}, not "${text}".`)
  return url.origin
}

const none: readonly WeatherKind[] = []

export const shoppersArguments = defineCommand({
  name: 'shoppers',
  options: {
    count: option('N', 'how many shoppers at the same time (10)', wholeNumberWithin(1, 10_000), 10),
    minutes: option('M', 'how long they begin new visits, parts of a minute allowed (1)', minutes, 1),
    url: option('U', 'the address of the shop (http://localhost:4173)', shopOrigin, 'http://localhost:4173'),
    pause: option(
      'MS',
      'how long a shopper thinks between two presses on average, ms (500; 0 = not at all)',
      milliseconds,
      500,
    ),
    seed: option(
      'S',
      'of the first shopper, the next one has the next (drawn and printed unless given)',
      wholeNumber,
      null,
    ),
    faults: option(
      'NAME,…',
      `what goes wrong on the way while they shop: ${weatherKinds.join(', ')}, or all`,
      someOf(weatherKinds, { all: weatherKinds }, (name) => `There is no fault "${name}".`),
      none,
    ),
  },
  notes: `Ctrl-C ends the shopping early, and the report is written all the same. Writes reports/shoppers/shoppers.json.
Exit code: 0 everything held, 1 something did not (or nobody could shop), 2 wrong arguments.`,
  request: ({ values: { pause, ...values } }): { readonly _tag: 'Run' } & ShoppersAsked => ({
    _tag: 'Run',
    ...values,
    pauseMs: pause,
  }),
})
