import type { CharacterRanges } from './characterRanges.ts'
import { anyOnLine, complementOf, namedClasses, unionOf } from './characterRanges.ts'

/** The dialect of VAL-36 as a tree. `most` null = unlimited. */
export type PatternNode =
  | { readonly kind: 'character'; readonly ranges: CharacterRanges }
  | { readonly kind: 'start' | 'end' }
  | { readonly kind: 'sequence' | 'choice'; readonly items: readonly PatternNode[] }
  | { readonly kind: 'repeat'; readonly item: PatternNode; readonly least: number; readonly most: number | null }

export type ParsedPattern = { readonly node: PatternNode } | { readonly refusal: string }

export const maximumRepeat = 256

/**
 * VAL-36: literals, `.`, classes, `\d \w \s` and their negations, groups, `? * +` and `{m,n}`, `^`, `$`, `|`. What this
 * dialect reads has the same meaning as in ECMAScript with the u flag; everything else is refused, with the reason.
 */
export const parsePattern = (source: string): ParsedPattern => {
  const reader: Reader = { characters: Array.from(source), at: 0, refusal: null }
  const node = readChoice(reader)
  if (reader.refusal === null && reader.at < reader.characters.length) refuse(reader, 'unbalanced )')
  return reader.refusal === null ? { node } : { refusal: reader.refusal }
}

/** Reading stops at the first refusal: every loop checks for it. */
type Reader = { readonly characters: readonly string[]; at: number; refusal: string | null }

const refuse = (reader: Reader, reason: string): PatternNode => {
  reader.refusal ??= reason
  return { kind: 'sequence', items: [] }
}

const peek = (reader: Reader): string | undefined =>
  reader.refusal === null ? reader.characters[reader.at] : undefined

const take = (reader: Reader, expected: string): boolean => {
  if (peek(reader) !== expected) return false
  reader.at += 1
  return true
}

const readChoice = (reader: Reader): PatternNode => {
  const items = [readSequence(reader)]
  while (take(reader, '|')) items.push(readSequence(reader))
  return items.length === 1 && items[0] ? items[0] : { kind: 'choice', items }
}

const readSequence = (reader: Reader): PatternNode => {
  const items: PatternNode[] = []
  for (let next = peek(reader); next !== undefined && next !== '|' && next !== ')'; next = peek(reader)) {
    items.push(readRepeated(reader))
  }
  return { kind: 'sequence', items }
}

const readRepeated = (reader: Reader): PatternNode => {
  const item = readAtom(reader)
  const range = readQuantifier(reader)
  if (range === null) return item
  if (item.kind === 'start' || item.kind === 'end') return refuse(reader, 'repeated anchor')
  if ('?*+{'.includes(peek(reader) ?? ' ')) return refuse(reader, 'lazy or doubled quantifier')
  return { kind: 'repeat', item, ...range }
}

type Range = { readonly least: number; readonly most: number | null }

const readQuantifier = (reader: Reader): Range | null => {
  if (take(reader, '?')) return { least: 0, most: 1 }
  if (take(reader, '*')) return { least: 0, most: null }
  if (take(reader, '+')) return { least: 1, most: null }
  return take(reader, '{') ? readBounds(reader) : null
}

const readBounds = (reader: Reader): Range => {
  const least = readNumber(reader)
  const bounded = !take(reader, ',')
  const most = bounded ? least : peek(reader) === '}' ? null : readNumber(reader)
  if (!take(reader, '}')) refuse(reader, 'malformed {m,n}')
  if (most !== null && most < least) refuse(reader, '{m,n} out of order')
  if (Math.max(least, most ?? 0) > maximumRepeat) refuse(reader, `more than ${maximumRepeat} repetitions`)
  return { least, most }
}

const readNumber = (reader: Reader): number => {
  let digits = ''
  for (let next = peek(reader); next !== undefined && /^\d$/.test(next); next = peek(reader)) {
    digits += next
    reader.at += 1
  }
  if (digits === '') refuse(reader, 'malformed {m,n}')
  return Number(digits)
}

const readAtom = (reader: Reader): PatternNode => {
  const character = peek(reader) ?? ''
  reader.at += 1
  switch (character) {
    case '(':
      return readGroup(reader)
    case '[':
      return readClass(reader)
    case '^':
      return { kind: 'start' }
    case '$':
      return { kind: 'end' }
    case '.':
      return { kind: 'character', ranges: anyOnLine }
    case '\\':
      return { kind: 'character', ranges: readEscape(reader) }
    default:
      return '?*+{}]'.includes(character)
        ? refuse(reader, `unexpected ${character}`)
        : { kind: 'character', ranges: only(character) }
  }
}

const readGroup = (reader: Reader): PatternNode => {
  if (take(reader, '?') && !take(reader, ':')) return refuse(reader, 'lookaround or named group')
  const node = readChoice(reader)
  if (!take(reader, ')')) return refuse(reader, 'unbalanced (')
  return { kind: 'sequence', items: [node] }
}

const readEscape = (reader: Reader): CharacterRanges => {
  const character = peek(reader)
  reader.at += 1
  if (character === undefined) refuse(reader, 'trailing backslash')
  const named = character !== undefined && Object.hasOwn(namedClasses, character) ? namedClasses[character] : undefined
  if (named) return named
  if (character === undefined || !/^[!-/:-@[-`{-~]$/.test(character) || character === '_') {
    refuse(reader, `escape \\${character ?? ''}`)
    return []
  }
  return only(character)
}

const readClass = (reader: Reader): PatternNode => {
  const negated = take(reader, '^')
  const parts: CharacterRanges[] = []
  while (peek(reader) !== ']') {
    if (peek(reader) === undefined) return refuse(reader, 'unbalanced [')
    parts.push(readClassPart(reader))
  }
  reader.at += 1
  if (parts.length === 0) return refuse(reader, 'empty class')
  const ranges = unionOf(parts)
  return { kind: 'character', ranges: negated ? complementOf(ranges) : ranges }
}

const readClassPart = (reader: Reader): CharacterRanges => {
  const from = readClassAtom(reader)
  const isRange = peek(reader) === '-' && (reader.characters[reader.at + 1] ?? ']') !== ']'
  if (!isRange) return from
  reader.at += 1
  const [first, last] = [single(from), single(readClassAtom(reader))]
  if (first === null || last === null || first > last) {
    refuse(reader, 'malformed range')
    return []
  }
  return [[first, last]]
}

const readClassAtom = (reader: Reader): CharacterRanges => {
  if (take(reader, '\\')) return readEscape(reader)
  const character = peek(reader) ?? ''
  reader.at += 1
  return only(character)
}

const only = (character: string): CharacterRanges => {
  const codePoint = character.codePointAt(0) ?? 0
  return [[codePoint, codePoint]]
}

const single = (ranges: CharacterRanges): number | null => {
  const [first] = ranges
  return ranges.length === 1 && first && first[0] === first[1] ? first[0] : null
}
