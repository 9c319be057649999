import { parseArgs } from 'node:util'
import { weatherKinds } from './stormyWeather.ts'
import type { WeatherKind } from './stormyWeather.ts'

export const shoppersUsage = `usage: npm run shoppers -- [--count N] [--minutes M] [--url U] [--pause MS] [--seed S] [--faults NAME,…]
  --count    how many shoppers at the same time (10)
  --minutes  how long they begin new visits, parts of a minute allowed (1)
  --url      where the shop stands (http://localhost:4173)
  --pause    how long a shopper thinks between two presses on average, ms (500; 0 = not at all)
  --seed     of the first shopper, the next one has the next (drawn and printed unless given)
  --faults   what goes wrong on the way while they shop: ${weatherKinds.join(', ')}, or all
Ctrl-C ends the shopping early, and the report is written all the same. Writes reports/shoppers/shoppers.json.
Exit code: 0 everything held, 1 something did not (or nobody could shop), 2 wrong arguments.`

export type ShoppersAsked = {
  readonly count: number
  readonly minutes: number
  /** Origin without a slash at the end. */ readonly url: string
  readonly pauseMs: number
  /** null = to be drawn. */ readonly seed: number | null
  readonly faults: readonly WeatherKind[]
}

export type ShoppersRequest =
  | ({ readonly _tag: 'Run' } & ShoppersAsked)
  | { readonly _tag: 'Wrong'; readonly reason: string }

const mostShoppers = 10_000
const mostMinutes = 7 * 24 * 60

export const shoppersArguments = (args: readonly string[]): ShoppersRequest => {
  const parsed = parsedOrReason(args)
  if (typeof parsed === 'string') return wrong(parsed)
  const { count, minutes, url, pause, seed, faults } = parsed
  if (!/^\d{1,9}$/.test(count) || Number(count) < 1 || Number(count) > mostShoppers)
    return wrong(`--count takes a whole number from 1 to ${mostShoppers}, not "${count}".`)
  if (!/^\d{1,9}(\.\d+)?$/.test(minutes) || Number(minutes) <= 0 || Number(minutes) > mostMinutes)
    return wrong(`--minutes takes a number above 0, up to ${mostMinutes}, not "${minutes}".`)
  if (!/^\d{1,6}$/.test(pause)) return wrong(`--pause takes whole milliseconds, not "${pause}".`)
  if (seed !== undefined && !/^\d{1,9}$/.test(seed)) return wrong(`--seed takes a whole number, not "${seed}".`)
  const named = faults === undefined ? [] : faults === 'all' ? weatherKinds : faults.split(',')
  const kinds = weatherKinds.filter((kind) => named.includes(kind))
  const unknown = named.find((name) => !kinds.some((kind) => kind === name))
  if (unknown !== undefined) return wrong(`There is no fault "${unknown}".`)
  const place = URL.canParse(url) ? new URL(url) : null
  if (place === null || !['http:', 'https:'].includes(place.protocol))
    return wrong(`--url takes an address such as http://localhost:4173, not "${url}".`)
  if (place.pathname !== '/' || place.search !== '' || place.hash !== '')
    return wrong(`--url takes the shop's origin alone: ${place.origin}, not "${url}".`)
  return {
    _tag: 'Run',
    count: Number(count),
    minutes: Number(minutes),
    url: place.origin,
    pauseMs: Number(pause),
    seed: seed === undefined ? null : Number(seed),
    faults: kinds,
  }
}

const wrong = (reason: string): ShoppersRequest => ({ _tag: 'Wrong', reason })

const parsedOrReason = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: {
        count: { type: 'string', default: '10' },
        minutes: { type: 'string', default: '1' },
        url: { type: 'string', default: 'http://localhost:4173' },
        pause: { type: 'string', default: '500' },
        seed: { type: 'string' },
        faults: { type: 'string' },
      },
    }).values
  } catch (reason) {
    return String(reason instanceof Error ? reason.message : reason)
  }
}
