/** One line of a difference. `same` lines show where in the state the changed ones are. */
export type DiffLine = { readonly sign: 'same' | 'in' | 'out'; readonly depth: number; readonly text: string }

/** The differences between two states, with their paths. Equal parts are left out; no difference → no line. */
export const diffLines = (before: unknown, after: unknown): readonly DiffLine[] => {
  const lines: DiffLine[] = []
  compare(lines, 0, '', before, after)
  return lines
}

/** Plain data that is equal in every leaf. An undefined field counts as missing. */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true
  if (!isBranch(a) || !isBranch(b) || Array.isArray(a) !== Array.isArray(b)) return false
  let fields = 0
  for (const key in a) {
    if (a[key] === undefined) continue
    fields += 1
    if (!isSame(a[key], b[key])) return false
  }
  for (const key in b) if (b[key] !== undefined) fields -= 1
  return fields === 0
}

type Branch = Readonly<Record<string, unknown>>

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null

const compare = (lines: DiffLine[], depth: number, label: string, before: unknown, after: unknown): void => {
  if (isSame(before, after)) return
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(lines, depth, label, before, after)
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after)) {
    if (before !== undefined) write(lines, 'out', depth, label, before)
    if (after !== undefined) write(lines, 'in', depth, label, after)
    return
  }
  const inner = label === '' ? depth : depth + 1
  if (label !== '') lines.push({ sign: 'same', depth, text: label })
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
    compare(lines, inner, key, before[key], after[key])
}

/**
 * Lists grow at the end and shrink at the front: the common beginning and end are left out, and the rest is paired
 * where possible.
 */
const compareLists = (
  lines: DiffLine[],
  depth: number,
  label: string,
  before: readonly unknown[],
  after: readonly unknown[],
): void => {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && isSame(before[head], after[head])) head += 1
  let tail = 0
  while (tail < shorter - head && isSame(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail += 1
  lines.push({
    sign: 'same',
    depth,
    text: `${label} [${before.length === after.length ? after.length : `${before.length} to ${after.length}`}]`,
  })
  const gone = before.slice(head, before.length - tail)
  const come = after.slice(head, after.length - tail)
  if (gone.length === come.length)
    return gone.forEach((item, at) => compare(lines, depth + 1, `${head + at}`, item, come[at]))
  gone.forEach((item, at) => write(lines, 'out', depth + 1, `${head + at}`, item))
  come.forEach((item, at) => write(lines, 'in', depth + 1, `${head + at}`, item))
}

/** A whole value: on one line if it fits, else branch by branch, two levels deep. The state's tree shows all of it. */
const write = (
  lines: DiffLine[],
  sign: 'in' | 'out',
  depth: number,
  label: string,
  value: unknown,
  levels = 2,
): void => {
  const short = onOneLine(value)
  if (!isBranch(value) || levels === 0 || short.length <= shortEnough) {
    lines.push({ sign, depth, text: `${label}: ${short.length > longest ? `${short.slice(0, longest)} …` : short}` })
    return
  }
  lines.push({ sign, depth, text: label })
  for (const [key, part] of Object.entries(value)) write(lines, sign, depth + 1, key, part, levels - 1)
}

const shortEnough = 64
const longest = 160

/** `{ sku: "A-1", quantity: 2 }` */
export const onOneLine = (value: unknown): string => {
  if (!isBranch(value)) return JSON.stringify(value) ?? 'undefined'
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  const fields = Object.entries(value).map(([key, part]) => `${key}: ${onOneLine(part)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}
