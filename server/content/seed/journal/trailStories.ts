import { journalArticle } from '../journalArticle.ts'

export const mapWhenFlat = journalArticle({
  key: 'map-when-the-phone-is-flat',
  date: '2026-09-29',
  tags: ['maps', 'walks', 'mistakes'],
  picture: ['A map with a dotted trail to below a summit', 'Une carte avec un sentier pointillé jusque sous un sommet'],
  en: {
    title: 'Reading a map when the phone is flat',
    subtitle: 'It takes ten minutes to learn and is mostly about looking up.',
    text: `
A phone dies of cold long before it dies of use. Keep it in an inside pocket and it lasts the day; clip it to a strap in January and it is gone by ten. So carry paper, and know the three things you do with it.

## Turn the map, not yourself
Lay it flat and turn it until the ridge on the paper points where the ridge in front of you points. Now left is left. Most mistakes end here.

## Count what you cross
Before you set off, say aloud what comes next: a stream, a bend, a second stream, a junction. If the third thing is not there, stop. You are one thing back, which is a short walk. An hour later it is a long one.

## Read the lines for effort
Where contour lines crowd, you will slow down. Where they make a V that points uphill, there is water. Count the heavy lines to your lunch and you know the climb.

Practise in your own woods in good weather, with the phone switched off and in your pocket.
`,
  },
  fr: {
    title: 'Lire une carte quand le téléphone est vide',
    subtitle: 'Dix minutes pour apprendre ; l’essentiel est de lever les yeux.',
    text: `
Un téléphone meurt de froid bien avant de mourir d’usage. Dans une poche intérieure, il tient la journée ; accroché à une bretelle en janvier, il est éteint à dix heures. Prenez donc du papier, et apprenez trois gestes.

## Tournez la carte, pas vous
Posez-la à plat et tournez-la jusqu’à ce que la crête dessinée pointe comme la crête devant vous. La gauche est alors à gauche. La plupart des erreurs s’arrêtent là.

## Comptez ce que vous traversez
Avant de partir, dites à voix haute ce qui vient : un ruisseau, un coude, un autre ruisseau, un croisement. Si la troisième chose manque, arrêtez-vous. Vous n’avez qu’une étape à refaire, et elle est courte. Une heure plus tard, elle est longue.

## Lisez l’effort dans les courbes
Là où les courbes se serrent, vous ralentirez. Là où elles dessinent un V vers le haut, il y a de l’eau. Comptez les courbes épaisses jusqu’au déjeuner : vous connaissez la montée.

Exercez-vous dans un bois familier, par beau temps, téléphone éteint.
`,
  },
})

export const packTheHeavyThings = journalArticle({
  key: 'pack-the-heavy-things-high',
  date: '2026-06-02',
  tags: ['packs', 'huts', 'fit'],
  picture: ['The lid and the side straps of a large pack', 'Le rabat et les sangles latérales d’un grand sac'],
  en: {
    title: 'Pack the heavy things high',
    subtitle: 'Twelve kilos are twelve kilos, but not in every place.',
    text: `
Put a full bottle at the bottom of a pack and walk ten minutes. Put it between your shoulder blades and walk back. You will not need the rest of this page.

## Where things go
Sleeping bag and what you need last: bottom. Food, water, stove, anything dense: in the middle, against the back, at shoulder height. Clothes fill the space in front of it. What you need while walking: lid. Nothing swings outside but a cup, and only if you like the sound.

## Setting it on
Loosen every strap. Hip belt first, on the bone and not on the belly, tight. Then the shoulder straps until they touch without lifting. Then the small straps at the top, at forty-five degrees. Then the chest. Most of the weight should hang on your hips; if your neck aches at noon, start again from the belt.

## Weigh it
With water, on the bathroom scale. A fifth of your own weight is a good day’s work. A quarter is a long one. Whatever you took out to get there, you did not need.
`,
  },
  fr: {
    title: 'Le lourd en haut',
    subtitle: 'Douze kilos sont douze kilos, mais pas partout.',
    text: `
Mettez une bouteille pleine au fond du sac et marchez dix minutes. Mettez-la entre les omoplates et revenez. Vous n’aurez plus besoin de cette page.

## Où vont les choses
Le duvet et ce qui sert en dernier : au fond. Nourriture, eau, réchaud, tout ce qui est dense : au milieu, contre le dos, à hauteur d’épaule. Les vêtements remplissent l’espace devant. Ce qui sert en marchant : le rabat. Rien ne pend dehors, sauf une tasse, si vous en aimez le bruit.

## Le mettre
Desserrez tout. D’abord la ceinture, sur l’os et non sur le ventre, serrée. Puis les bretelles, jusqu’à ce qu’elles touchent sans soulever. Puis les petites sangles du haut, à quarante-cinq degrés. Puis la poitrine. L’essentiel du poids doit pendre aux hanches ; si la nuque tire à midi, reprenez à la ceinture.

## Le peser
Avec l’eau, sur la balance de la salle de bains. Un cinquième de votre poids fait une bonne journée. Un quart en fait une longue. Ce que vous avez ôté pour y arriver ne vous manquera pas.
`,
  },
})

