/** A field that does not pass: which rule, and the figures its sentence needs. */
export type FieldFailure = {
  readonly field: string
  readonly rule: string
  readonly values?: Readonly<Record<string, string | number>>
}
