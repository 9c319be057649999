import { journalArticle } from '../journalArticle.ts'

export const dogOnTheTrail = journalArticle({
  key: 'a-dog-on-the-trail',
  date: '2026-04-21',
  tags: ['dogs', 'walks'],
  picture: ['PEATSOCK01', 'A pair of brown socks, muddy to the ankle', 'Des chaussettes brunes pour la boue'],
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
