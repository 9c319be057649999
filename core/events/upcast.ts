import { toFields } from '../domain/fields/fields.ts'
import { ShopEvent } from './shop/shopEvent.ts'

/**
 * One pure step per released version and tag, from its shape to the next one's: `{ 'v1.ItemAddRequested': (event) => ({
 * …event, _tag: 'v2.…' }) }`.
 */
export type UpcastSteps = Readonly<Record<string, (event: Readonly<Record<string, unknown>>) => unknown>>

/**
 * Events are never rewritten: an old one is converted to today's shape each time it is read. One that already has it,
 * or is unknown, is returned unchanged.
 */
export const upcastBy =
  (steps: UpcastSteps) =>
  (stored: unknown): unknown => {
    let event = stored
    for (let step = stepOf(steps, event); step; step = stepOf(steps, event)) event = step(toFields(event))
    return event
  }

export const upcast = upcastBy({})

const stepOf = (steps: UpcastSteps, event: unknown): UpcastSteps[string] | undefined => {
  const tag = tagOf(event)
  return tag !== null && Object.hasOwn(steps, tag) ? steps[tag] : undefined
}

/** False for an event of a version newer than this one. */
export const isKnownTag = (event: unknown): boolean => {
  const tag = tagOf(event)
  return tag !== null && knownTags.has(tag)
}

const tagOf = (event: unknown): string | null =>
  typeof event === 'object' && event !== null && '_tag' in event && typeof event._tag === 'string' ? event._tag : null

type Member = {
  readonly fields?: { readonly _tag: { readonly schema: { readonly literal: string } } }
  readonly members?: readonly Member[]
}

const tagsOf = (member: Member): readonly string[] =>
  member.members ? member.members.flatMap(tagsOf) : member.fields ? [member.fields._tag.schema.literal] : []

/** Of every event that this build knows, such as `v1.LineSaveRequested`. */
export const knownTags: ReadonlySet<string> = new Set(tagsOf(ShopEvent))
