import type { FieldFailure } from '../../../contracts/fieldFailure.ts'
import { fieldLengths } from '../configuration/constants.ts'
import type { Rule } from '../validation/rule.ts'
import { recipientsIn } from '../favorites/recipientsIn.ts'
import { isEmail } from '../validation/textRules.ts'
import { validate } from '../validation/validate.ts'
import { defined } from '../fields/fields.ts'

const email: readonly Rule[] = [
  { rule: 'required' },
  { rule: 'email' },
  { rule: 'maxLength', n: fieldLengths.email.maximum },
]
const words = (n: number): readonly Rule[] => [{ rule: 'required' }, { rule: 'maxLength', n }]

/** As the contract has it. */
const mostRecipients = 5
const areRecipients = (text: string): boolean =>
  recipientsIn(text).length > 0 &&
  recipientsIn(text).length <= mostRecipients &&
  recipientsIn(text).every((each) => isEmail(each))

const rules = {
  /** ORD-12 */
  contact: { category: words(100), subject: words(200), email, message: words(4000) },
  /** DLG-06, CAT-25 */
  question: { text: words(1000), nickname: words(50), email },
  /** DLG-20, CAT-25 */
  review: {
    rating: [{ rule: 'required' }],
    title: words(100),
    text: words(1000),
    fit: [],
    nickname: words(50),
    email,
  },
  /** FAV-06 */
  sendFavorites: {
    recipients: [{ rule: 'required' }, { rule: 'pattern', matches: areRecipients }],
    message: [{ rule: 'maxLength', n: 1000 }],
  },
  /** CAT-09 */
  notifyWhenBack: { productId: words(64), sku: words(64), email },
  /** ORD-11 */
  warranty: { orderNumber: words(64), productId: words(64), description: words(4000), email },
  /** LAW-15 */
  withdrawal: { name: words(100), orderNumber: words(64), email, goods: [{ rule: 'maxLength', n: 500 }] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly Rule[]>>>>

type RuledForm = keyof typeof rules

/** The forms that are sent as they are; a statement of withdrawal may also have lines of an order. */
export type CaseForm = Exclude<RuledForm, 'withdrawal'>
export type CaseField<Form extends CaseForm> = keyof (typeof rules)[Form]

/** Each invalid field, with its first broken rule, in form order. */
export const caseFailures = (
  form: RuledForm,
  entry: Readonly<Record<string, string | undefined>>,
): readonly FieldFailure[] =>
  Object.entries<readonly Rule[]>(rules[form]).flatMap(([field, own]) => {
    const failure = validate(entry[field], own)
    return failure ? [{ field, rule: failure.rule, ...defined({ values: failure.values }) }] : []
  })
