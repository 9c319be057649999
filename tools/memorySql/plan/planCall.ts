import { createHash } from 'node:crypto'
import { NotBuiltError } from '../databaseError.ts'
import type { Expression } from '../syntax/SqlSyntax.ts'
import { byKey, frozenJson } from '../table/columnTypes.ts'
import type { SqlValue } from '../table/TableSchema.ts'
import { comparisonOf } from './compareValues.ts'
import { planAggregate, isAggregate } from './planAggregate.ts'
import { asOneType, asType } from './Planned.ts'
import type { Planned, PlanValue } from './Planned.ts'
import { findColumn, reached } from './Scope.ts'
import type { SqlScope } from './Scope.ts'

type Call = Expression & { kind: 'call' }

/** The functions that the server's SQL uses. */
export const planCall = (source: Call, scope: SqlScope, planValue: PlanValue): Planned => {
  const { name, values } = source
  if (isAggregate(name)) return planAggregate(source, scope, planValue)
  const [first] = values
  if (name === 'to_jsonb' && first?.kind === 'column' && first.table === undefined) {
    const row = planWholeRow(source, first.name, scope)
    if (row) return row
  }
  const planned = values.map((value) => planValue(value, scope))
  const plan = functions[name]
  if (source.ofRows || !plan) throw new NotBuiltError(`the function ${name}`)
  return { ...plan(planned), source }
}

type Plan = (values: readonly Planned[]) => Pick<Planned, 'type' | 'evaluate'>

const functions: Readonly<Record<string, Plan>> = {
  coalesce: (values) => {
    const { type, all } = asOneType(values)
    return {
      type,
      evaluate: (frame) => {
        for (const { evaluate } of all) {
          const value = evaluate(frame)
          if (value !== null) return value
        }
        return null
      },
    }
  },
  greatest: (values) => extreme(values, 1),
  least: (values) => extreme(values, -1),
  jsonb_build_array: (values) => {
    const all = values.map(asJson)
    return { type: 'jsonb', evaluate: (frame) => frozenJson(all.map(({ evaluate }) => evaluate(frame))) }
  },
  jsonb_build_object: (values) => {
    const fields = values.flatMap((value, place) =>
      place % 2 === 0 ? [{ key: literalText(value), value: asJson(values[place + 1]!) }] : [],
    )
    fields.sort((a, b) => byKey(a.key, b.key))
    return {
      type: 'jsonb',
      evaluate: (frame) => frozenJson(Object.fromEntries(fields.map(({ key, value }) => [key, value.evaluate(frame)]))),
    }
  },
  jsonb_extract_path: ([tree, ...path]) => ({ type: 'jsonb', evaluate: branchOf(tree!, path) }),
  jsonb_extract_path_text: ([tree, ...path]) => {
    const branch = branchOf(tree!, path)
    return { type: 'text', evaluate: (frame) => textOf(branch(frame)) }
  },
  to_jsonb: ([value]) => ({ type: 'jsonb', evaluate: asJson(value!).evaluate }),
  substr: ([value, first, length]) => {
    const [text, from, count] = [asType(value!, 'text'), asType(first!, 'int4'), asType(length!, 'int4')]
    return {
      type: 'text',
      evaluate: (frame) => substring(text.evaluate(frame), from.evaluate(frame), count.evaluate(frame)),
    }
  },
  'int4 of bits': ([value, length]) => {
    const [text, bits] = [asType(value!, 'text'), asType(length!, 'int4')]
    return { type: 'int4', evaluate: (frame) => numberOfBits(text.evaluate(frame), Number(bits.evaluate(frame))) }
  },
  md5: ([value]) => textFunction(value!, (text) => createHash('md5').update(text).digest('hex')),
  'is like': ([value, pattern]) => {
    const [text, like] = [asType(value!, 'text'), asType(pattern!, 'text')]
    return {
      type: 'boolean',
      evaluate: (frame) => {
        const [written, wanted] = [text.evaluate(frame), like.evaluate(frame)]
        return written === null || wanted === null ? null : matcherOf(wanted as string)(written as string)
      },
    }
  },
  lower: ([value]) => textFunction(value!, (text) => text.toLowerCase()),
}

