import { journalArticle } from '../journalArticle.ts'

export const firstHut = journalArticle({
  key: 'your-first-night-in-a-hut',
  date: '2026-05-19',
  tags: ['huts', 'walks', 'food'],
  picture: ['A hut with lit windows in the snow', 'Un refuge aux fenêtres éclairées dans la neige'],
  en: {
    title: 'Your first night in a hut',
    subtitle: 'What to bring, when to arrive, and why everyone is asleep at nine.',
    text: `
A hut is not a hotel and not a tent. It is a kitchen, a row of mattresses and somebody who has carried the onions up. Book, even in the week, and ring if you will not come; the soup is counted.

## Bring
A sleeping sheet, because blankets are washed once a season. Something for your feet that is not boots. Earplugs. Cash. A small lamp that you can point at your own bag and at nobody’s face. Leave the large towel: there may be no shower, and there is certainly a queue.

## Arrive
Before four. Storms come in the afternoon, the bed you want is by the window, and the warden likes to know how many she is cooking for. Boots go on the rack, poles in the tub, wet things in the drying room and not on the stove.

## Sleep
Lights go out at ten, and by nine it is quiet, since some get up at three. Pack in the evening. In the morning fold the blanket, carry down your rubbish, and say which way you are going; it is written in the book for a reason.
`,
  },
  fr: {
    title: 'Votre première nuit en refuge',
    subtitle: 'Qu’emporter, quand arriver, et pourquoi tout le monde dort à neuf heures.',
    text: `
Un refuge n’est ni un hôtel ni une tente. C’est une cuisine, une rangée de matelas et quelqu’un qui a monté les oignons. Réservez, même en semaine, et appelez si vous ne venez pas ; la soupe est comptée.

## Emportez
Un drap de sac, car les couvertures se lavent une fois par saison. De quoi vous chausser au sec. Des bouchons d’oreilles. Des espèces. Une petite lampe à diriger vers votre sac et non vers un visage. Laissez la grande serviette : il n’y a peut-être pas de douche, et sûrement une file.

## Arrivez
Avant seize heures. Les orages viennent l’après-midi, le bon lit est près de la fenêtre, et la gardienne aime savoir pour combien elle cuisine. Les chaussures au râtelier, les bâtons dans le seau, le mouillé au séchoir et pas sur le poêle.

## Dormez
Extinction à vingt-deux heures, mais le silence vient à vingt et une, car certains se lèvent à trois. Faites le sac le soir. Au matin, pliez la couverture, descendez vos déchets, et dites où vous allez ; on l’écrit dans le cahier pour une raison.
`,
  },
})

export const flatironsByBus = journalArticle({
  key: 'flatirons-by-the-first-bus',
  date: '2026-09-21',
  tags: ['walks', 'boulder', 'food'],
  picture: ['The Flatirons above a forest', 'Les Flatirons au-dessus d’une forêt'],
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

export const lakeIsabelle = journalArticle({
  key: 'lake-isabelle',
  date: '2026-10-06',
  tags: ['walks', 'boulder', 'maps'],
  picture: [
    'Summits mirrored in a lake, three stones on its shore',
    'Des sommets qui se mirent dans un lac, trois pierres sur la rive',
  ],
  en: {
    title: 'Lake Isabelle before the road closes',
    subtitle: 'Four and a half miles, most of them level, and a reason to start at six.',
    text: `
For about two weeks a year you can have Lake Isabelle nearly to yourself. The aspens have dropped, the snow has not come, and the timed permits are over for the season. Then one night the gate across Brainard Road swings shut and stays shut until June.

The walk starts at Long Lake and never gets steep. That is the trap. At ten and a half thousand feet level ground is still work, and the shade along the north shore keeps yesterday’s ice until lunch. Go in that way while you are fresh and come out along the south, in the sun.

## Turn round at eleven
The wind comes over the Divide in the late morning, most days, and it comes all at once. If it is on the water when you arrive, eat behind the boulders at the outlet and go home.

## What we carried
- A down jacket, at the bottom of the pack until the lake.
- Light spikes, used for two hundred yards.
- A flask. The wind up here puts out stoves.
`,
  },
  fr: {
    title: 'Le lac Isabelle avant la fermeture',
    subtitle: 'Sept kilomètres, presque tous plats, et une raison de partir à six heures.',
    text: `
Deux semaines par an, on a le lac Isabelle presque pour soi. Les trembles ont perdu leurs feuilles, la neige n’est pas venue et les permis horaires sont finis pour la saison. Puis, une nuit, la barrière de Brainard Road se ferme et reste fermée jusqu’en juin.

La marche part de Long Lake et ne devient jamais raide. C’est le piège. À 3 200 mètres, le plat fatigue aussi, et l’ombre de la rive nord garde la glace de la veille jusqu’à midi. Allez par là tant que vous êtes frais et revenez par le sud, au soleil.

## Demi-tour à onze heures
Le vent passe la ligne de partage en fin de matinée, presque tous les jours, et d’un seul coup. S’il est déjà sur l’eau à votre arrivée, mangez derrière les blocs du déversoir et rentrez.

## Ce que nous avions
- Une doudoune, au fond du sac jusqu’au lac.
- Des crampons légers, utiles sur deux cents mètres.
- Un thermos. Là-haut, le vent éteint les réchauds.
`,
  },
})

export const whereTheWindStarts = journalArticle({
  key: 'where-the-wind-starts',
  date: '2026-08-24',
  tags: ['walks', 'boulder', 'layers'],
  picture: ['A trail up to a pass, the sun low beside it', 'Un sentier vers un col, le soleil bas à côté'],
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
