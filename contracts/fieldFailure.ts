/** An invalid field: which rule it breaks, and the figures for its message. */
export type FieldFailure<Field extends string = string> = {
  readonly field: Field
  readonly rule: string
  readonly values?: Readonly<Record<string, string | number>>
}
