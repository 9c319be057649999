import { journalArticle } from '../journalArticle.ts'

export const walkingWithKids = journalArticle({
  key: 'walking-with-children',
  date: '2026-05-05',
  tags: ['kids', 'walks', 'food'],
  picture: ['TARNKIDS01', 'A low boot in a child’s size', 'Une chaussure basse de taille enfant'],
  en: {
    title: 'Walking with children',
    subtitle: 'They can go further than you think, if it is nowhere in particular.',
    text: `
A five-year-old will not walk four miles to a view. The same child will walk four miles along a stream with a stick, and complain only when it ends. So choose paths with things in them: water, logs, a bridge, a bog. Circles are better than there and back, because back is boring.

## Distance
A mile for each year of age is about the most, and half of that is a happy day. Count two hours for every hour on the sign. Turn round while everyone is still pleased; you will be asked to come again.

## Boots
Buy them for the foot that is there, with a thumb’s width in front of the toe. Boots to grow into cause blisters today. Check the inside every month, since children do not feel tightness until it hurts.

## Pockets
Give them their own pack with something light and important in it: the map, the biscuits, the plaster box. Eat before they are hungry. And carry one dry pair of trousers more than you think, which will be the pair you need at the bog.
`,
  },
  fr: {
    title: 'Marcher avec des enfants',
    subtitle: 'Ils vont plus loin qu’on ne croit, si l’on ne va nulle part.',
    text: `
À cinq ans, on ne fait pas six kilomètres pour une vue. Le même enfant fait six kilomètres le long d’un ruisseau avec un bâton, et ne se plaint qu’à la fin. Choisissez donc des chemins pleins de choses : de l’eau, des troncs, un pont, un marais. Les boucles valent mieux que l’aller-retour, car le retour ennuie.

## La distance
Un kilomètre et demi par année d’âge est à peu près le maximum, et la moitié fait une journée heureuse. Comptez deux heures pour chaque heure du panneau. Faites demi-tour tant que tout le monde est content ; on vous redemandera.

## Les chaussures
Achetez pour le pied d’aujourd’hui, avec un pouce de place devant. Des chaussures pour plus tard font des ampoules maintenant. Vérifiez l’intérieur chaque mois : un enfant ne sent le serré que quand il a mal.

## Les poches
Donnez-leur un sac avec quelque chose de léger et d’important : la carte, les biscuits, les pansements. Mangez avant la faim. Et prenez un pantalon sec de plus que prévu ; c’est celui du marais.
`,
  },
})
