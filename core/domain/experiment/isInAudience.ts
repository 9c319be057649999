import type { SegmentId } from '../../../contracts/content/audience.ts'
import type { Datafile, DatafileExperiment } from '../../../contracts/content/datafile.ts'
import { toFields } from '../fields/fields.ts'
import { allSegments } from '../content/segments.ts'

/**
 * SEG-12: whether an experiment is for visitors of these segments. Every segment is an attribute that is true or false;
 * a condition on anything else is unknown, and an experiment whose conditions are unknown is for nobody.
 */
export const isInAudience = (
  { typedAudiences = [], audiences = [] }: Datafile,
  { audienceIds, audienceConditions }: Pick<DatafileExperiment, 'audienceIds' | 'audienceConditions'>,
  segments: readonly SegmentId[],
): boolean => {
  const isMember = (id: unknown): Known => {
    const typed = typedAudiences.find((each) => each.id === id)
    const conditions = typed?.conditions ?? parsed(audiences.find((each) => each.id === id)?.conditions)
    return conditions === undefined ? null : truthOf(conditions, (leaf) => holds(leaf, segments))
  }
  const conditions = audienceConditions ?? audienceIds
  return (Array.isArray(conditions) && conditions.length === 0) || truthOf(conditions, isMember) === true
}

/** null: it cannot be said. */
type Known = boolean | null

/** A list is joined by the operator it begins with, `or` if it begins with none. */
const truthOf = (condition: unknown, ofLeaf: (leaf: unknown) => Known): Known => {
  if (!Array.isArray(condition)) return ofLeaf(condition)
  const [first, ...rest]: readonly unknown[] = condition
  const hasOperator = first === 'and' || first === 'or' || first === 'not'
  const truths = (hasOperator ? rest : condition).map((each: unknown) => truthOf(each, ofLeaf))
  if (first === 'not') return truths[0] === undefined || truths[0] === null ? null : !truths[0]
  const decisive = first !== 'and'
  if (truths.includes(decisive)) return decisive
  return truths.includes(null) ? null : !decisive
}

const holds = (leaf: unknown, segments: readonly SegmentId[]): Known => {
  const { type, name, match = 'exact', value } = toFields(leaf)
  const segment = allSegments.find((id) => id === name)
  if (type !== 'custom_attribute' || (match !== 'exact' && match !== 'exists')) return null
  if (match === 'exists') return segment !== undefined
  return segment === undefined || typeof value !== 'boolean' ? null : segments.includes(segment) === value
}

const parsed = (text: string | undefined): unknown => {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
