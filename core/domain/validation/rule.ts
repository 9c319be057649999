import type { CalendarDate } from '../calendar/calendarDate.ts'
import type { DateFormat } from '../calendar/dateFormat.ts'

export type FieldValue = string | number | boolean | null | undefined

/** One rule as data. `message` replaces the rule's default sentence (VAL-12). */
export type Rule = RuleKind & { readonly message?: string }

type RuleKind =
  /** VAL-01 */
  | { readonly rule: 'required' }
  /** VAL-02 */
  | { readonly rule: 'email' }
  /** VAL-03, in UTF-16 units after trimming. */
  | { readonly rule: 'exactLength' | 'minLength' | 'maxLength'; readonly n: number }
  /** VAL-04, inclusive. */
  | { readonly rule: 'minNumber' | 'maxNumber'; readonly n: number }
  /** VAL-05, inclusive; the value is read in `format`. */
  | { readonly rule: 'minDate' | 'maxDate'; readonly date: CalendarDate; readonly format: DateFormat }
  /** VAL-06 */
  | { readonly rule: 'name' }
  /** VAL-36, ours: what a label printer can print: no emoji, no control characters. */
  | { readonly rule: 'printable' }
  /** VAL-07 */
  | { readonly rule: 'password' }
  /** VAL-09, made by `phoneRule`: pages without a phone field load no masks. */
  | { readonly rule: 'phone'; readonly matches: (text: string) => boolean }
  /** VAL-10 */
  | { readonly rule: 'date'; readonly format: DateFormat }
  /** Made by `patternRule`. */
  | { readonly rule: 'pattern'; readonly matches: (text: string) => boolean }
  /** VAL-11: exactly equal to another field of the same form. */
  | { readonly rule: 'sameAs'; readonly field: string }
  /** VAL-36: one item of a list, such as the provinces. */
  | { readonly rule: 'oneOf'; readonly choices: readonly string[] }

export type RuleName = RuleKind['rule']

/** Which rule failed, and the figures for its message. */
export type Failure = {
  readonly rule: RuleName
  readonly values?: Readonly<Record<string, string | number>>
  /** The caller's own message, if the rule has one. */
  readonly message?: string
}
