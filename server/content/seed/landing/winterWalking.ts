import { link, richText } from '../SeedDocument.ts'
import type { Say, SeedDocument } from '../SeedDocument.ts'
import { seedPicture } from '../seedPictures.ts'

/** Boots and layers for cold days. */
export const winterWalking: SeedDocument = {
  family: 'page',
  key: 'winter-walking',
  body: (say) => ({
    name: say('Walking in winter', 'Marcher en hiver'),
    description: say(
      'Wool-lined boots, shells for long rain and insulation with its grams stated.',
      'Chaussures doublées de laine, vestes pour les longues pluies et isolation au gramme près.',
    ),
    slots: { main: [winterHero(say), winterLayers(say), winterGoods(say), ...winterLetter(say)] },
  }),
}

const winterHero = (say: Say) => ({
  id: 'hero',
  type: 'hero',
  variant: 'product-overlay',
  productId: 'BOTHYWNTR1',
  title: say('Walking in winter', 'Marcher en hiver'),
  subtitle: say(
    'A wool-lined boot for snow paths, frozen harbours and waiting for the bus.',
    'Une chaussure doublée de laine pour les sentiers enneigés, les ports gelés et l’attente du bus.',
  ),
  media: { picture: seedPicture(say, 'winter') },
})

const winterLayers = (say: Say) =>
  richText(
    'layers',
    say(
      '<h2>Three layers, and the grams of each</h2><p>Fleece against the skin’s own damp, insulation for standing still, a shell against rain. Every product states its weight from our own scale, so you can add up what you carry.</p>',
      '<h2>Trois couches, et leurs grammes</h2><p>Une polaire contre l’humidité du corps, une isolation pour l’arrêt, une veste contre la pluie. Chaque fiche donne le poids mesuré sur notre balance : vous pouvez faire le total.</p>',
    ),
  )

const winterGoods = (say: Say) => ({
  id: 'goods',
  type: 'catalog-grid',
  title: say('For cold days', 'Pour les jours froids'),
  productIds: ['BOTHYWNTR1', 'BOTHYWNTRW', 'KILNJACKET', 'BAROMETER1', 'DROVERFLCE', 'FIRELIGHT1'],
})

const winterLetter = (say: Say) => [
  {
    id: 'letter-opens',
    type: 'call-to-action',
    target: link(say('The letter before the snow', 'La lettre d’avant la neige'), '#letter', 'secondary'),
  },
  {
    id: 'letter',
    type: 'dialog',
    title: say('The letter before the snow', 'La lettre d’avant la neige'),
    media: { picture: seedPicture(say, 'winter') },
    mediaPlacement: 'left-large',
    alignment: 'left',
    subtitle: say(
      'Twice a month: walks, repairs and what is new.',
      'Deux fois par mois : marches, réparations, nouveautés.',
    ),
    targets: [link(say('Read the journal first', 'Lire d’abord le journal'), '/journal', 'link')],
    textBelowTargets: say(
      '<p>You end it with one press, in the letter itself. <a href="/privacy">Privacy</a></p>',
      '<p>Vous l’arrêtez d’une pression, dans la lettre même. <a href="/privacy">Confidentialité</a></p>',
    ),
    newsletter: {
      submitLabel: say('Send me the letter', 'Envoyez-moi la lettre'),
      successText: say('You are on the list.', 'Vous êtes sur la liste.'),
    },
  },
]
