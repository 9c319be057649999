import { keysOf } from '../../core/domain/fields/fields.ts'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCatalogue } from '../../contracts/errorCatalogue.ts'
import type { ErrorCode } from '../../contracts/errorCatalogue.ts'
import type { ErrorArea } from '../../contracts/errors/ErrorEntry.ts'
import { flashCodes } from '../../core/domain/errors/flashCodes.ts'
import { readMessages } from '../copy/readMessages.ts'
import { projectRoot } from '../start/installDependencies.mjs'
import type { Ways } from './Way.ts'
import { accountWays } from './ways/accountWays.ts'
import { authWays } from './ways/authWays.ts'
import { cartWays } from './ways/cartWays.ts'
import { flashWays } from './ways/flashWays.ts'
import type { FlashWay } from './ways/flashWays.ts'
import { generalWays } from './ways/generalWays.ts'
import { giftWays } from './ways/giftWays.ts'
import { orderWays } from './ways/orderWays.ts'

/** `npm run codes`: writes the page. */
export const main = (): void => {
  writeFileSync(join(projectRoot, 'docs/reproduce-errors.md'), codesPage())
}

/** The content of `docs/reproduce-errors.md`: every code, how to see it, and what is shown where. */
export const codesPage = (): string => {
  const codes = keysOf(errorCatalogue)
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

Written by \`npm run codes\` from \`tools/codes/ways\`; a test fails when it is stale. Start the shop with \`npm start\`. All accounts have the password \`Trail-2026\`: those of the [demo data](demo-data.md), and \`locked@\`, \`unconfirmed@\` and \`memberless@example.com\`. "On two browsers" means two that share nothing (one of them private, for example) and are signed in to one account, so that they have the same cart. "Past the form" means that no page of ours sends this: use the browser's tools (override, or copy as \`fetch\` and change) or \`curl\`.

${known} of the ${all} codes can be seen today. Each has a test in \`tests/server/codes\`, which follows these steps with a whole client and the whole server, and checks code, place and sentence in English and French.`

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

/** Not errors: what the shop says about a cart that it had to change. */
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
    'The server repairs a cart at every read, and the page says so at the top of cart and checkout, or at the shipment that it concerns. An unknown code is shown with the text that came with it; without text it is not shown. The tests are in `tests/server/cart`, `tests/server/checkout` and `tests/server/consumer`.',
    ['| code | do this | it says |', '|---|---|---|', ...rows].join('\n'),
  ].join('\n\n')
}

const messages = readMessages()

/** A vertical bar would end the table cell. */
const written = (text: string): string => text.replaceAll('|', '\\|')

/** Every code of the catalogue that a visitor can make the shop answer. */
export const ways: Ways = { ...authWays, ...cartWays, ...orderWays, ...accountWays, ...giftWays, ...generalWays }
