import { writeLetter } from '../mail/layout/writeLetter.ts'
import type { LetterSite } from '../mail/layout/writeLetter.ts'
import type { Letter } from '../mail/sendMail.ts'
import type { Language } from '../storage/tables/CatalogTables.ts'

/** CAT-23: `path`: of the product's page; null if it has none any more. */
export const answerLetter = (
  asked: { readonly email: string; readonly text: string },
  answer: { readonly text: string; readonly by: string },
  path: string | null,
  site: LetterSite,
): Letter => {
  const words = reviewText[site.locale.language]
  return writeLetter(
    {
      to: asked.email,
      subject: words.answered,
      parts: [
        { kind: 'text', text: words.asked },
        { kind: 'quote', text: asked.text },
        { kind: 'text', text: words.answers(answer.by) },
        { kind: 'quote', text: answer.text },
        { kind: 'text', text: words.answerShown },
        ...linkTo(path, words.see),
      ],
      because: 'review',
    },
    site,
  )
}

/** DLG-20: `path`: of the product's page; null if it has none any more. */
export const publishedLetter = (to: string, title: string, path: string | null, site: LetterSite): Letter => {
  const words = reviewText[site.locale.language]
  return writeLetter(
    {
      to,
      subject: words.published,
      parts: [{ kind: 'text', text: words.shown(title) }, ...linkTo(path, words.see)],
      because: 'review',
    },
    site,
  )
}

const linkTo = (path: string | null, label: string) => (path === null ? [] : [{ kind: 'link' as const, label, path }])

type ReviewText = {
  readonly answered: string
  readonly asked: string
  readonly answers: (by: string) => string
  readonly answerShown: string
  readonly published: string
  readonly shown: (title: string) => string
  readonly see: string
}

const reviewText: Readonly<Record<Language, ReviewText>> = {
  en: {
    answered: 'An answer to your question',
    asked: 'You asked:',
    answers: (by) => `${by} answers:`,
    answerShown: 'Your question and its answer are now on the product’s page.',
    published: 'Your review is on the page',
    shown: (title) => `Thank you. Your review “${title}” is now on the product’s page.`,
    see: 'See the product',
  },
  fr: {
    answered: 'Une réponse à votre question',
    asked: 'Vous avez demandé :',
    answers: (by) => `${by} vous répond :`,
    answerShown: 'Votre question et sa réponse figurent maintenant sur la page de l’article.',
    published: 'Votre avis est publié',
    shown: (title) => `Merci. Votre avis « ${title} » figure maintenant sur la page de l’article.`,
    see: 'Voir l’article',
  },
  de: {
    answered: 'Eine Antwort auf deine Frage',
    asked: 'Du hast gefragt:',
    answers: (by) => `${by} antwortet:`,
    answerShown: 'Deine Frage und die Antwort stehen jetzt auf der Produktseite.',
    published: 'Deine Bewertung ist veröffentlicht',
    shown: (title) => `Danke. Deine Bewertung „${title}“ steht jetzt auf der Produktseite.`,
    see: 'Produkt ansehen',
  },
  it: {
    answered: 'Una risposta alla tua domanda',
    asked: 'Hai chiesto:',
    answers: (by) => `${by} risponde:`,
    answerShown: 'La tua domanda e la risposta sono ora nella pagina del prodotto.',
    published: 'La tua recensione è pubblicata',
    shown: (title) => `Grazie. La tua recensione “${title}” è ora nella pagina del prodotto.`,
    see: 'Vedi il prodotto',
  },
  es: {
    answered: 'Una respuesta a tu pregunta',
    asked: 'Preguntaste:',
    answers: (by) => `${by} responde:`,
    answerShown: 'Tu pregunta y su respuesta ya están en la página del producto.',
    published: 'Tu opinión está publicada',
    shown: (title) => `Gracias. Tu opinión «${title}» ya está en la página del producto.`,
    see: 'Ver el producto',
  },
}
