import { journalArticle } from '../journalArticle.ts'

export const shortDays = journalArticle({
  key: 'short-days-long-light',
  date: '2026-11-17',
  tags: ['walks', 'winter', 'boulder'],
  picture: ['A valley in the last light', 'Une vallée à la dernière lumière'],
  en: {
    title: 'Short days, long light',
    subtitle: 'In November you have nine and a half hours. Seven are enough.',
    text: `
The sun sets behind the Divide at about half past four, and the valley is in shade an hour before. What you get in return is a light that comes from the side all day long, and paths with room on them.

## Plan backwards
Begin with the hour at which you want to be at the car, which is three. Half of your time is three hours from eight, so at half past eleven you turn, wherever you are. Write it on your hand if you must. Summits in November are for people who started in the dark.

## A lamp, always
Also for the walk that ends at two. It weighs eighty grams, and the battery goes into your pocket, because cold takes half of it.

## Stops
Ten minutes, not thirty, and always in the sun. Put your jacket on before you sit down. Gloves off costs you a finger’s feeling for half an hour; carry a thin pair for the flask.

Then go home, and be there for what the evening is good for: drying boots slowly, at some distance from the stove.
`,
  },
  fr: {
    title: 'Jours courts, longue lumière',
    subtitle: 'En novembre, vous avez neuf heures et demie. Sept suffisent.',
    text: `
Le soleil passe derrière la ligne de partage vers seize heures trente, et la vallée est à l’ombre une heure plus tôt. En échange, la lumière vient de côté toute la journée, et les chemins ont de la place.

## Prévoyez à rebours
Commencez par l’heure où vous voulez être à la voiture : quinze heures. La moitié du temps, depuis huit heures, fait onze heures et demie ; vous tournez alors, où que vous soyez. Écrivez-le sur la main s’il le faut. Les sommets de novembre sont à qui part de nuit.

## Une lampe, toujours
Même pour la marche qui finit à quatorze heures. Elle pèse quatre-vingts grammes, et la pile va dans la poche, car le froid en prend la moitié.

## Les arrêts
Dix minutes, pas trente, et toujours au soleil. Mettez la veste avant de vous asseoir. Sans gants, un doigt s’endort pour une demi-heure ; prenez une paire mince pour le thermos.

Rentrez ensuite, pour ce que le soir fait de mieux : sécher des chaussures lentement, à distance du poêle.
`,
  },
})

export const springMud = journalArticle({
  key: 'walk-through-the-mud',
  date: '2026-04-07',
  tags: ['walks', 'boulder', 'care'],
  picture: [
    'A lake between brown shores, snow on the summits',
    'Un lac entre des rives brunes, de la neige sur les sommets',
  ],
  en: {
    title: 'Walk through the mud, not round it',
    subtitle: 'In April the path is in the middle, and so is the water.',
    text: `
When the snow goes, the trails above Boulder are brown soup for three weeks. People walk along the edge to keep their boots clean. Each of them widens the path by a hand, and by May it is a road with a dead verge that takes ten years to grow back.

## So
Go through the middle. A boot with a good rand does not mind; mud is only water that has been busy. If you cannot bear it, go early, while it is frozen, or choose a rocky south face, which dries weeks before the forest does.

## Feet
Gaiters, the short kind, keep grit from running down inside. Merino keeps a wet foot warm enough. Cotton does not, at any price.

## Afterwards
Let the mud dry, knock the boots together, brush. Lukewarm water for the rest. Pull the insoles out and let them dry on their own, or the pair will smell of April in October.

If your way is closed, it is closed for the path’s sake. It opens again when the ground holds a heel.
`,
  },
  fr: {
    title: 'Dans la boue, pas autour',
    subtitle: 'En avril, le chemin est au milieu, et l’eau aussi.',
    text: `
Quand la neige s’en va, les sentiers au-dessus de Boulder sont une soupe brune pendant trois semaines. On marche au bord pour garder ses chaussures propres. Chacun élargit le chemin d’une main, et en mai c’est une route dont le bas-côté mort mettra dix ans à repousser.

## Donc
Passez au milieu. Une chaussure à bon pare-pierres ne craint rien ; la boue n’est que de l’eau affairée. Si cela vous est impossible, partez tôt, quand c’est gelé, ou choisissez un versant sud et rocheux, sec des semaines avant la forêt.

## Les pieds
Des guêtres courtes empêchent le gravier d’entrer. Le mérinos garde chaud un pied mouillé. Le coton, à aucun prix.

## Ensuite
Laissez sécher, tapez les chaussures l’une contre l’autre, brossez. De l’eau tiède pour le reste. Sortez les semelles intérieures et laissez-les sécher à part, sinon la paire sentira avril en octobre.

Si un chemin est fermé, c’est pour lui-même. Il rouvre quand le sol porte un talon.
`,
  },
})

