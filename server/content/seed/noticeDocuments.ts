import { link } from './SeedDocument.ts'
import type { SeedDocument } from './SeedDocument.ts'

/** PROMO-10, 20 and CMS-80: what asks for attention, once. */
export const noticeDocuments: readonly SeedDocument[] = [
  {
    family: 'popups',
    key: 'popups',
    body: (say) => ({
      name: say('Pop-ups', 'Fenêtres'),
      slots: {
        main: [
          {
            id: 'newsletter',
            type: 'pop-up',
            kind: 'newsletter',
            name: 'newsletter-2026',
            delay: 8000,
            title: say('A letter twice a month', 'Une lettre deux fois par mois'),
            minimizedTitle: say('A letter', 'Une lettre'),
            maximizedTitle: say('A letter twice a month', 'Une lettre deux fois par mois'),
            targets: [
              link(say('Sign up', 'S’inscrire'), '/sign-up', 'secondary'),
              link(say('Read the journal first', 'Lire d’abord le journal'), '/journal', 'link'),
            ],
            disclaimer: say(
              'Walks, repairs and what is new. One press in a letter ends it.',
              'Marches, réparations et nouveautés. Une pression dans une lettre l’arrête.',
            ),
            colours: { text: 'text', background: 'raised' },
          },
          // SEG-02: whoever has an account is not asked to create one.
          {
            id: 'for-guests',
            type: 'segmentation',
            segments: [
              {
                id: 'loggedOut',
                targets: [
                  {
                    id: 'registration',
                    type: 'pop-up',
                    kind: 'registration',
                    name: 'registration-2026',
                    title: say('Start with 100 points', 'Commencez avec 100 points'),
                    minimizedTitle: say('100 points', '100 points'),
                    targets: [
                      link(say('Create an account', 'Créer un compte'), '/sign-up', 'secondary'),
                      link(say('How it works', 'Comment ça marche'), '/loyalty', 'link'),
                    ],
                    disclaimer: say(
                      'For those who join the loyalty program. It costs nothing.',
                      'Pour qui adhère au programme de fidélité. C’est gratuit.',
                    ),
                  },
                ],
              },
            ],
            baselines: [],
          },
        ],
      },
    }),
  },
  {
    family: 'fragment',
    key: 'benefit-bar',
    body: (say) => ({
      name: say('Benefit bar', 'Barre d’avantages'),
      slots: {
        main: [
          {
            id: 'benefits-2026',
            type: 'benefit-bar',
            title: say('Sixty days to return, muddy or clean', 'Soixante jours pour rendre, boueux ou propre'),
            subtitle: say('And a bench that mends it afterwards.', 'Et un atelier qui répare ensuite.'),
            targets: [link(say('How returns work', 'Comment rendre'), '/help/returns/how-to-return', 'link')],
            closeButton: true,
          },
        ],
      },
    }),
  },
  {
    family: 'modal',
    key: 'newsletter',
    body: (say) => ({
      name: say('The letter', 'La lettre'),
      slots: {
        main: [
          {
            id: 'newsletter',
            type: 'dialog',
            title: say('A letter twice a month', 'Une lettre deux fois par mois'),
            mediaPlacement: 'top',
            alignment: 'left',
            subtitle: say('Walks, repairs and what is new.', 'Marches, réparations et nouveautés.'),
            targets: [link(say('Read the journal', 'Lire le journal'), '/journal', 'link')],
            textBelowTargets: say(
              '<p>What we do with your address: <a href="/privacy">privacy</a>.</p>',
              '<p>Ce que nous faisons de votre adresse : <a href="/privacy">confidentialité</a>.</p>',
            ),
            newsletter: {
              submitLabel: say('Send me the letter', 'Envoyez-moi la lettre'),
              successText: say('You are on the list.', 'Vous êtes sur la liste.'),
            },
          },
        ],
      },
    }),
  },
]
