import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { complementOf, unionOf } from '../../../core/domain/pattern/characterRanges.ts'
import { compilePattern, programOf, runProgram, stateCount } from '../../../core/domain/pattern/compilePattern.ts'
import { parsePattern } from '../../../core/domain/pattern/parsePattern.ts'
import type { PatternNode } from '../../../core/domain/pattern/parsePattern.ts'
import { runs } from '../../support/runs.ts'

const literal = fc.constantFrom('a', 'b', 'c', 'é', '-', ' ', '1', '\\.', '\\$', '\\/', '\\{', '\\\\')
const classPart = fc.constantFrom('a', 'b-c', '0-9', '\\d', '\\w', '\\s', '\\-', '.', '[', 'A-Z', '\\]', '\\W')
const classSource = fc
  .tuple(fc.boolean(), fc.array(classPart, { minLength: 1, maxLength: 3 }))
  .map(([negated, parts]) => `[${negated ? '^' : ''}${parts.join('')}]`)
const atom = fc.oneof(literal, classSource, fc.constantFrom('.', '\\d', '\\D', '\\w', '\\W', '\\s', '\\S'))
const quantifier = fc.constantFrom('', '', '?', '*', '+', '{2}', '{1,}', '{0,2}', '{1,3}')
const { pattern } = fc.letrec<{ pattern: string; term: string; sequence: string }>((tie) => ({
  term: fc.oneof(
    { maxDepth: 2 },
    fc.tuple(atom, quantifier).map((parts) => parts.join('')),
    fc.constantFrom('^', '$'),
    fc
      .tuple(tie('pattern'), fc.boolean(), quantifier)
      .map(([inner, plain, times]) => `(${plain ? '' : '?:'}${inner})${times}`),
  ),
  sequence: fc.array(tie('term'), { maxLength: 3 }).map((terms) => terms.join('')),
  pattern: fc.array(tie('sequence'), { minLength: 1, maxLength: 2 }).map((options) => options.join('|')),
}))
const subject = fc.string({
  unit: fc.constantFrom('a', 'b', 'c', 'é', '-', ' ', '1', '.', '$', 'Z', '\n', '\\', '😀'),
  maxLength: 6,
})

describe('the dialect', () => {
  test('VAL-36 a compiled pattern matches as RegExp does', () => {
    let compiledOnes = 0
    fc.assert(
      fc.property(pattern, fc.array(subject, { minLength: 1, maxLength: 8 }), (source, texts) => {
        const compiled = compilePattern(source)
        if (compiled._tag === 'Refused') return
        compiledOnes += 1
        const reference = new RegExp(source, 'u')
        for (const text of texts)
          expect(compiled.matches(text), `/${source}/ on ${JSON.stringify(text)}`).toBe(reference.test(text))
      }),
      { numRuns: runs(3_000) },
    )
    expect(compiledOnes).toBeGreaterThan(runs(3_000) / 2)
  })

  test.each(['\\d', '\\D', '\\w', '\\W', '\\s', '\\S', '.', '[^a-z]', '[\\W\\d]'])(
    'VAL-36 %s holds the characters RegExp says it does',
    (source) => {
      const compiled = compilePattern(`^${source}$`)
      const reference = new RegExp(`^${source}$`, 'u')
      const differing: number[] = []
      for (let codePoint = 0; codePoint < 0x11000; codePoint += 1) {
        const text = String.fromCodePoint(codePoint)
        if (compiled._tag === 'Refused' || compiled.matches(text) !== reference.test(text)) differing.push(codePoint)
      }
      expect(differing).toEqual([])
    },
  )

  test('VAL-36 any source is compiled or refused, and what RegExp cannot read is refused', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('ab1\\d()[]{}?*+|^$.,-')), maxLength: 12 }),
        (source) => {
          const compiled = compilePattern(source)
          let readable = true
          try {
            RegExp(source)
          } catch {
            readable = false
          }
          if (!readable) expect(compiled._tag, source).toBe('Refused')
        },
      ),
      { numRuns: runs(3_000) },
    )
  })

  test.each([
    ['(?=a)', 'lookaround or named group'],
    ['(?<!a)b', 'lookaround or named group'],
    ['(?<name>a)', 'lookaround or named group'],
    ['(a)\\1', 'escape \\1'],
    ['\\bword', 'escape \\b'],
    ['\\p{L}', 'escape \\p'],
    ['\\u0041', 'escape \\u'],
    ['\\_', 'escape \\_'],
    ['\\é', 'escape \\é'],
    ['a+?', 'lazy or doubled quantifier'],
    ['a**', 'lazy or doubled quantifier'],
    ['a?+', 'lazy or doubled quantifier'],
    ['a{1}{2}', 'lazy or doubled quantifier'],
    ['^*', 'repeated anchor'],
    ['$?', 'repeated anchor'],
    ['*a', 'unexpected *'],
    ['a]', 'unexpected ]'],
    ['a}', 'unexpected }'],
    ['a{2,1}', '{m,n} out of order'],
    ['a{257}', 'more than 256 repetitions'],
    ['a{1,257}', 'more than 256 repetitions'],
    ['a{257,}', 'more than 256 repetitions'],
    ['a{,3}', 'malformed {m,n}'],
    ['a{1,2', 'malformed {m,n}'],
    ['a{1x}', 'malformed {m,n}'],
    ['a{', 'malformed {m,n}'],
    ['[]', 'empty class'],
    ['[^]', 'empty class'],
    ['[b-a]', 'malformed range'],
    ['[\\d-z]', 'malformed range'],
    ['[a-\\d]', 'malformed range'],
    ['(a', 'unbalanced ('],
    ['a)', 'unbalanced )'],
    ['[a', 'unbalanced ['],
    ['[', 'unbalanced ['],
    ['a\\', 'trailing backslash'],
    ['((a{256}){256}){256}', 'more than 5000 states'],
    ['a'.repeat(257), 'longer than 256'],
  ])('VAL-36 %s is refused: %s', (source, reason) => {
    expect(compilePattern(source)).toEqual({ _tag: 'Refused', reason })
  })
})

