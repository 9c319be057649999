import type { Cause, Commit } from '../../core/domain/log/commit.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { Source, quoted, toSource } from './toSource.ts'

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

/** A vitest file that tells the story again and says that what was reported does not come about: red until it is mended. */
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
    `test(${quoted(`what was reported does not come about: ${condition}`)}, () => {`,
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

/** Products and answered bodies are long and come often: they stand above the story, once. */
const withConstants = (value: unknown, hoist: Hoist): unknown => {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      if (name === 'product' || name === 'to') return [name, hoist('product', field)]
      return name === 'body' ? [name, hoist('body', field)] : [name, field]
    }),
  )
}

/** Commands are called c1, c2 … wherever their long ids stand. */
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
