import { parseSync } from 'vite'
import { impureNames } from './layerTable.ts'

/**
 * Where a file of a pure layer uses a clock, randomness or the outside world. It compares names only: calling a
 * parameter named `fetch` is reported too.
 */
export const impureUses = (path: string, source: string): readonly string[] => {
  const found: string[] = []
  const report = (node: SyntaxNode, what: string): void => {
    found.push(`${path}:${source.slice(0, node.start).split('\n').length} uses ${what}`)
  }
  visit(parseSync(path, source).program as unknown as SyntaxNode, report)
  return found
}

type SyntaxNode = { readonly type: string; readonly start: number; readonly [key: string]: unknown }

type Report = (node: SyntaxNode, what: string) => void

const environment = new Set(impureNames)

const visit = (node: SyntaxNode, report: Report): void => {
  const impure = impurityOf(node)
  if (impure !== undefined) report(node, impure)
  for (const [key, child] of Object.entries(node)) {
    if (isName(node, key)) continue
    for (const next of Array.isArray(child) ? child : [child]) if (isNode(next)) visit(next, report)
  }
}

const impurityOf = (node: SyntaxNode): string | undefined => {
  if (node.type === 'Identifier') return environment.has(String(node['name'])) ? String(node['name']) : undefined
  if (node.type === 'MemberExpression') {
    const name = `${nameOf(node['object'])}.${nameOf(node['property'])}`
    return name === 'Date.now' || name === 'Math.random' ? name : undefined
  }
  if (node.type === 'NewExpression' || node.type === 'CallExpression') {
    const withoutTime = (node['arguments'] as readonly unknown[]).length === 0 || node.type === 'CallExpression'
    return nameOf(node['callee']) === 'Date' && withoutTime ? 'the current date' : undefined
  }
  return undefined
}

/** Whether this child only names a field (`a.fetch`, `{ fetch: … }`) and so reads nothing. */
const isName = (node: SyntaxNode, key: string): boolean =>
  (node.type === 'MemberExpression' && key === 'property' && node['computed'] === false) ||
  (['Property', 'PropertyDefinition', 'TSPropertySignature', 'TSMethodSignature'].includes(node.type) &&
    key === 'key' &&
    node['computed'] === false)

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? String(node['name']) : undefined

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null && 'type' in value
