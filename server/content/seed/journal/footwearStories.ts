import { journalArticle } from '../journalArticle.ts'

export const breakThemIn = journalArticle({
  key: 'two-weekends-to-break-them-in',
  date: '2026-10-20',
  tags: ['boots', 'fit', 'care'],
  picture: ['A boot of canvas and leather', 'Une chaussure de toile et de cuir'],
  en: {
    title: 'Two weekends to break them in',
    subtitle: 'Leather learns. Give it a short lesson before a long one.',
    text: `
A stitched leather boot is stiff when it comes out of its box, and so it should be: what gives way in the shop gives way for ever. Two weekends are enough for most feet, if you do not try to do it in one.

## The first
At home, in the evening, with the socks you mean to walk in. An hour on Friday, two on Saturday, the shopping on Sunday. You are looking for pressure that stays in one spot. Pressure that moves is leather learning.

## The second
Four miles on soft ground, with a hill in the middle. Take the old pair along and change when something gets warm. Warm is a warning; by the time it hurts there is a blister.

## What not to do
Do not soak them. Do not bake them. Do not walk with two pairs of socks in a boot that fits one. And do not wait for the holiday.

If the same spot still presses after the second weekend, it is the wrong last for your foot. You have sixty days, and mud does not matter to us.
`,
  },
  fr: {
    title: 'Deux week-ends pour les faire',
    subtitle: 'Le cuir apprend. Donnez-lui une courte leçon avant la longue.',
    text: `
Une chaussure de cuir cousue est raide en sortant de sa boîte, et c’est bien ainsi : ce qui cède au magasin cède pour toujours. Deux week-ends suffisent à la plupart des pieds, si l’on n’essaie pas d’y arriver en un.

## Le premier
À la maison, le soir, avec les chaussettes prévues. Une heure le vendredi, deux le samedi, les courses le dimanche. Cherchez la pression qui reste au même endroit. Celle qui se déplace, c’est le cuir qui apprend.

## Le second
Six kilomètres en terrain souple, avec une colline au milieu. Emportez l’ancienne paire et changez dès que quelque chose chauffe. La chaleur prévient ; quand cela fait mal, l’ampoule est là.

## À ne pas faire
Ne les trempez pas. Ne les cuisez pas. Pas deux paires de chaussettes dans une chaussure faite pour une. Et n’attendez pas les vacances.

Si le même point appuie encore après le second week-end, la forme n’est pas la vôtre. Vous avez soixante jours, et la boue nous est égale.
`,
  },
})

export const measureYourFeet = journalArticle({
  key: 'measure-your-feet',
  date: '2026-07-28',
  tags: ['fit', 'boots'],
  picture: ['A boot from above and its sole', 'Une chaussure vue de dessus, et sa semelle'],
  en: {
    title: 'Measure your feet again',
    subtitle: 'They have grown since you last asked, and one more than the other.',
    text: `
Feet get longer and wider all your life. A pregnancy, twenty years behind a counter or one long summer of walking can be worth half a size. Most people who tell us that a boot runs small have last measured at school.

## How
In the evening, in the socks you walk in, standing. Put a sheet of paper against a wall, heel to the wall, and mark the longest toe; it need not be the first. Do both feet and keep the larger figure. Then measure the widest part, straight across.

## What to do with it
Add nothing: the room your toes need going down is already in our sizes. Our <a href="/help/size-guides">size guides</a> turn the length of your foot into a size.

## The test at home
Lace the boot, go down a staircase slowly, ten times. If a toe touches at the front, it will be blue after a mountain. If the heel lifts by more than a finger’s thickness, try the lacing first, then the smaller size. You have sixty days; use the stairs before the mud.
`,
  },
  fr: {
    title: 'Mesurez encore vos pieds',
    subtitle: 'Ils ont grandi depuis la dernière fois, et l’un plus que l’autre.',
    text: `
Les pieds s’allongent et s’élargissent toute la vie. Une grossesse, vingt ans derrière un comptoir ou un long été de marche valent parfois une demi-pointure. Presque tous ceux qui nous disent qu’une chaussure taille petit se sont mesurés pour la dernière fois à l’école.

## Comment
Le soir, avec les chaussettes de marche, debout. Posez une feuille contre un mur, talon au mur, et marquez l’orteil le plus long ; ce n’est pas forcément le premier. Faites les deux pieds et gardez le plus grand chiffre. Mesurez ensuite la partie la plus large, tout droit.

## Qu’en faire
N’ajoutez rien : la place des orteils en descente est déjà dans nos pointures. Nos <a href="/help/size-guides">guides des tailles</a> changent la longueur du pied en pointure.

## L’essai à la maison
Lacez, descendez un escalier lentement, dix fois. Si un orteil touche devant, il sera bleu après une montagne. Si le talon se lève de plus d’un doigt, essayez d’abord le laçage, puis la taille en dessous. Vous avez soixante jours ; l’escalier avant la boue.
`,
  },
})

