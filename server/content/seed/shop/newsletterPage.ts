import { link, richText } from '../SeedDocument.ts'
import type { Say, SeedDocument } from '../SeedDocument.ts'

/** /newsletter: the letter by e-mail and news by text message, each in a dialog that a link can open (SIGN-24). */
export const newsletter: SeedDocument = {
  family: 'page',
  key: 'newsletter',
  body: (say) => ({
    name: say('Letters from the bench', 'Lettres de l’atelier'),
    description: say(
      'Walks, repairs and what is new, without an account.',
      'Marches, réparations et nouveautés, sans compte.',
    ),
    slots: { main: [...letter(say), ...texts(say)] },
  }),
}

const letter = (say: Say) => [
  richText(
    'by-letter',
    say(
      '<h2>By email</h2><p>Twice a month. One press at the foot of any letter stops them.</p>',
      '<h2>Par e-mail</h2><p>Deux fois par mois. Une pression au bas d’une lettre les arrête.</p>',
    ),
  ),
  {
    id: 'letter-opens',
    type: 'call-to-action',
    target: link(say('Get the letter', 'Recevoir la lettre'), '#letter', 'secondary'),
  },
  {
    id: 'letter',
    type: 'dialog',
    title: say('A letter twice a month', 'Une lettre deux fois par mois'),
    mediaPlacement: 'top',
    alignment: 'left',
    subtitle: say('Walks, repairs and what is new.', 'Marches, réparations et nouveautés.'),
    targets: [],
    newsletter: {
      submitLabel: say('Send me the letter', 'Envoyez-moi la lettre'),
      successText: say('Thank you for subscribing to our newsletter.', 'Merci de vous être inscrit à notre lettre.'),
    },
  },
]

const texts = (say: Say) => [
  richText(
    'by-text',
    say(
      '<h2>By text message</h2><p>At most four a month, in the United States and Canada. The <a href="/sms-terms">terms</a> come first; here you also stop them.</p>',
      '<h2>Par SMS</h2><p>Quatre par mois au plus, aux États-Unis et au Canada. Les <a href="/sms-terms">conditions</a> viennent d’abord ; c’est aussi ici que vous les arrêtez.</p>',
    ),
  ),
  {
    id: 'texts-opens',
    type: 'call-to-action',
    target: link(say('Text messages', 'SMS'), '#texts', 'secondary'),
  },
  {
    id: 'texts',
    type: 'dialog',
    title: say('News by text message', 'Nouvelles par SMS'),
    mediaPlacement: 'top',
    alignment: 'left',
    targets: [],
    newsletter: {
      channel: 'sms',
      submitLabel: say('Send me text messages', 'Envoyez-moi des SMS'),
      successText: say('You will get our text messages.', 'Vous recevrez nos SMS.'),
    },
  },
]
