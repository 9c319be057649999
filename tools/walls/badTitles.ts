import { parseSync } from 'vite'

/** A longer title makes more than one claim, or uses too many words for it. */
export const longestTitle = 140

/**
 * Titles of tests and groups that join claims with a semicolon, or are too long (not counting the rule ids at their
 * beginning), each as `path: title`.
 */
export const badTitles = (path: string, source: string): readonly string[] =>
  titlesIn(path, source)
    .filter((title) => title.includes('; ') || withoutIds(title).length > longestTitle)
    .map((title) => `${path}: ${title}`)

const withoutIds = (title: string): string => title.replace(/^(?:[A-Z][A-Z0-9]*-?\d+[a-z]? )+/, '')

const titlesIn = (path: string, source: string): readonly string[] => {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const titles: string[] = []
  const ahead: unknown[] = [program]
  while (ahead.length > 0) {
    const node = ahead.pop()
    if (typeof node !== 'object' || node === null) continue
    const { type, callee, arguments: given } = node as Partial<CallNode>
    if (type === 'CallExpression' && /^(test|it|describe)$/.test(rootOf(callee) ?? '')) {
      const [first] = given ?? []
      if (first && typeof first.value === 'string') titles.push(first.value)
      if (first?.quasis) titles.push(first.quasis.map(({ value }) => value.raw).join('…'))
    }
    ahead.push(...Object.values(node))
  }
  return titles
}

type CallNode = {
  readonly type: string
  readonly callee: CalleeNode
  readonly arguments: readonly { readonly value?: unknown; readonly quasis?: readonly Quasi[] }[]
}
type Quasi = { readonly value: { readonly raw: string } }
type CalleeNode = { readonly name?: string; readonly object?: CalleeNode; readonly callee?: CalleeNode }

/** `test` of `test.each(rows)`. */
const rootOf = (node: CalleeNode | undefined): string | undefined =>
  node && (node.name ?? rootOf(node.object ?? node.callee))
