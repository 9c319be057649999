import { isRecord } from '../fields/fields.ts'

/** A place in a document with what it was and is; null = it was not there, or is no more. `path`: `en.main.hero.title`. */
export type ContentChange = {
  readonly path: readonly string[]
  readonly before: string | null
  readonly after: string | null
}

/**
 * What differs between two documents as they are stored. Blocks and entries with an id are compared by it, so that a
 * moved one is only moved; one that was added or removed is one change, named by its kind.
 */
export const changedContent = (before: unknown, after: unknown): readonly ContentChange[] => compare([], before, after)

const compare = (path: readonly string[], before: unknown, after: unknown): readonly ContentChange[] => {
  if (isRecord(before) && isRecord(after)) return compareFields(path, before, after)
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(path, before, after)
  const [was, is] = [textOf(before), textOf(after)]
  return was === is ? [] : [{ path, before: was, after: is }]
}

type Fields = Readonly<Record<string, unknown>>

const compareFields = (path: readonly string[], before: Fields, after: Fields): readonly ContentChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => !name.endsWith('Tree'))
    .flatMap((name) =>
      compare(name === 'bodies' || name === 'slots' ? path : [...path, name], before[name], after[name]),
    )

const compareLists = (
  path: readonly string[],
  before: readonly unknown[],
  after: readonly unknown[],
): readonly ContentChange[] => {
  const [was, is] = [namesIn(before), namesIn(after)]
  const names = [...new Set([...was, ...is])]
  const at = (list: readonly unknown[], known: readonly string[], name: string) => list[known.indexOf(name)]
  const [stayed, staying] = [was.filter((name) => is.includes(name)), is.filter((name) => was.includes(name))]
  const moved = stayed.join(' ') === staying.join(' ') ? [] : [order(path, was, is)]
  return [...names.flatMap((name) => compare([...path, name], at(before, was, name), at(after, is, name))), ...moved]
}

const order = (path: readonly string[], was: readonly string[], is: readonly string[]): ContentChange => ({
  path: [...path, 'order'],
  before: was.join(', '),
  after: is.join(', '),
})

/** By id where each entry has one of its own, otherwise by number. */
const namesIn = (list: readonly unknown[]): readonly string[] => {
  const ids = list.map((entry) => (isRecord(entry) && typeof entry['id'] === 'string' ? entry['id'] : ''))
  return ids.every((id) => id !== '') && new Set(ids).size === ids.length ? ids : list.map((_, at) => String(at + 1))
}

/** A block by its kind; anything else as it is written. */
const textOf = (value: unknown): string | null => {
  if (value === undefined) return null
  if (isRecord(value) && typeof value['type'] === 'string') return value['type']
  return typeof value === 'string' ? value : JSON.stringify(value)
}
