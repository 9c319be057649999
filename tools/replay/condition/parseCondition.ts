import { readTokens } from './readTokens.ts'
import type { Token } from './readTokens.ts'

/** What a condition may refer to, by name; computed only when needed. */
export type Scope<Name extends string = string> = { readonly [Key in Name]: () => unknown }

export type Condition = { readonly _tag: 'Condition'; holds(scope: Scope): boolean }

/**
 * A small expression over a state: `order.problem.errorId == "PRM155"`, `cart.pending.length > 3 and not
 * order.placing`, `view.cart.lines[*].name has "Boot"`. `[*]` means any of them. Nothing in it is ever executed as
 * code.
 */
export const parseCondition = (
  text: string,
  names: readonly string[],
): Condition | { readonly _tag: 'Wrong'; readonly reason: string } => {
  const tokens = readTokens(text)
  if ('reason' in tokens) return { _tag: 'Wrong', reason: tokens.reason }
  try {
    const holds = createParser(tokens, names).whole()
    return { _tag: 'Condition', holds: (scope) => holds(scope) }
  } catch (problem) {
    if (problem instanceof Misread) return { _tag: 'Wrong', reason: problem.message }
    throw problem
  }
}

class Misread extends Error {}

type Test = (scope: Scope) => boolean
/** The values at a path: with `[*]` there may be many. */
type Values = (scope: Scope) => readonly unknown[]

const createParser = (tokens: readonly Token[], names: readonly string[]) => {
  let at = 0
  const isNext = (...words: readonly string[]): boolean => {
    const token = tokens[at]
    return token !== undefined && (token.kind === 'word' || token.kind === 'mark') && words.includes(token.value)
  }
  const take = (...words: readonly string[]): boolean => {
    if (!isNext(...words)) return false
    at += 1
    return true
  }
  const tokenText = (): string => (tokens[at] === undefined ? 'the end' : `"${tokens[at]?.value}"`)
  const expect = (mark: string): void => {
    if (!take(mark)) throw new Misread(`"${mark}" is expected instead of ${tokenText()}`)
  }

  const either = (): Test => {
    let left = both()
    while (take('or', '||')) left = isEither(left, both())
    return left
  }
  const both = (): Test => {
    let left = one()
    while (take('and', '&&')) left = isBoth(left, one())
    return left
  }
  const one = (): Test => {
    if (take('not', '!')) return isNot(one())
    if (take('(')) {
      const inside = either()
      expect(')')
      return inside
    }
    return comparison()
  }
  const comparison = (): Test => {
    const left = value()
    const operator = Object.keys(comparisons).find((name) => take(name))
    if (operator === undefined) return (scope) => left(scope).some(isSomething)
    const right = value()
    const compare = comparisons[operator] ?? (() => false)
    return (scope) => {
      const others = right(scope)
      return left(scope).some((a) => others.some((b) => compare(a, b)))
    }
  }
  const value = (): Values => {
    const isNegative = take('-')
    const token = tokens[at]
    if (token?.kind === 'number') {
      at += 1
      const figure = isNegative ? -Number(token.value) : token.value
      return () => [figure]
    }
    if (isNegative || token === undefined || token.kind === 'mark')
      throw new Misread(`a name or a number is expected instead of ${tokenText()}`)
    at += 1
    if (token.kind === 'text') return () => [token.value]
    const literal = literals.get(String(token.value))
    return literal === undefined ? path(String(token.value)) : () => [literal.value]
  }
  const path = (root: string): Values => {
    if (!names.includes(root)) throw new Misread(`"${root}" is not known here; known are ${names.join(', ')}`)
    let values: Values = (scope) => [scope[root]?.()]
    for (;;) {
      if (take('.')) {
        const step = tokens[at]
        if (step?.kind !== 'word') throw new Misread(`a name should follow the dot, not ${tokenText()}`)
        at += 1
        values = fieldOf(values, step.value)
      } else if (take('[')) {
        const index = tokens[at]
        if (take('*')) values = eachOf(values)
        else if (index?.kind === 'number') {
          at += 1
          values = fieldOf(values, String(index.value))
        } else throw new Misread(`a number or * is expected between brackets, not ${tokenText()}`)
        expect(']')
      } else return values
    }
  }

  return {
    whole: (): Test => {
      if (tokens.length === 0) throw new Misread('the condition is empty')
      const test = either()
      if (at < tokens.length) throw new Misread(`${tokenText()} is too much`)
      return test
    },
  }
}

const isEither =
  (a: Test, b: Test): Test =>
  (scope) =>
    a(scope) || b(scope)
const isBoth =
  (a: Test, b: Test): Test =>
  (scope) =>
    a(scope) && b(scope)
const isNot =
  (a: Test): Test =>
  (scope) =>
    !a(scope)

const fieldOf =
  (values: Values, name: string): Values =>
  (scope) =>
    values(scope).map((value) =>
      isHolder(value) && Object.hasOwn(Object(value) as object, name)
        ? (value as Record<string, unknown>)[name]
        : undefined,
    )

const eachOf =
  (values: Values): Values =>
  (scope) =>
    values(scope).flatMap((value) => (isHolder(value) ? Object.values(value as object) : []))

const isHolder = (value: unknown): boolean => (typeof value === 'object' && value !== null) || typeof value === 'string'

/** By itself, a value holds when it exists and is neither false, nor zero, nor empty. */
const isSomething = (value: unknown): boolean => Boolean(value) && !(Array.isArray(value) && value.length === 0)

const literals = new Map<string, { readonly value: unknown }>([
  ['true', { value: true }],
  ['false', { value: false }],
  ['null', { value: null }],
])

/** A missing value counts as null. */
const isSame = (a: unknown, b: unknown): boolean => (a ?? null) === (b ?? null)
/** Below, at or above 0; NaN for two values without an order, for which every comparison is false. */
const orderOf = (a: unknown, b: unknown): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return typeof a === 'string' && typeof b === 'string' ? (a < b ? -1 : Number(a > b)) : Number.NaN
}

/** Longer signs first, so that `<=` is not read as `<`. */
const comparisons: Readonly<Record<string, (a: unknown, b: unknown) => boolean>> = {
  '==': isSame,
  '!=': (a, b) => !isSame(a, b),
  '<=': (a, b) => orderOf(a, b) <= 0,
  '>=': (a, b) => orderOf(a, b) >= 0,
  '<': (a, b) => orderOf(a, b) < 0,
  '>': (a, b) => orderOf(a, b) > 0,
  has: (a, b) =>
    typeof a === 'string' && typeof b === 'string'
      ? a.includes(b)
      : Array.isArray(a) && a.some((each) => isSame(each, b)),
}
