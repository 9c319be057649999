/** Something that never changes, or how to get what holds now. Whoever needs the same throughout asks once. */
export type Current<Value extends object> = Value | (() => Value)

export const currentOf = <Value extends object>(source: Current<Value>): Value =>
  typeof source === 'function' ? source() : source