describe('the limits', () => {
  test('VAL-36 patterns just inside the limits are compiled: 256 characters, 256 repetitions, a range of one, a hyphen at the end of a class', () => {
    const matching = (source: string, text: string) => {
      const compiled = compilePattern(source)
      return compiled._tag === 'Compiled' && compiled.matches(text)
    }
    expect(matching('a'.repeat(256), 'a'.repeat(256))).toBe(true)
    expect(matching('^a{256}$', 'a'.repeat(256))).toBe(true)
    expect(matching('^a{2,256}$', 'a')).toBe(false)
    expect(matching('^[a-a]$', 'a')).toBe(true)
    expect(matching('^[a-]$', '-')).toBe(true)
    expect(matching('^[^\0-\u{10FFFE}]$', '\u{10FFFF}')).toBe(true)
    expect(matching('^[a-cb-e]$', 'e')).toBe(true)
  })

  const nodeOf = (source: string): PatternNode => {
    const parsed = parsePattern(source)
    if ('refusal' in parsed) throw new Error(parsed.refusal)
    return parsed.node
  }

  test.each([
    ['abc', 3],
    ['^a$', 3],
    ['a|b', 5],
    ['(a|b)c', 6],
    ['a?', 3],
    ['a*', 3],
    ['a+', 6],
    ['a{2,3}', 9],
    ['a{2,}', 9],
    ['(ab){3}', 16],
    ['(a|bc|)', 7],
  ])('VAL-36 %s is counted as %i states before any is made', (source, states) => {
    expect(stateCount(nodeOf(source))).toBe(states)
  })

  test('VAL-36 no pattern has more states than were counted', () => {
    fc.assert(
      fc.property(pattern, (source) => {
        const parsed = parsePattern(source)
        if ('refusal' in parsed) return
        expect(programOf(parsed.node).length, source).toBeLessThanOrEqual(stateCount(parsed.node) + 1)
      }),
      { numRuns: runs(1_000) },
    )
  })

  test('VAL-36 exactly 5,000 states are still made', () => {
    // Each (a{n}) takes (1 + 2) × (n + 1) states, each single letter one.
    const source = `${'(a{255})'.repeat(6)}${'(a{127})'}${'b'.repeat(8)}`
    expect(stateCount(nodeOf(source))).toBe(5_000)
    expect(compilePattern(source)._tag).toBe('Compiled')
    expect(compilePattern(`${source}b`)).toEqual({ _tag: 'Refused', reason: 'more than 5000 states' })
  })
})

describe('matching', () => {
  test('VAL-36 sets of characters are joined where they touch or overlap, and their complement is what they leave', () => {
    expect(unionOf([[[10, 20]], [[1, 4]], [[5, 6]], [[8, 9]], [[12, 15]]])).toEqual([
      [1, 6],
      [8, 20],
    ])
    expect(
      complementOf([
        [0, 4],
        [5, 9],
        [11, 0x10ffff],
      ]),
    ).toEqual([[10, 10]])
    expect(complementOf([[1, 0x10fffe]])).toEqual([
      [0, 0],
      [0x10ffff, 0x10ffff],
    ])
    expect(complementOf([])).toEqual([[0, 0x10ffff]])
  })

  test('VAL-36 the postal patterns of the sites are inside the dialect', () => {
    const compiled = compilePattern('^[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}$')
    expect(compiled._tag === 'Compiled' && compiled.matches('SW1A 1AA')).toBe(true)
    expect(compiled._tag === 'Compiled' && compiled.matches('SW1A 1A')).toBe(false)
  })

  test('VAL-36 a text longer than 256 does not match', () => {
    const compiled = compilePattern('^a*$')
    expect(compiled._tag === 'Compiled' && compiled.matches('a'.repeat(256))).toBe(true)
    expect(compiled._tag === 'Compiled' && compiled.matches('a'.repeat(257))).toBe(false)
  })

  test('VAL-36 the pattern that ruins backtracking takes steps in proportion to the text', () => {
    const parsed = parsePattern('(a+)+$')
    if ('refusal' in parsed) return expect.fail(parsed.refusal)
    let reads = 0
    const counted = programOf(parsed.node).map((instruction) => {
      if (instruction.op !== 'character') return instruction
      return {
        op: instruction.op,
        get ranges() {
          reads += 1
          return instruction.ranges
        },
      }
    })
    const readsFor = (length: number): number => {
      reads = 0
      expect(runProgram(counted, `${'a'.repeat(length)}b`)).toBe(false)
      return reads
    }
    const short = readsFor(1_000)
    expect(readsFor(10_000) / short).toBeCloseTo(10, 1)
    expect(runProgram(counted, 'b'.repeat(10_000) + 'a')).toBe(true)
  })
})
