import type { Language } from '../catalog/CatalogTables.ts'

export type ContactCategory = { readonly category: string; readonly subjects: readonly string[] }

/** ORD-12: what people write about, in the words of the site. The words are what comes back. */
export const contactSubjects: Readonly<Record<Language, readonly ContactCategory[]>> = {
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

export const isContactSubject = (
  language: Language,
  category = '',
  subject = '',
): { readonly category: boolean; readonly subject: boolean } => {
  const found = contactSubjects[language].find((known) => known.category === category)
  return { category: found !== undefined, subject: found?.subjects.includes(subject) === true }
}