export const microspikes = journalArticle({
  key: 'ice-under-snow',
  date: '2026-02-24',
  tags: ['winter', 'walks', 'mistakes'],
  picture: ['A dotted trail into a valley under snow', 'Un sentier pointillé dans une vallée enneigée'],
  en: {
    title: 'Ice under snow',
    subtitle: 'The path that everyone has walked is the one you fall on.',
    text: `
Fresh snow is easy. It squeaks, it holds, it shows where you have been. What puts people on their backs in February is the packed trench in the middle of a popular trail, polished by a hundred boots, thawed on Sunday and frozen again by Monday, with an inch of powder on top so that you do not see it.

## Spikes
Light ones that stretch over the boot weigh about 350 grams and cost an hour’s pay at the emergency room. Put them on before you need them: the place where you notice is the place where you cannot bend down.

## Without
Short steps, flat foot, knees soft, weight over the front leg. Poles wide. Walk at the edge of the trench, in what is still rough. Going down, turn your toes out.

## Boots
A winter boot should be loose enough to move the toes. Tight boots are cold boots, because blood is what warms a foot. And soft rubber grips better than deep lugs: on ice it is the surface that counts.
`,
  },
  fr: {
    title: 'La glace sous la neige',
    subtitle: 'C’est sur le chemin le plus fréquenté que l’on tombe.',
    text: `
La neige fraîche est facile. Elle crisse, elle tient, elle montre d’où l’on vient. Ce qui couche les gens sur le dos en février, c’est la tranchée tassée au milieu d’un sentier connu, polie par cent chaussures, dégelée dimanche et regelée lundi, avec deux centimètres de poudre dessus pour qu’on ne la voie pas.

## Les crampons
Les légers, qui s’étirent sur la chaussure, pèsent environ 350 grammes et coûtent moins qu’un poignet. Mettez-les avant d’en avoir besoin : là où l’on s’en aperçoit, on ne peut plus se baisser.

## Sans
Petits pas, pied à plat, genoux souples, poids sur la jambe avant. Bâtons écartés. Marchez au bord de la tranchée, là où c’est encore rugueux. En descente, ouvrez les pointes.

## Les chaussures
Une chaussure d’hiver doit laisser bouger les orteils. Serrée, elle est froide, car c’est le sang qui réchauffe un pied. Et une gomme tendre accroche mieux que des crampons profonds : sur la glace, c’est la surface qui compte.
`,
  },
})

export const threeLayers = journalArticle({
  key: 'start-a-little-cold',
  date: '2026-03-10',
  tags: ['layers', 'wool', 'winter'],
  picture: ['A dark base layer with a chest pocket', 'Un sous-vêtement sombre à poche de poitrine'],
  en: {
    title: 'Start a little cold',
    subtitle: 'Dress for the stop, not the climb.',
    text: `
If you are comfortable in the car park you are wearing too much. Ten minutes up the hill you will be wet from inside, and the wet is what freezes you at the top, when you stand still. Start a little cold, and carry what you have saved.

## Next to the skin
Merino, thin. It holds a third of its weight in water before it feels wet, and does not smell on the second day. It is the only layer that stays on.

## In the middle
Fleece: full of air, dries fast, breathes. Open the zip before you sweat, not after. Two thin ones are better than one thick, because you can take half of it off.

## Outside
A shell, which stops wind and rain and warms you not at all. Most days it stays in the pack until the ridge.

## The fourth
Down or synthetic, for the stop. Put it on in the first minute, over everything, while you are still warm. It keeps heat, it does not make any; if you wait until you shiver, you are asking it for something it does not have.
`,
  },
  fr: {
    title: 'Partez un peu froid',
    subtitle: 'Habillez-vous pour l’arrêt, pas pour la montée.',
    text: `
Si vous êtes bien sur le parking, vous êtes trop habillé. Dix minutes plus haut, vous serez mouillé de l’intérieur, et c’est cette eau qui glace au sommet, à l’arrêt. Partez un peu froid, et portez ce que vous avez épargné.

## Sur la peau
Du mérinos fin. Il prend un tiers de son poids d’eau avant de paraître mouillé, et ne sent pas le deuxième jour. C’est la seule couche qui reste.

## Au milieu
La polaire : pleine d’air, vite sèche, respirante. Ouvrez la fermeture avant de transpirer, pas après. Deux minces valent mieux qu’une épaisse, car on peut en ôter la moitié.

## Dehors
Une veste imperméable, qui arrête le vent et la pluie et ne réchauffe pas du tout. Le plus souvent, elle reste au sac jusqu’à la crête.

## La quatrième
Duvet ou synthétique, pour l’arrêt. Mettez-la dès la première minute, par-dessus tout, tant que vous avez chaud. Elle garde la chaleur, elle n’en fait pas ; si vous attendez de grelotter, vous lui demandez ce qu’elle n’a pas.
`,
  },
})
