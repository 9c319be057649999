import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changeTable } from '../../core/domain/cart/changeTable.ts'
import { stepTable } from '../../core/domain/checkout/checkoutSteps.ts'
import { placingTable } from '../../core/domain/order/placing.ts'
import { paymentTable } from '../../core/domain/payment/paymentTable.ts'
import { projectRoot } from '../start/installDependencies.mjs'

/** `npm run states`: writes the page. */
export const main = (): void => {
  writeFileSync(join(projectRoot, 'docs/states.md'), statesPage())
}

/** state → turn → next state; null = not possible there. */
type Table = Readonly<Record<string, Readonly<Record<string, string | null>>>>

/** The shop's state machines: the source, the initial state, and the table that the code uses. */
export const machines: readonly {
  readonly title: string
  readonly file: string
  readonly tells: string
  readonly first: string
  readonly table: Table
}[] = [
  {
    title: 'A change of the cart',
    file: 'core/domain/cart/changeTable.ts',
    tells: 'From the press to the server’s answer. Only a change that was never sent can be withdrawn or merged.',
    first: 'unsent',
    table: changeTable,
  },
  {
    title: 'The steps of the checkout',
    file: 'core/domain/checkout/checkoutSteps.ts',
    tells: 'Where the shopper is, and what sends them back.',
    first: 'shipping',
    table: stepTable,
  },
  {
    title: 'What pays',
    file: 'core/domain/payment/paymentTable.ts',
    tells: 'The card, or what was agreed to on the provider’s page.',
    first: 'none',
    table: paymentTable,
  },
  {
    title: 'An order under way',
    file: 'core/domain/order/placing.ts',
    tells:
      'From "Place order" to its end. In phases with a call, the call is repeated under the same key until it is answered.',
    first: 'prepare',
    table: placingTable,
  },
]

/** The content of `docs/states.md`. */
export const statesPage = (): string => [intro, ...machines.map(section)].join('\n\n') + '\n'

const intro = `# State machines

Written by \`npm run states\` from the tables that the code uses; a test fails when this page is stale. A transition that a state does not show is impossible there: it is \`null\` in the table and changes nothing. \`tests/commands/stateWalks.test.ts\` walks through the shop at random and compares every move with these tables.`

const section = ({ title, file, tells, first, table }: (typeof machines)[number]): string =>
  [
    `## ${title}`,
    `${tells} [${file}](../${file})`,
    ['```mermaid', 'stateDiagram-v2', `  [*] --> ${nameOf(first)}`, ...arrows(table), '```'].join('\n'),
    `Refused: ${refusedIn(table)}.`,
  ].join('\n\n')

/** One arrow from a state to another, with all turns that lead there. */
const arrows = (table: Table): readonly string[] =>
  Object.entries(table).flatMap(([from, row]) => {
    const ends = [...new Set(Object.values(row))].filter((to) => to !== null)
    return ends.map((to) => {
      const turns = Object.entries(row).filter(([, where]) => where === to)
      return `  ${nameOf(from)} --> ${to in table ? nameOf(to) : '[*]'}: ${turns.map(([turn]) => turn).join(', ')}${to in table ? '' : ` (${to})`}`
    })
  })

const nameOf = (state: string): string => state.replaceAll(' ', '_')

const refusedIn = (table: Table): string => {
  const rows = Object.entries(table).flatMap(([from, row]) => {
    const turns = Object.entries(row).filter(([, to]) => to === null)
    return turns.length === 0 ? [] : [`in ${from} ${turns.map(([turn]) => turn).join(', ')}`]
  })
  return rows.join('; ') || 'nothing, every turn leads somewhere from everywhere'
}
