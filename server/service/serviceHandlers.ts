import { openContactCase, openWarrantyCase, readContactSubjects } from '../../contracts/api/serviceCaseApi.ts'
import { caseFailures } from '../../core/domain/service/caseForms.ts'
import { answer, refuse } from '../kit/answer.ts'
import type { Refusal } from '../kit/answer.ts'
import type { Context } from '../kit/Context.ts'
import { handle } from '../kit/handle.ts'
import type { Handler } from '../kit/handle.ts'
import { reachOrder } from '../order/reachOrder.ts'
import type { Language } from '../storage/tables/CatalogTables.ts'
import { openCase } from './openCase.ts'

/** ATTR100: its subject must be one of ours. */
const typeFault = (
  { locale }: Context,
  { category, subject }: { readonly category?: string; readonly subject?: string },
): Refusal | undefined => {
  const known = isContactSubject(locale.language, category, subject)
  if (!known.category) return refuse('ATTR100', { field: 'category' })
  return known.subject ? undefined : refuse('ATTR100', { field: 'subject' })
}

/** ATTR200: the site it is for; ATTR300: the rest, with the first field that is missing or invalid. */
const entryFault = (
  form: 'contact' | 'warranty',
  entry: Readonly<Record<string, string | undefined>>,
  { isLocaleKnown }: Context,
): Refusal | undefined => {
  if (!isLocaleKnown) return refuse('ATTR200')
  const [failure] = caseFailures(form, entry)
  return failure && refuse('ATTR300', { field: failure.field })
}

export const serviceHandlers: readonly Handler[] = [
  handle(readContactSubjects, async (_input, _caller, { locale }) => answer(contactSubjects[locale.language])),
  /** ORD-12 */
  handle(openContactCase, async ({ body }, _caller, context) => {
    const fault = typeFault(context, body) ?? entryFault('contact', body, context)
    return fault ?? answer({ caseId: await openCase({ kind: 'contact', subject: null, entry: body }, context) })
  }),
  /** ORD-11: the sender need not own the order; only the letter to our staff says whether the e-mail belongs to it. */
  handle(openWarrantyCase, async ({ body }, { subject }, context) => {
    const fault = entryFault('warranty', body, context)
    if (fault) return fault
    const { orderNumber = '', email } = body
    const isOwn = !('_tag' in (await reachOrder(context.db, orderNumber, { subject, email })))
    return answer({ caseId: await openCase({ kind: 'warranty', subject, entry: body, isOwn }, context) })
  }),
]

type ContactCategory = { readonly category: string; readonly subjects: readonly string[] }

/** ORD-12: the subjects of messages, in the site's language. The form sends back the text. */
const contactSubjects: Readonly<Record<Language, readonly ContactCategory[]>> = {
  en: [
    {
      category: 'Orders and delivery',
      subjects: ['Where is my order?', 'Change something about my order', 'Something is missing', 'It arrived damaged'],
    },
    {
      category: 'Returns and refunds',
      subjects: ['How do I send something back?', 'Where is my refund?', 'Another size or colour instead'],
    },
    { category: 'Products', subjects: ['Which size?', 'Care and repair', 'Materials and where they come from'] },
    { category: 'Your account', subjects: ['I cannot sign in', 'What you know about me', 'Delete my account'] },
    { category: 'Something else', subjects: ['This website', 'Our stores', 'Anything else'] },
  ],
  fr: [
    {
      category: 'Commandes et livraison',
      subjects: [
        'Où est ma commande ?',
        'Modifier ma commande',
        'Il manque quelque chose',
        'L’article est arrivé abîmé',
      ],
    },
    {
      category: 'Retours et remboursements',
      subjects: ['Comment renvoyer un article ?', 'Où est mon remboursement ?', 'Une autre taille ou couleur'],
    },
    { category: 'Produits', subjects: ['Quelle taille ?', 'Entretien et réparation', 'Matières et origine'] },
    {
      category: 'Votre compte',
      subjects: ['Je n’arrive pas à me connecter', 'Ce que vous savez de moi', 'Supprimer mon compte'],
    },
    { category: 'Autre chose', subjects: ['Ce site', 'Nos magasins', 'Toute autre question'] },
  ],
}

const isContactSubject = (
  language: Language,
  category = '',
  subject = '',
): { readonly category: boolean; readonly subject: boolean } => {
  const found = contactSubjects[language].find((known) => known.category === category)
  return { category: found !== undefined, subject: found?.subjects.includes(subject) === true }
}
