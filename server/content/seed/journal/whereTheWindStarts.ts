import { journalArticle } from '../journalArticle.ts'

export const whereTheWindStarts = journalArticle({
  key: 'where-the-wind-starts',
  date: '2026-08-24',
  tags: ['walks', 'boulder', 'layers'],
  picture: ['LEESIDE001', 'A light wind jacket, zipped to the chin', 'Une veste coupe-vent fermée jusqu’au menton'],
  en: {
    title: 'Where the wind starts',
    subtitle: 'Niwot Ridge has had a weather station since the fifties. We went to see what it looks at.',
    text: `
People in Boulder talk about the wind as others talk about trains: when it comes, how late, what it carried off. It comes over the Divide, drops, warms and speeds up, and by the time it reaches Pearl Street it has the bins.

On the ridge it starts as a push in the back. There is no tree to bend and no dust to see, only grass lying flat and a sound like a road. We walked up in shirts and put a layer on every quarter hour without getting any warmer.

## What a windproof does
It does not warm you. It keeps the warm air that you have already made. Ninety grams of cloth, over a fleece that is full of air, does more than another fleece over the first.

## What we got wrong
Hats. A brim on a ridge is a sail. The one who had brought a wool band lent it round like a cigarette.

We turned at the second instrument mast. Going back, into it, took twice as long; plan for that, and not for the distance.
`,
  },
  fr: {
    title: 'Là où naît le vent',
    subtitle: 'Niwot Ridge a une station météo depuis les années cinquante. Nous sommes allés voir ce qu’elle regarde.',
    text: `
À Boulder, on parle du vent comme ailleurs des trains : à quelle heure, combien de retard, ce qu’il a emporté. Il passe la ligne de partage, descend, se réchauffe, accélère, et arrivé à Pearl Street, il a déjà les poubelles.

Sur la crête, il commence par une poussée dans le dos. Pas d’arbre à plier, pas de poussière à voir, seulement l’herbe couchée et un bruit de route. Nous sommes montés en chemise, et avons ajouté une couche tous les quarts d’heure sans avoir plus chaud.

## Ce que fait un coupe-vent
Il ne réchauffe pas. Il garde l’air chaud que vous avez déjà fait. Quatre-vingt-dix grammes de toile sur une polaire pleine d’air font plus qu’une seconde polaire sur la première.

## Notre erreur
Les chapeaux. Sur une crête, un bord est une voile. Celle qui avait pris un bandeau de laine l’a prêté à tour de rôle.

Demi-tour au deuxième mât. Le retour, face au vent, a pris deux fois plus de temps ; comptez avec cela, pas avec la distance.
`,
  },
})
