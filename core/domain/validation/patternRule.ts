import { compilePattern } from './compilePattern.ts'
import type { Rule } from './rule.ts'

/** VAL-11, VAL-36: run by the linear-time matcher; a pattern it refuses passes, and the server decides. The matcher comes with whoever reads rules that have patterns. */
export const patternRule = (source: string): Rule => {
  const pattern = compilePattern(source)
  return { rule: 'pattern', matches: (text) => pattern._tag === 'Refused' || pattern.matches(text) }
}