export const lacingForTheDescent = journalArticle({
  key: 'lacing-for-the-way-down',
  date: '2026-07-14',
  tags: ['boots', 'fit', 'walks'],
  picture: [
    'The laces of a mountain boot, up to its hooks',
    'Les lacets d’une chaussure de montagne, jusqu’aux crochets',
  ],
  en: {
    title: 'Lacing for the way down',
    subtitle: 'Two minutes on a rock save three toenails.',
    text: `
Going up, a boot wants to be loose at the ankle so that the shin can come forward. Going down, the foot slides, the toes knock, and by the valley a nail is black. The boot is the same. The lace is not.

## At the top
Sit down. Open the lace as far as the lowest hooks. Knock the heel back into the boot, twice, on the ground. Now pull tight across the instep and lock it there: pass each end once more round its hook, from above, before you cross over. This is a surgeon’s hook, and it holds the foot back.

## Above the lock
Lace the cuff firmly, not hard. You should get one finger between the tongue and your shin. If your toes go numb you have pulled at the wrong end.

## For wide feet
Skip the first pair of eyelets. It costs nothing in hold and gives the little toe the five millimetres it asked for.

Laces wear out where they cross. Change them before a long walk, not on it; a spare weighs twelve grams.
`,
  },
  fr: {
    title: 'Lacer pour la descente',
    subtitle: 'Deux minutes sur un rocher sauvent trois ongles.',
    text: `
En montée, la chaussure doit être souple à la cheville pour que le tibia avance. En descente, le pied glisse, les orteils cognent, et dans la vallée un ongle est noir. La chaussure est la même. Le lacet, non.

## Au sommet
Asseyez-vous. Ouvrez le lacet jusqu’aux crochets du bas. Tapez deux fois le talon au sol pour le caler. Serrez maintenant sur le cou-de-pied et bloquez : passez chaque bout une fois de plus autour de son crochet, par le haut, avant de croiser. C’est le nœud du chirurgien, et il retient le pied.

## Au-dessus
Lacez la tige fermement, sans forcer. Un doigt doit passer entre la languette et le tibia. Si les orteils s’endorment, vous avez serré du mauvais côté.

## Pour les pieds larges
Sautez la première paire d’œillets. Le maintien n’y perd rien, et le petit orteil gagne les cinq millimètres qu’il demandait.

Les lacets s’usent là où ils se croisent. Changez-les avant une longue marche, pas pendant ; une paire de secours pèse douze grammes.
`,
  },
})

export const nineDaysOneSock = journalArticle({
  key: 'nine-days-one-pair-of-socks',
  date: '2026-09-02',
  tags: ['walks', 'wool', 'huts'],
  picture: ['A ribbed walking sock', 'Une chaussette de marche à côtes'],
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
A thick sock needs room: 5 mm in front of the toe, more than the shop suggests. And one spare pair that never leaves the dry bag is worth more than four in rotation.
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
