import { changeTable } from '../../core/domain/cart/changeTable.ts'
import { stepTable } from '../../core/domain/checkout/stepTable.ts'
import { placingTable } from '../../core/domain/order/placing.ts'
import { paymentTable } from '../../core/domain/payment/paymentTable.ts'

/** state → turn → where it leads; null = it may not happen there. */
type Table = Readonly<Record<string, Readonly<Record<string, string | null>>>>

/** The machines of the shop: where each is read, the state it starts in, and the tables the code decides by. */
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
    tells: 'From the press to the server’s answer. Withdrawn and merged is only what has never left.',
    first: 'unsent',
    table: changeTable,
  },
  {
    title: 'The steps of the checkout',
    file: 'core/domain/checkout/stepTable.ts',
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
    tells: 'From "Place order" to its end; in the phases with a call the same key is asked until it is answered.',
    first: 'prepare',
    table: placingTable,
  },
]

/** `docs/states.md` as it has to read. */
export const statesPage = (): string => [intro, ...machines.map(section)].join('\n\n') + '\n'

const intro = `# State machines

Made by \`npm run states\` from the tables the code itself decides by; a test says when this page is stale. A turn that a row does not show
may not happen there: in the table it is \`null\`, and it changes nothing. \`tests/commands/stateWalks.test.ts\` walks the shop at random and
holds every move against these tables.`

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
