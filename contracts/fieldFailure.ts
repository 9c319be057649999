/** An invalid field: which rule it breaks, and the figures for its message. */
export type FieldFailure = {
  readonly field: string
  readonly rule: string
  readonly values?: Readonly<Record<string, string | number>>
}
