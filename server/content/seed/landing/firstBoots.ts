import { link } from '../SeedDocument.ts'
import type { Say, SeedDocument } from '../SeedDocument.ts'
import { seedPicture, trailFilm } from '../seedPictures.ts'

/** A short guide with questions. */
export const firstBoots: SeedDocument = {
  family: 'page',
  key: 'first-boots',
  body: (say) => ({
    name: say('Your first pair of boots', 'Votre première paire'),
    description: say(
      'How to measure your feet, which boot to take and what happens to it after a thousand miles.',
      'Comment mesurer vos pieds, quelle chaussure prendre et ce qu’elle devient après mille kilomètres.',
    ),
    slots: { main: [firstHero(say), ...firstQuestions(say), firstWalk(say), boots(say), askUs(say)] },
  }),
}

const hikingBoots = '/c/hiking-boots-1010'

const firstHero = (say: Say) => ({
  id: 'hero',
  type: 'hero',
  variant: 'block-below',
  eyebrowText: say('A short guide', 'Un petit guide'),
  title: say('Your first pair of boots', 'Votre première paire'),
  media: { picture: seedPicture(say, '1010') },
  targets: [link(say('See all hiking boots', 'Toutes les chaussures de randonnée'), hikingBoots, 'primary')],
})

/** The guide's last question is where the boots will go. */
const firstWalk = (say: Say) => ({ id: 'first-walk', type: 'video', ...trailFilm(say) })

const firstQuestions = (say: Say) => [
  accordion(
    'size',
    say('Which size?', 'Quelle taille ?'),
    say(
      '<p>Measure in the evening, in the socks you walk in. Stand on paper with your heel at a wall, mark the longest toe and measure. Add nothing: the room for your toes is in the size. Between two sizes, take the larger. The <a href="/help/size-guides">size guides</a> have the numbers.</p>',
      '<p>Mesurez le soir, avec les chaussettes de marche. Debout sur une feuille, talon au mur, marquez l’orteil le plus long et mesurez. N’ajoutez rien : la pointure prévoit la place des orteils. Entre deux tailles, prenez la plus grande. Les <a href="/help/size-guides">guides des tailles</a> donnent les chiffres.</p>',
    ),
  ),
  accordion(
    'try',
    say('What if they do not fit?', 'Et si elles ne vont pas ?'),
    say(
      '<p>You have sixty days. Wear them outside: that is what the days are for. We take them back muddy or clean.</p>',
      '<p>Vous avez soixante jours. Portez-les dehors, c’est à cela qu’ils servent. Nous les reprenons, boueuses ou propres.</p>',
    ),
  ),
  accordion(
    'last',
    say('How long do they last?', 'Combien de temps durent-elles ?'),
    say(
      '<p>Most of our boots can be resoled, twice. Each product says whether it can. See <a href="/repairs">how repairs work</a>.</p>',
      '<p>La plupart se ressemellent, deux fois. Chaque fiche le précise. Voyez <a href="/repairs">comment nous réparons</a>.</p>',
    ),
  ),
]

const accordion = (id: string, title: string, html: string) => ({ id, type: 'accordion', title, richText: html })

const askUs = (say: Say) => ({
  id: 'ask',
  type: 'call-to-action-collection',
  title: say('Still unsure?', 'Encore un doute ?'),
  targets: [
    link(say('Write to us', 'Écrivez-nous'), '/help/contact-us', 'secondary'),
    link(say('Find a store', 'Trouver un magasin'), '/stores', 'secondary'),
  ],
})

const boots = (say: Say) => ({
  id: 'boots',
  type: 'catalog-grid',
  title: say('Hiking boots', 'Chaussures de randonnée'),
  categoryId: '1010',
  limit: 4,
})
