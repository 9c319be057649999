import type { Cause, Commit } from '../../core/domain/log/commit.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'

export type TestToWrite = {
  /** Where the log came from, for the reader. */
  readonly name: string
  readonly condition: string
  readonly start: { readonly seq: number; readonly shop: ShopperState }
  /** The last one is the "when". */
  readonly commits: readonly Commit[]
  /** From the test's folder to the project's: `../..`. */
  readonly toProject: string
}

/**
 * A vitest file that replays the story and asserts that the reported problem does not occur: it fails until the problem
 * is fixed.
 */
export const testOfLog = ({ name, condition, start, commits, toProject }: TestToWrite): string => {
  const constants = new Map<string, { readonly name: string; readonly source: string }>()
  const hoist = (kind: string, value: unknown): Source => {
    const source = toSource(value)
    const known =
      constants.get(source)?.name ??
      `${kind}${[...constants.values()].filter((other) => other.name.startsWith(kind)).length + 1}`
    constants.set(source, { name: known, source })
    return new Source(known)
  }
  const steps = withShortIds(commits).map((commit) => `    ${stepOf(commit, hoist)},`)
  const last = steps.pop() ?? ''
  const from = start.seq === 0 ? '' : `, ${hoist('start', start.shop).text}`
  const used = ['answered', 'asked', 'holds', 'sent', 'storyOf'].filter(
    (word) => word === 'holds' || word === 'storyOf' || [...steps, last].some((step) => step.includes(`${word}(`)),
  )
  return [
    `import { expect, test } from 'vitest'`,
    `import { ${used.join(', ')} } from ${quoted(`${toProject}/tests/support/story.ts`)}`,
    '',
    ...[...constants.values()].flatMap((constant) => [`const ${constant.name} = ${constant.source} as const`, '']),
    `/** From ${name}. */`,
    `test(${quoted(`the reported problem does not occur: ${condition}`)}, () => {`,
    `  const story = storyOf([`,
    ...(steps.length > 0 ? ['    // given', ...steps] : []),
    '    // when',
    last,
    `  ]${from})`,
    '  // then',
    `  expect(holds(${quoted(condition)}, story)).toBe(false)`,
    '})',
    '',
  ].join('\n')
}

type Hoist = (kind: string, value: unknown) => Source

const stepOf = ({ cause, at }: Commit, hoist: Hoist): string => {
  switch (cause._tag) {
    case 'Command':
      return `asked(${toSource(withConstants(cause.command, hoist), '    ')})`
    case 'Sending':
      return `sent(${quoted(cause.key)}, ${at})`
    case 'Answer':
      return `answered(${quoted((cause.call as { readonly key: string }).key)}, ${toSource(withConstants(cause.answer, hoist), '    ')}, ${at})`
    case 'Restored':
      return `{ cause: ${toSource(cause)}, at: ${at} }`
  }
}

/** Products and answer bodies are long and frequent, so each is declared once, above the story. */
const withConstants = (value: unknown, hoist: Hoist): unknown => {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      if (name === 'product' || name === 'to') return [name, hoist('product', field)]
      return name === 'body' ? [name, hoist('body', field)] : [name, field]
    }),
  )
}

/** Commands are named c1, c2 … instead of their long ids. */
const withShortIds = (commits: readonly Commit[]): readonly Commit[] => {
  const names = new Map<string, string>()
  for (const { cause } of commits) {
    const id =
      cause._tag === 'Command' ? (cause.command as { readonly commandId?: unknown } | null)?.commandId : undefined
    if (typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id)) names.set(id, `c${names.size + 1}`)
  }
  return commits.map((commit) => ({
    ...commit,
    cause: JSON.parse(JSON.stringify(commit.cause).replace(/[0-9a-f-]{36}/g, (id) => names.get(id) ?? id)) as Cause,
  }))
}

/**
 * JSON as this house writes it: names without quotes, single quotes, commas at the ends, one line while it is short.
 */
const toSource = (value: unknown, indent = ''): string => {
  if (value instanceof Source) return value.text
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  const deeper = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((item) => toSource(item, deeper))
    : Object.entries(value).map(
        ([name, field]) => `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name)}: ${toSource(field, deeper)}`,
      )
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  if (parts.length === 0) return `${open}${close}`
  const pad = Array.isArray(value) ? '' : ' '
  const line = `${open}${pad}${parts.join(', ')}${pad}${close}`
  if (line.length + indent.length <= 140 && !line.includes('\n')) return line
  return `${open}\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}${close}`
}

/** Stands in a value for what is already source text, such as the name of a constant. */
class Source {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
