import { journalArticle } from '../journalArticle.ts'

export const boilingWool = journalArticle({
  key: 'how-to-ruin-a-fleece',
  date: '2026-11-03',
  tags: ['care', 'wool', 'mistakes'],
  picture: ['DROVERFLCE', 'A fleece with a chest pocket', 'Une polaire à poche de poitrine'],
  en: {
    title: 'How to ruin a fleece',
    subtitle: 'Four ways, all of them tried, and what to do instead.',
    text: `
Nobody writes to say that a fleece has done well. They write when it has gone hard, thin, flat or small. In thirty years we have seen four reasons, and three of them live in the laundry.

## Heat
A dryer on high melts the tips of recycled polyester. You cannot see it; you feel it the next morning, when it is like a doormat. Hang it over a door. It is dry in two hours.

## Softener
It lies between the fibres like butter. The fleece feels lovely and warms you less, because air is what it was made of. If it has happened, wash twice with nothing at all.

## Friends
Washed with a zip that is open or with a towel, it pills and picks up lint. Turn it inside out, close its own zip, and keep it with its kind.

## Fire
Sparks make holes with hard edges. Cut the edge away, and put a patch behind it, not on it.

A wash bag catches the fibres that come off, which are better in your bin than in a river.
`,
  },
  fr: {
    title: 'Comment ruiner une polaire',
    subtitle: 'Quatre façons, toutes essayées, et que faire à la place.',
    text: `
Personne n’écrit qu’une polaire va bien. On écrit quand elle est dure, mince, plate ou petite. En trente ans, nous avons vu quatre raisons, et trois d’entre elles habitent la buanderie.

## La chaleur
Un sèche-linge trop chaud fond la pointe du polyester recyclé. Cela ne se voit pas ; on le sent le lendemain, quand elle ressemble à un paillasson. Suspendez-la à une porte. En deux heures, c’est sec.

## L’adoucissant
Il se met entre les fibres comme du beurre. La polaire est agréable et chauffe moins, car elle était faite d’air. Si c’est arrivé, lavez deux fois sans rien.

## Les amis
Lavée avec une fermeture ouverte ou une serviette, elle bouloche et prend les peluches. Retournez-la, fermez-la, laissez-la avec les siens.

## Le feu
Les étincelles font des trous au bord dur. Coupez le bord, et mettez une pièce derrière, pas dessus.

Un sac de lavage retient les fibres qui partent ; elles sont mieux dans votre poubelle que dans une rivière.
`,
  },
})
