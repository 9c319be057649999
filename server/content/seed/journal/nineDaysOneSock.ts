import { journalArticle } from '../journalArticle.ts'

export const nineDaysOneSock = journalArticle({
  key: 'nine-days-one-pair-of-socks',
  date: '2026-09-02',
  tags: ['walks', 'wool', 'huts'],
  picture: ['DROVERHVY1', 'A thick walking sock of grey wool', 'Une épaisse chaussette de laine grise'],
  en: {
    title: 'Nine days in one pair of socks',
    subtitle: 'The Haute Route, and what the hut warden said.',
    text: `
It was meant as a test. Three of us walked from Chamonix towards Zermatt in the last days of August, each with one pair of wool socks on the foot and one in the bag for sleeping. Nobody was to wash the first pair before the sixth hut.

## What happened
On the second day they were damp and on the third they were dry again, because wool gives its water off while you walk. By the fifth they stood up, though not by themselves. Nobody had a blister. Two of us had hot spots at the heel, and both had laced too loosely for the way down.

## What the warden said
“Outside.” She meant the boots, and then she saw our faces and meant the socks too. She hung them above the stove, and in the morning they smelled of smoke and soup.

## What we know now
A thick sock needs room: half a centimetre in front of the toe, more than the shop suggests. And one spare pair that never leaves the dry bag is worth more than four in rotation.
`,
  },
  fr: {
    title: 'Neuf jours dans une paire de chaussettes',
    subtitle: 'La Haute Route, et ce qu’a dit la gardienne du refuge.',
    text: `
C’était un essai. Nous étions trois, de Chamonix vers Zermatt, aux derniers jours d’août, chacun avec une paire de chaussettes de laine aux pieds et une dans le sac pour dormir. Personne ne devait laver la première avant le sixième refuge.

## Ce qui s’est passé
Le deuxième jour elles étaient humides, le troisième de nouveau sèches, car la laine rend son eau pendant la marche. Le cinquième, elles tenaient debout, mais pas toutes seules. Aucune ampoule. Deux d’entre nous avaient le talon échauffé, et tous deux avaient lacé trop lâche pour la descente.

## Ce qu’a dit la gardienne
« Dehors. » Elle parlait des chaussures, puis elle a vu nos têtes et a compris les chaussettes aussi. Elle les a pendues au-dessus du poêle ; au matin, elles sentaient la fumée et la soupe.

## Ce que nous savons
Une chaussette épaisse demande de la place : un demi-centimètre devant l’orteil, plus que le magasin ne le dit. Et une seule paire de rechange qui ne quitte jamais le sac étanche vaut mieux que quatre en rotation.
`,
  },
})
