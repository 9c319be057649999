import { openContactCase, openWarrantyCase, readContactSubjects } from '../../contracts/api/serviceCaseApi.ts'
import { caseFailures } from '../../core/domain/service/caseForms.ts'
import { answer, refuse } from '../http/answer.ts'
import type { Refusal } from '../http/answer.ts'
import type { Context } from '../http/Context.ts'
import { handle } from '../http/handle.ts'
import type { Handler } from '../http/handle.ts'
import { reachOrder } from '../order/reachOrder.ts'
import { contactSubjects, isContactSubject } from './contactSubjects.ts'
import { openCase } from './openCase.ts'

export const serviceHandlers: readonly Handler[] = [
  handle(readContactSubjects, async (_input, _caller, { locale }) => answer(contactSubjects[locale.language])),
  /** ORD-12 */
  handle(openContactCase, async ({ body }, _caller, context) => {
    const fault = typeFault(context, body) ?? entryFault('contact', body, context)
    return fault ?? answer({ caseId: await openCase({ kind: 'contact', subject: null, entry: body }, context) })
  }),
  /** ORD-11: whoever writes need not own the order; whether the e-mail is its own stands in the letter to our people, and nowhere else. */
  handle(openWarrantyCase, async ({ body }, { subject }, context) => {
    const fault = entryFault('warranty', body, context)
    if (fault) return fault
    const { orderNumber = '', email } = body
    const isOwn = !('_tag' in (await reachOrder(context.db, orderNumber, { subject, email })))
    return answer({ caseId: await openCase({ kind: 'warranty', subject, entry: body, isOwn }, context) })
  }),
]

/** ATTR100: what it is about must be one of ours. */
function typeFault(
  { locale }: Context,
  { category, subject }: { readonly category?: string; readonly subject?: string },
): Refusal | undefined {
  const known = isContactSubject(locale.language, category, subject)
  if (!known.category) return refuse('ATTR100', { field: 'category' })
  return known.subject ? undefined : refuse('ATTR100', { field: 'subject' })
}

/** ATTR200: which of our sites it is for; ATTR300: the rest, with the first field that is missing or cannot be. */
function entryFault(
  form: 'contact' | 'warranty',
  entry: Readonly<Record<string, string | undefined>>,
  { isLocaleKnown }: Context,
): Refusal | undefined {
  if (!isLocaleKnown) return refuse('ATTR200')
  const [failure] = caseFailures(form, entry)
  return failure && refuse('ATTR300', { field: failure.field })
}
