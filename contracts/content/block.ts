import { Schema } from 'effect'
import { asked, contentLimits, key, line, optional } from './field.ts'
import { validity } from './validity.ts'

/** The experiment and variant that a resolved block comes from: what its exposure reports. */
const Exposure = Schema.Struct({ experienceId: Schema.String, variantId: Schema.String })
export type Exposure = typeof Exposure.Type

/** CMS-06: a kind of block. Its own `name` takes the place of the one that is for editors. */
export const block = <const Type extends string, const Fields extends Schema.Struct.Fields>(
  type: Type,
  fields: Fields,
  title: string,
  help = '',
) => {
  const all = { ...commonFields, type: Schema.Literal(type), ...fields }
  return Schema.Struct(
    // A spread of a type parameter does not say that its fields replace the common ones.
    all as Omit<typeof commonFields, keyof Fields> & { type: Schema.Literal<Type> } & Fields,
  ).annotate({
    title,
    description: help,
  })
}

const commonFields = {
  id: key('Id', 'Unique in its document'),
  name: optional(line('Name', 'For editors alone')),
  ...validity,
  exposures: optional(asked(Schema.Array(Exposure).check(Schema.isMaxLength(contentLimits.list)), 'none', 'Exposures')),
}

/**
 * Blocks inside a block. Each is read on its own by `readBlock.ts`, like those of a slot, so a malformed one does not
 * take its parent along. `nestedBlocks` in blockKinds.ts says where they may be, and of which kinds.
 */
export const blocks = (title: string, help?: string) =>
  asked(Schema.Array(Schema.Json).check(Schema.isMaxLength(contentLimits.list)), 'blocks', title, help)

/** One block inside a block. */
export const oneBlock = (title: string, help?: string) => asked(Schema.Json, 'block', title, help)