export const walkingWithKids = journalArticle({
  key: 'walking-with-children',
  date: '2026-05-05',
  tags: ['kids', 'walks', 'food'],
  picture: ['A tarn under mountains with snow on them', 'Un petit lac sous des montagnes enneigées'],
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

export const dogOnTheTrail = journalArticle({
  key: 'a-dog-on-the-trail',
  date: '2026-04-21',
  tags: ['dogs', 'walks'],
  picture: [
    'A trail through a meadow towards a broad mountain',
    'Un sentier à travers un pré, vers une large montagne',
  ],
  en: {
    title: 'A dog on the trail',
    subtitle: 'Four bare feet, one fur coat, and no idea of distance.',
    text: `
A dog walks twice as far as you do, on the same path, and will not tell you that it is too much. Watch how it lies down at the first rest. If it drops, you have gone far enough.

## Paws
Pads harden like boots soften: slowly. Begin in spring with short walks on mixed ground. On scree and hot sand look at them every hour. A split pad ends the day, and somebody has to carry twenty-five kilos.

## Water
Dogs cool through the mouth, so they need more than you think: about a litre for every ten kilos on a warm day. Do not count on streams; in grazing country they carry what the cattle leave.

## Lead
On open ground from April to July, always, because birds nest on the floor. Near sheep and elk, always. A hip belt leaves your hands free for poles, and a short line keeps a friend’s knees in order.

## After
Look for ticks at the ears, between the toes and under the collar. Then look at your own socks.
`,
  },
  fr: {
    title: 'Un chien sur le sentier',
    subtitle: 'Quatre pieds nus, un manteau de fourrure, aucune idée de la distance.',
    text: `
Un chien marche deux fois plus que vous, sur le même chemin, et ne dira pas que c’est trop. Regardez comment il se couche à la première pause. S’il s’affale, c’est assez loin.

## Les coussinets
Ils durcissent comme les chaussures s’assouplissent : lentement. Commencez au printemps par de courtes marches sur sol varié. Sur l’éboulis et le sable chaud, vérifiez toutes les heures. Un coussinet fendu finit la journée, et quelqu’un doit porter vingt-cinq kilos.

## L’eau
Un chien se rafraîchit par la gueule ; il lui faut plus qu’on ne croit : un litre pour dix kilos par temps chaud. Ne comptez pas sur les ruisseaux ; en pâturage, ils portent ce que laissent les vaches.

## La laisse
En terrain ouvert d’avril à juillet, toujours, car les oiseaux nichent au sol. Près des moutons et des wapitis, toujours. Une ceinture libère les mains pour les bâtons, et une longe courte ménage les genoux des amis.

## Après
Cherchez les tiques aux oreilles, entre les doigts et sous le collier. Puis regardez vos propres chaussettes.
`,
  },
})
