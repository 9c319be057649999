import { validate } from '../validation/validate.ts'
import { emailRules } from './accountForms.ts'

/** `start` puts an address on the list, `stop` takes it off. */
export type NewsletterChange = 'start' | 'stop'

/** SIGN-50: the wrong fields, in form order: a valid e-mail, and the policy ticked. To stop the letters takes no consent. */
export const newsletterFailures = (
  { email, hasAgreed }: { readonly email: string; readonly hasAgreed: boolean },
  change: NewsletterChange,
): readonly ('email' | 'policy')[] => [
  ...(validate(email.trim(), emailRules) === null ? [] : (['email'] as const)),
  ...(change === 'stop' || hasAgreed ? [] : (['policy'] as const)),
]
