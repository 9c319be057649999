import type { Rule } from '../validation/rule.ts'
import { parsePattern } from './parsePattern.ts'
import { maximumStates, programOf, runProgram, stateCount } from './patternProgram.ts'

export type CompiledPattern =
  | { readonly _tag: 'Compiled'; readonly matches: (text: string) => boolean }
  | { readonly _tag: 'Refused'; readonly reason: string }

/** VAL-36, UTF-16 units. */
export const maximumPatternLength = 256
export const maximumSubjectLength = 256

/**
 * VAL-36: a pattern sent by the server, to be run in linear time. Refused when it is longer than 256, outside the
 * dialect or too large: then the server decides. A text longer than 256 does not match.
 */
export const compilePattern = (source: string): CompiledPattern => {
  if (source.length > maximumPatternLength) return { _tag: 'Refused', reason: `longer than ${maximumPatternLength}` }
  const parsed = parsePattern(source)
  if ('refusal' in parsed) return { _tag: 'Refused', reason: parsed.refusal }
  if (stateCount(parsed.node) > maximumStates) return { _tag: 'Refused', reason: `more than ${maximumStates} states` }
  const program = programOf(parsed.node)
  return { _tag: 'Compiled', matches: (text) => text.length <= maximumSubjectLength && runProgram(program, text) }
}

/**
 * VAL-11, VAL-36: run by the linear-time matcher; a pattern that it refuses passes, and the server decides. The matcher
 * is loaded only by code that reads rules with patterns.
 */
export const patternRule = (source: string): Rule => {
  const pattern = compilePattern(source)
  return { rule: 'pattern', matches: (text) => pattern._tag === 'Refused' || pattern.matches(text) }
}
