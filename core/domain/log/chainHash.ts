import type { NewCommit } from './commit.ts'

/** The hash before the first commit. */
export const rootHash = '0000000000000000'

/** Chains a commit to the previous one. 64 bits, synchronous: it detects damage and reordering but is no signature. */
export const chainHash = (
  previous: string,
  commit: NewCommit & { readonly seq: number; readonly epoch: number },
): string =>
  hash64(
    `${previous}|${commit.seq}|${commit.epoch}|${commit.at}|${commit.tabId}|${canonical(commit.cause)}|${canonical(commit.events)}`,
  )

/** JSON with sorted keys, so that two engines and a structured clone agree. What JSON cannot represent is null. */
export const canonical = (value: unknown): string => {
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null'
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  const record = value as Readonly<Record<string, unknown>> // Neither null nor a list.
  let text = ''
  for (const key of Object.keys(record).sort()) {
    const field = record[key]
    if (field !== undefined) text += `${text === '' ? '' : ','}${keyed(key)}${canonical(field)}`
  }
  return `{${text}}`
}

/** Field names are few and repeat again and again. */
const keyed = (key: string): string => {
  const known = keyTexts.get(key)
  if (known !== undefined) return known
  const text = `${JSON.stringify(key)}:`
  if (keyTexts.size < mostKeyTexts) keyTexts.set(key, text)
  return text
}
const keyTexts = new Map<string, string>()
const mostKeyTexts = 1_000

/** Two 32-bit multiply-xorshift lanes over UTF-16 units, 16 hex digits. */
export const hash64 = (text: string): string => {
  let a = 0x9e3779b9
  let b = 0x85ebca6b
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    a = Math.imul(a ^ unit, 0xcc9e2d51)
    a ^= a >>> 15
    b = Math.imul(b ^ unit, 0x1b873593)
    b ^= b >>> 13
  }
  return hex(Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ b) + hex(Math.imul(b ^ (b >>> 16), 0xc2b2ae35) ^ a)
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0')
