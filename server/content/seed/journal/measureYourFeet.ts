import { journalArticle } from '../journalArticle.ts'

export const measureYourFeet = journalArticle({
  key: 'measure-your-feet',
  date: '2026-07-28',
  tags: ['fit', 'boots'],
  picture: [
    'HARROWMID1',
    'A brown leather boot with green laces',
    'Une chaussure de marche en cuir brun aux lacets verts',
  ],
  en: {
    title: 'Measure your feet again',
    subtitle: 'They have grown since you last asked, and one more than the other.',
    text: `
Feet get longer and wider all your life. A pregnancy, twenty years behind a counter or one long summer of walking can be worth half a size. Most people who tell us that a boot runs small have last measured at school.

## How
In the evening, in the socks you walk in, standing. Put a sheet of paper against a wall, heel to the wall, and mark the longest toe; it need not be the first. Do both feet and keep the larger figure. Then measure the widest part, straight across.

## What to do with it
Add one centimetre for boots and half a centimetre for shoes. That is the room your toes need going down. Our <a href="/help/size-guides">size guides</a> turn centimetres into sizes.

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
Ajoutez un centimètre pour les chaussures montantes, un demi pour les basses. C’est la place des orteils en descente. Nos <a href="/help/size-guides">guides des tailles</a> changent les centimètres en pointures.

## L’essai à la maison
Lacez, descendez un escalier lentement, dix fois. Si un orteil touche devant, il sera bleu après une montagne. Si le talon se lève de plus d’un doigt, essayez d’abord le laçage, puis la taille en dessous. Vous avez soixante jours ; l’escalier avant la boue.
`,
  },
})
