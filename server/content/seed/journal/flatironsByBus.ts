import { journalArticle } from '../journalArticle.ts'

export const flatironsByBus = journalArticle({
  key: 'flatirons-by-the-first-bus',
  date: '2026-09-21',
  tags: ['walks', 'boulder', 'food'],
  picture: ['CORNICEAPP', 'An approach shoe laced to the toe', 'Une chaussure d’approche lacée jusqu’aux orteils'],
  en: {
    title: 'The Flatirons by the first bus',
    subtitle: 'Up at six, down in time for a second breakfast.',
    text: `
The car park at Chautauqua is full by eight on any dry Saturday. The first bus is not. Get off at the foot of the hill with a flask and you have the meadow, the deer and the long shadows to yourself.

## The way
Cross the meadow towards the rock, then bear left into the trees. The path climbs in short steps of laid stone, and in September the lower ones are slippery with needles. Take it slowly; there is no view to hurry for until there suddenly is.

## The arch
The last quarter hour is steep enough for hands. A shoe with a flat, sticky front is happier here than a boot. Under the arch you can see Denver, forty kilometres off, and on clear days the weather that you will have tomorrow.

## Down
Go down before ten. Knees like the coolness, and the people coming up like the room. There is a bakery four streets from the stop, and nobody minds a bit of dust. Two rolls, one coffee, and the bus home is half empty.
`,
  },
  fr: {
    title: 'Les Flatirons par le premier bus',
    subtitle: 'Debout à six heures, redescendu pour un second petit déjeuner.',
    text: `
Le parking de Chautauqua est plein à huit heures, n’importe quel samedi sec. Le premier bus ne l’est pas. Descendez au pied de la colline avec un thermos : la prairie, les cerfs et les longues ombres sont à vous.

## Le chemin
Traversez la prairie vers le rocher, puis prenez à gauche sous les arbres. Le sentier monte par de courtes marches de pierre, et en septembre les premières glissent à cause des aiguilles. Allez doucement ; il n’y a pas de vue à atteindre, jusqu’au moment où elle est là.

## L’arche
Le dernier quart d’heure demande les mains. Une chaussure à la pointe lisse et collante y est plus à l’aise qu’une montante. Sous l’arche, on voit Denver à quarante kilomètres, et par temps clair la météo du lendemain.

## La descente
Descendez avant dix heures. Les genoux aiment la fraîcheur, et ceux qui montent aiment la place. Il y a une boulangerie à quatre rues de l’arrêt, où la poussière ne gêne personne. Deux petits pains, un café, et le bus du retour est à moitié vide.
`,
  },
})
