import { Schema } from 'effect'

/** An event: a versioned tag and complete facts. Unknown fields are dropped, so that nothing can be smuggled in. */
export const event = <const Tag extends `v${number}.${string}`, const Fields extends Schema.Struct.Fields>(
  tag: Tag,
  fields: Fields,
) => Schema.Struct({ _tag: Schema.tag(tag), ...fields })
