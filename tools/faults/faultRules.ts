import type { Fault, FaultRule } from './Fault.ts'

/** A rule and how often it was asked and struck. */
export type CountedRule = FaultRule & { readonly seen: number; readonly struck: number }

/** The rules of one proxy with their counts. The first rule that is still due strikes; every rule that matches counts. */
export function faultRules() {
  let rules: CountedRule[] = []
  return {
    set: (wanted: readonly FaultRule[]): void => void (rules = wanted.map((rule) => ({ ...rule, seen: 0, struck: 0 }))),
    list: (): readonly CountedRule[] => rules,
    /** The fault of this request, if there is one. `path` without its query. */
    faultFor(method: string, path: string): Fault | undefined {
      let fault: Fault | undefined
      rules = rules.map((rule) => {
        if (!isMatch(rule.match, `${method} ${path}`)) return rule
        const seen = rule.seen + 1
        const strikes =
          fault === undefined && seen > (rule.skip ?? 0) && rule.struck < (rule.times ?? Number.POSITIVE_INFINITY)
        if (strikes) fault = rule.fault
        return { ...rule, seen, struck: rule.struck + (strikes ? 1 : 0) }
      })
      return fault
    },
  }
}

function isMatch(pattern: string, request: string): boolean {
  const shape = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${shape.join('.*')}$`).test(request)
}

const kinds: readonly string[] = [
  'latency',
  'drop-before',
  'drop-after',
  'hang',
  'duplicate',
  'status',
  'truncate',
] satisfies Fault['kind'][]

/** What came to `/__faults` as rules, or undefined when it is none. */
export function readRules(text: string): readonly FaultRule[] | undefined {
  try {
    const rules: unknown = JSON.parse(text)
    return Array.isArray(rules) && rules.every(isRule) ? rules : undefined
  } catch {
    return undefined
  }
}

function isRule(value: unknown): value is FaultRule {
  const rule = value as Partial<FaultRule> | null
  return typeof rule === 'object' && typeof rule?.match === 'string' && kinds.includes(rule.fault?.kind ?? '')
}
