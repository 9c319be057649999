import { parseSync } from 'vite'
import { idsOfTest, idsOfTitle } from './idsOfTitle.ts'

/**
 * The ids that the tests of a file begin with, read without running them. A placeholder at the beginning of a title
 * (`%s`, `$id`) stands for the ids that its table has at that place, as far as the file itself spells the table out; a
 * table from elsewhere needs a group with a range (`describe('ERR-101…212')`).
 */
export const idsInTests = (path: string, source: string): ReadonlySet<string> => {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const ids = new Set<string>()
  const visit = (node: unknown, groups: readonly string[], constants: ReadonlyMap<string, Node>): void => {
    if (typeof node !== 'object' || node === null) return
    if (Array.isArray(node)) return node.forEach((each) => visit(each, groups, constants))
    const call = titledCall(node as Node)
    if (!call) return Object.values(node).forEach((each) => visit(each, groups, constants))
    const titles = titlesOf(call, constants)
    if (call.root === 'describe') {
      for (const each of call.rest) visit(each, [...groups, ...titles], constants)
    } else {
      for (const title of titles) for (const id of idsOfTest(title, groups)) ids.add(id)
    }
  }
  visit(program, [], constantsOf(program))
  return ids
}

type Node = {
  readonly type?: string
  readonly name?: string
  readonly value?: unknown
  readonly callee?: Node
  readonly object?: Node
  readonly property?: Node
  readonly arguments?: readonly Node[]
  readonly expression?: Node
  readonly elements?: readonly (Node | null)[]
  readonly properties?: readonly Node[]
  readonly key?: Node
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[]
  readonly id?: Node
  readonly init?: Node | null
}

type TitledCall = { readonly root: string; readonly title: Node; readonly table?: Node; readonly rest: readonly Node[] }

/** `test('…', …)` and `test.each(table)('…', …)`. */
const titledCall = ({ type, callee, arguments: given = [] }: Node): TitledCall | undefined => {
  const [title, ...rest] = given
  if (type !== 'CallExpression' || !callee || !title) return undefined
  const [table] = callee.arguments ?? []
  const runner = callee.callee?.object ?? callee.object ?? callee
  if (callee.object && takesTable.test(callee.property?.name ?? '')) return undefined
  return runner.name !== undefined && isRunner(runner.name)
    ? { root: runner.name, title, rest, ...(table && { table }) }
    : undefined
}

/** `test.each` and `test.runIf` are called once more, with the title. */
const takesTable = /^(each|for|runIf|skipIf)$/

const isRunner = (name: string): boolean => /^(test|it|describe)$/.test(name)

/** One title per row of the table where it begins with placeholders, else the one. */
const titlesOf = ({ title, table }: TitledCall, constants: ReadonlyMap<string, Node>): readonly string[] => {
  const text = textOf(title)
  if (!table || !leading.test(text)) return [text]
  const rows = rowsOf(table, constants)
  return (rows.length === 0 ? [{ places: [], named: new Map() }] : rows).map((row) => filled(text, row).trim())
}

const textOf = ({ value, quasis }: Node): string =>
  quasis ? quasis.map((part) => part.value.cooked).join('%s') : typeof value === 'string' ? value : ''

/** A title whose ids come from a table, perhaps behind some that it names. */
const leading = /^(?:[A-Z0-9]+-\d+[a-z]? )*(?:%\w|\$\w+)/

type Row = { readonly places: readonly string[]; readonly named: ReadonlyMap<string, string> }

const filled = (title: string, { places, named }: Row): string => {
  const left = [...places]
  return title.replaceAll(/%[a-z]|\$(\w+)/g, (_, name: string | undefined) =>
    name === undefined ? (left.shift() ?? '') : (named.get(name) ?? ''),
  )
}

/** The rows of a table that the file spells out; of one that it computes, a row for every id in what it starts from. */
const rowsOf = (table: Node, constants: ReadonlyMap<string, Node>): readonly Row[] => {
  const node = bare(table)
  if (node.elements) return node.elements.flatMap((each) => (each ? [rowOf(bare(each))] : []))
  const constant = node.name === undefined ? undefined : constants.get(node.name)
  if (constant) return rowsOf(constant, constants)
  const from = node.type === 'CallExpression' ? node.callee?.object : undefined
  return from ? rowsOf(from, constants).flatMap(rowsOfIds) : []
}

const rowsOfIds = ({ places, named }: Row): readonly Row[] =>
  [...places, ...named.values()]
    .filter((text) => idsOfTitle(text).join(' ') === text && text !== '')
    .map((text) => ({ places: [text], named: new Map() }))

const rowOf = (node: Node): Row => ({
  places: node.elements?.map((each) => (each ? textOf(bare(each)) : '')) ?? [textOf(node)],
  named: new Map(node.properties?.map(({ key, value }) => [key?.name ?? '', textOf((value ?? {}) as Node)])),
})

/** Without `as const` and parentheses. */
const bare = (node: Node): Node => (node.expression ? bare(node.expression) : node)

const constantsOf = (node: unknown, found = new Map<string, Node>()): ReadonlyMap<string, Node> => {
  if (typeof node !== 'object' || node === null) return found
  const { type, id, init } = node as Node
  if (type === 'VariableDeclarator' && id?.name !== undefined && init) found.set(id.name, init)
  for (const each of Object.values(node)) constantsOf(each, found)
  return found
}
