import { journalArticle } from '../journalArticle.ts'

export const threeLayers = journalArticle({
  key: 'start-a-little-cold',
  date: '2026-03-10',
  tags: ['layers', 'wool', 'winter'],
  picture: ['FOLDLONG01', 'A long-sleeved base layer of merino', 'Un sous-vêtement de mérinos à manches longues'],
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
