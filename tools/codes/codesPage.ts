import { errorCatalogue } from '../../contracts/errorCatalogue.ts'
import type { ErrorArea, ErrorCode } from '../../contracts/errorCatalogue.ts'
import { flashCodes } from '../../core/domain/errors/flashCodes.ts'
import { readMessages } from '../copy/readMessages.ts'
import { flashWays } from './ways/flashWays.ts'
import type { FlashWay } from './ways/flashWays.ts'
import { ways } from './ways.ts'

/** `docs/reproduce-errors.md` as it has to read: every code, what to do to see it, and what is then said where. */
export const codesPage = (): string => {
  const codes = Object.keys(errorCatalogue) as ErrorCode[]
  const areas = [...new Set(codes.map((code) => errorCatalogue[code].area))]
  const known = codes.filter((code) => ways[code])
  return (
    [
      intro(known.length, codes.length),
      ...areas.map((area) =>
        section(
          area,
          codes.filter((code) => errorCatalogue[code].area === area),
        ),
      ),
      flashSection(),
    ].join('\n\n') + '\n'
  )
}

const intro = (known: number, all: number): string => `# How to see each error

Made by \`npm run codes\` from \`tools/codes/ways\`; a test says when it is stale. Start the shop with \`npm start\`. The accounts all have
the password \`Trail-2026\`: those of the [demo data](demo-data.md), and \`locked@\`, \`unconfirmed@\` and \`memberless@example.com\`. "On two browsers" means two that
share nothing, for example one of them private, signed in to one account, so that they share a cart. "Past the form" means that no page of ours
sends this: the browser's tools (override, or copy as \`fetch\` and change) or \`curl\` do.

${known} of the ${all} codes can be seen today. Each of those has a test in \`tests/server/codes\`, which does what stands here with a whole
client at the whole server, and reads code, place and sentence in English and French.`

const section = (area: ErrorArea, codes: readonly ErrorCode[]): string => {
  const there = codes.filter((code) => ways[code])
  const missing = codes.filter((code) => !ways[code])
  const table = [`| code | do this | it says | where |`, '|---|---|---|---|', ...there.map(row)].join('\n')
  return [
    `## ${area}`,
    ...(there.length > 0 ? [table] : []),
    ...(missing.length > 0 ? [`Not raised yet: ${missing.map((code) => `\`${code}\``).join(', ')}.`] : []),
  ].join('\n\n')
}

const row = (code: ErrorCode): string => {
  const way = ways[code]
  const english = way?.says?.en ?? messages['en']?.['errors']?.[code] ?? ''
  const french = way?.says?.fr ?? messages['fr']?.['errors']?.[code] ?? ''
  return `| \`${code}\` | ${written(way?.does ?? '')} | ${written(english)}<br>${written(french)} | ${way?.place ?? ''} |`
}

/** Not errors: what the shop says of a cart it had to change. */
const flashSection = (): string => {
  const sentence = (language: string, { key, names = ['shipToHome', 'shipToHome'] }: FlashWay): string => {
    const texts = messages[language]?.['cart'] ?? {}
    return (texts[key] ?? '').replace('{from}', texts[names[0]] ?? '').replace('{to}', texts[names[1]] ?? '')
  }
  const rows = flashCodes.map(
    (code) =>
      `| \`${code}\` | ${written(flashWays[code].does)} | ${written(sentence('en', flashWays[code]))}<br>${written(sentence('fr', flashWays[code]))} |`,
  )
  return [
    '## Messages of the cart',
    'The shop repairs a cart whenever it is read, and says so at the top of cart and checkout; what is about one shipment stands at that shipment. A code nobody knows keeps its own words, and without words is not shown. The tests are in `tests/server/cart`, `tests/server/checkout` and `tests/server/consumer`.',
    ['| code | do this | it says |', '|---|---|---|', ...rows].join('\n'),
  ].join('\n\n')
}

const messages = readMessages()

/** A bar would end the cell. */
const written = (text: string): string => text.replaceAll('|', '\\|')