/** An object's value under these names; null if there is none. */
const branchOf = (tree: Planned, path: readonly Planned[]): Planned['evaluate'] => {
  const { evaluate } = asType(tree, 'jsonb')
  const names = path.map(literalText)
  return (frame) =>
    names.reduce<SqlValue>(
      (at, name) =>
        typeof at === 'object' && at !== null ? ((at as Readonly<Record<string, SqlValue>>)[name] ?? null) : null,
      evaluate(frame),
    )
}

const textOf = (value: SqlValue): SqlValue => {
  if (value === null || typeof value === 'string') return value
  throw new NotBuiltError('jsonb that is no text as text')
}

const extreme = (values: readonly Planned[], sign: 1 | -1): ReturnType<Plan> => {
  const { type, all } = asOneType(values)
  const compare = comparisonOf(type)
  const better = (best: SqlValue, value: SqlValue): SqlValue => {
    if (value === null) return best
    return best === null || compare(value, best) * sign > 0 ? value : best
  }
  return {
    type,
    evaluate: (frame) => all.reduce<SqlValue>((best, { evaluate }) => better(best, evaluate(frame)), null),
  }
}

const textFunction = (value: Planned, compute: (text: string) => string): ReturnType<Plan> => {
  const { evaluate } = asType(value, 'text')
  return {
    type: 'text',
    evaluate: (frame) => {
      const text = evaluate(frame)
      return text === null ? null : compute(text as string)
    },
  }
}

/** Only `%`, as many characters as there are. */
const matcherOf = (pattern: string): ((text: string) => boolean) => {
  if (/[_\\]/.test(pattern)) throw new NotBuiltError('like with a sign other than %')
  const parts = pattern.split('%').map((part) => part.replaceAll(/[.*+?^${}()|[\]]/g, String.raw`\$&`))
  const expression = new RegExp(`^${parts.join('.*')}$`, 's')
  return (text) => expression.test(text)
}

const substring = (text: SqlValue, first: SqlValue, length: SqlValue): SqlValue => {
  if (text === null || first === null || length === null) return null
  if (Number(first) < 1 || Number(length) < 0) throw new NotBuiltError('substr from before the text')
  return Array.from(text as string)
    .slice(Number(first) - 1, Number(first) - 1 + Number(length))
    .join('')
}

const numberOfBits = (text: SqlValue, bits: number): SqlValue => {
  if (text === null) return null
  const digits = /^x([0-9a-f]+)$/i.exec(text as string)?.[1]
  if (!digits || bits >= 32 || digits.length * 4 !== bits)
    throw new NotBuiltError(`"${text as string}" as ${bits} bits`)
  return Number.parseInt(digits, 16)
}

/** Text, numbers and booleans are the same in JSON. */
const asJson = (value: Planned): Planned => {
  if (value.type === 'unknown') throw new NotBuiltError('an untyped value in jsonb')
  return value
}

const literalText = ({ source }: Planned): string => {
  if (source.kind === 'literal' && typeof source.value === 'string') return source.value
  throw new NotBuiltError('a jsonb key that is not written out')
}

/** `to_jsonb(source)`: the source's row as an object. */
const planWholeRow = (source: Call, alias: string, scope: SqlScope): Planned | undefined => {
  if (findColumn(scope, undefined, alias, 0)) return undefined
  const place = scope.sources.findIndex((each) => each.alias === alias)
  const columns = scope.sources[place]?.columns
  if (!columns) return undefined
  reached(scope, place)
  const sorted = columns.map(({ name }, column) => ({ name, column })).toSorted((a, b) => byKey(a.name, b.name))
  const evaluate: Planned['evaluate'] = ({ rows }) =>
    frozenJson(Object.fromEntries(sorted.map(({ name, column }) => [name, rows[place]![column]])))
  return { type: 'jsonb', source, evaluate }
}
