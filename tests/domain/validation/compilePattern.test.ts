import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compilePattern } from '../../../core/domain/validation/compilePattern.ts'
import { parsePattern } from '../../../core/domain/validation/parsePattern.ts'
import { programOf, runProgram } from '../../../core/domain/validation/patternProgram.ts'
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
    fc.tuple(tie('pattern'), fc.boolean(), quantifier).map(([inner, plain, times]) => `(${plain ? '' : '?:'}${inner})${times}`),
  ),
  sequence: fc.array(tie('term'), { maxLength: 3 }).map((terms) => terms.join('')),
  pattern: fc.array(tie('sequence'), { minLength: 1, maxLength: 2 }).map((options) => options.join('|')),
}))
const subject = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '-', ' ', '1', '.', '$', 'Z', '\n', '\\', '😀'), maxLength: 6 })

test('VAL-36 what is compiled matches as RegExp does', () => {
  let compiledOnes = 0
  fc.assert(
    fc.property(pattern, fc.array(subject, { minLength: 1, maxLength: 8 }), (source, texts) => {
      const compiled = compilePattern(source)
      if (compiled._tag === 'Refused') return
      compiledOnes += 1
      const reference = new RegExp(source, 'u')
      for (const text of texts) expect(compiled.matches(text), `/${source}/ on ${JSON.stringify(text)}`).toBe(reference.test(text))
    }),
    { numRuns: runs(3_000) },
  )
  expect(compiledOnes).toBeGreaterThan(runs(3_000) / 2)
})

test.each(['\\d', '\\D', '\\w', '\\W', '\\s', '\\S', '.', '[^a-z]', '[\\W\\d]'])('VAL-36 %s holds the characters RegExp says it does', (source) => {
  const compiled = compilePattern(`^${source}$`)
  const reference = new RegExp(`^${source}$`, 'u')
  const differing: number[] = []
  for (let codePoint = 0; codePoint < 0x11000; codePoint += 1) {
    const text = String.fromCodePoint(codePoint)
    if (compiled._tag === 'Refused' || compiled.matches(text) !== reference.test(text)) differing.push(codePoint)
  }
  expect(differing).toEqual([])
})

test('VAL-36 any source is compiled or refused, and what RegExp cannot read is refused', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from('ab1\\d()[]{}?*+|^$.,-')), maxLength: 12 }), (source) => {
      const compiled = compilePattern(source)
      let readable = true
      try {
        RegExp(source)
      } catch {
        readable = false
      }
      if (!readable) expect(compiled._tag, source).toBe('Refused')
    }),
    { numRuns: runs(3_000) },
  )
})

test.each([
  ['(?=a)', 'lookahead'],
  ['(?<!a)b', 'lookbehind'],
  ['(?<name>a)', 'named group'],
  ['(a)\\1', 'back reference'],
  ['\\bword', 'word boundary'],
  ['\\p{L}', 'property'],
  ['\\u0041', 'code point escape'],
  ['a+?', 'lazy quantifier'],
  ['a**', 'doubled quantifier'],
  ['^*', 'repeated anchor'],
  ['a{2,1}', 'bounds out of order'],
  ['a{257}', 'too many repetitions'],
  ['a{,3}', 'bounds without a beginning'],
  ['a{', 'lone brace'],
  ['[]', 'empty class'],
  ['[^]', 'empty negated class'],
  ['[b-a]', 'range out of order'],
  ['[\\d-z]', 'range from a class'],
  ['(a', 'unbalanced group'],
  ['a)', 'unbalanced group'],
  ['[a', 'unbalanced class'],
  ['a\\', 'trailing backslash'],
  ['((a{256}){256}){256}', 'more states than allowed'],
  ['a'.repeat(257), 'too long'],
])('VAL-36 %s is refused: %s', (source) => {
  expect(compilePattern(source)._tag).toBe('Refused')
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
