/** A set of characters as sorted, separate code point ranges, both ends included. */
export type CharacterRanges = readonly (readonly [number, number])[]

const lastCodePoint = 0x10ffff

export const unionOf = (sets: readonly CharacterRanges[]): CharacterRanges => {
  const merged: (readonly [number, number])[] = []
  for (const [from, to] of sets.flat().sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last && from <= last[1] + 1) merged[merged.length - 1] = [last[0], Math.max(last[1], to)]
    else merged.push([from, to])
  }
  return merged
}

export const complementOf = (ranges: CharacterRanges): CharacterRanges => {
  const gaps: (readonly [number, number])[] = []
  let next = 0
  for (const [from, to] of ranges) {
    if (from > next) gaps.push([next, from - 1])
    next = to + 1
  }
  return next <= lastCodePoint ? [...gaps, [next, lastCodePoint]] : gaps
}

export const contains = (ranges: CharacterRanges, codePoint: number): boolean =>
  ranges.some(([from, to]) => codePoint >= from && codePoint <= to)

const digits: CharacterRanges = [[0x30, 0x39]]
const word: CharacterRanges = [
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
]
/** White space and line terminators in ECMAScript. */
const space: CharacterRanges = [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
]
const lineTerminators: CharacterRanges = [
  [0x0a, 0x0a],
  [0x0d, 0x0d],
  [0x2028, 0x2029],
]

/** What a dot matches: any character on the line. `PURE`: a chunk that compiles no patterns omits these. */
export const anyOnLine: CharacterRanges = /* @__PURE__ */ complementOf(lineTerminators)

/** The classes written with a letter: `\d`, `\D` and so on. */
export const namedClasses: Readonly<Record<string, CharacterRanges>> = {
  d: digits,
  D: /* @__PURE__ */ complementOf(digits),
  w: word,
  W: /* @__PURE__ */ complementOf(word),
  s: space,
  S: /* @__PURE__ */ complementOf(space),
}
