import { allLocales, locales } from '../../../../core/domain/locale/locales.ts'
import type { Site } from '../../../../core/domain/locale/locales.ts'
import { loyaltyBenefits } from '../../../../core/domain/loyalty/loyaltyProgramme.ts'
import type { SeedDocument } from '../SeedDocument.ts'
import { textPage } from '../textPage.ts'

/** /loyalty: what `core/domain/loyalty` and `server/consumer/loyalty` do. LOY-12: for the readers' country. */
export const loyalty: SeedDocument = {
  family: 'page',
  key: 'loyalty',
  body: (say, language, site) => loyaltyPage(hasFreeShipping(site, language)).body(say, language, site),
}

/** Whether members get free shipping somewhere where this language of the site is read. */
const hasFreeShipping = (site: Site, language: string): boolean =>
  allLocales.some(
    (locale) =>
      locales[locale].site === site &&
      locales[locale].language === language &&
      loyaltyBenefits(locale).includes('freeShipping'),
  )

const loyaltyPage = (isShippingFree: boolean): SeedDocument =>
  textPage(
    'loyalty',
    {
      title: 'Loyalty',
      lede: 'A point for every whole dollar, pound or euro you spend. Joining costs nothing.',
      sections: [
        {
          heading: 'How it works',
          paragraphs: [
            'You start with 100 points. Every order that you pay while you are a member adds a point for each whole unit of your currency, delivery and tax included.',
            'An order that is cancelled earns nothing. What a voucher paid for earns no points either.',
          ],
        },
        {
          heading: 'What points are worth',
          paragraphs: [
            '500 points are a voucher of 5, 1,000 of 12, 2,000 of 25 and 4,000 of 60, in the currency of your site. You choose one at checkout, under “Use points or a reward”.',
          ],
        },
        {
          heading: 'What else members have',
          paragraphs: [
            'A code for 10% off when you join.',
            ...(isShippingFree ? ['A code for free shipping.'] : []),
            'News of the program comes by email; you can end it in your preferences.',
          ],
        },
        {
          heading: 'How to join',
          paragraphs: [
            'Sign in and open <a href="/account/loyalty">Loyalty in your account</a>, or tick the box when you <a href="/sign-up">create one</a>. The <a href="/loyalty-terms">terms</a> are short.',
          ],
        },
      ],
    },
    {
      title: 'Fidélité',
      lede: 'Un point par dollar, livre ou euro entier dépensé. L’adhésion ne coûte rien.',
      sections: [
        {
          heading: 'Comment ça marche',
          paragraphs: [
            'Vous commencez avec 100 points. Chaque commande payée pendant votre adhésion ajoute un point par unité entière de votre devise, livraison et taxes comprises.',
            'Une commande annulée ne rapporte rien. Ce qu’un bon a payé ne rapporte pas de points non plus.',
          ],
        },
        {
          heading: 'Ce que valent les points',
          paragraphs: [
            '500 points donnent un bon de 5, 1 000 un bon de 12, 2 000 un bon de 25 et 4 000 un bon de 60, dans la devise de votre site. Vous en choisissez un à la caisse.',
          ],
        },
        {
          heading: 'Le reste',
          paragraphs: [
            'Un code de 10 % à l’adhésion.',
            ...(isShippingFree ? ['Un code de livraison gratuite.'] : []),
            'Les nouvelles du programme viennent par e-mail ; vous les arrêtez dans vos préférences.',
          ],
        },
        {
          heading: 'Comment adhérer',
          paragraphs: [
            'Connectez-vous et ouvrez <a href="/account/loyalty">Fidélité dans votre compte</a>, ou cochez la case en <a href="/sign-up">créant un compte</a>. Les <a href="/loyalty-terms">conditions</a> sont courtes.',
          ],
        },
      ],
    },
  )

/** /loyalty-terms */
export const loyaltyTerms = textPage(
  'loyalty-terms',
  {
    title: 'Loyalty terms',
    lede: 'What you agree to when you join, and what we do with it.',
    sections: [
      {
        heading: 'Joining',
        paragraphs: [
          'Joining is a choice you make and never a box ticked for you. We ask for your name, date of birth, phone number and postal code, because a membership belongs to one person.',
          'A membership is free. To end it, write to privacy@cairn.example; points end with it.',
        ],
      },
      {
        heading: 'Earning',
        paragraphs: [
          'A point for each whole unit of your currency in an order that was placed after you joined and not cancelled, less what a voucher paid. Orders placed before count for nothing.',
        ],
      },
      {
        heading: 'Spending',
        paragraphs: [
          'One voucher for an order, never more than what is left to pay. Its points are taken when the order is confirmed and come back when the order is cancelled or was not paid after all.',
          'Points have no cash value and cannot be given to another account.',
        ],
      },
      {
        heading: 'What we keep',
        paragraphs: [
          'Your orders, what each earned and what each spent. We use it for the program and for nothing else.',
        ],
      },
    ],
  },
  {
    title: 'Conditions de fidélité',
    lede: 'Ce que vous acceptez en adhérant, et ce que nous en faisons.',
    sections: [
      {
        heading: 'Adhérer',
        paragraphs: [
          'Adhérer est votre choix, jamais une case cochée d’avance. Nous demandons nom, date de naissance, téléphone et code postal, parce qu’une adhésion appartient à une seule personne.',
          'L’adhésion est gratuite. Pour y mettre fin, écrivez à privacy@cairn.example ; les points s’éteignent avec elle.',
        ],
      },
      {
        heading: 'Gagner',
        paragraphs: [
          'Un point par unité entière de votre devise dans une commande passée après l’adhésion et non annulée, moins ce qu’un bon a payé. Les commandes antérieures ne comptent pas.',
        ],
      },
      {
        heading: 'Dépenser',
        paragraphs: [
          'Un bon par commande, jamais plus que ce qui reste à payer. Ses points sont pris quand la commande est confirmée et reviennent si elle est annulée ou n’a finalement pas été payée.',
          'Les points n’ont pas de valeur en argent et ne passent pas d’un compte à l’autre.',
        ],
      },
      {
        heading: 'Ce que nous gardons',
        paragraphs: ['Vos commandes, ce que chacune a rapporté et dépensé. Cela sert au programme et à rien d’autre.'],
      },
    ],
  },
)
