import { journalArticle } from '../journalArticle.ts'

export const stitchTheWelt = journalArticle({
  key: 'why-we-stitch-the-welt',
  date: '2026-09-14',
  tags: ['repairs', 'boots', 'materials'],
  picture: ['HARROWHIGH', 'A high leather boot with a stitched sole', 'Une chaussure haute en cuir à semelle cousue'],
  en: {
    title: 'Why we still stitch the welt',
    subtitle: 'It is slower, and it leaks if you do it badly. It also comes off again.',
    text: `
A glued sole is quick. A press holds it for a minute and the boot goes in its box. When the sole is worn out, four years on, the glue is still the strongest thing there, and it takes the upper along when it goes.

A welt is a strip of leather sewn round the upper. The sole is sewn to the strip, not to the boot. When the sole is done we cut one seam, and the boot underneath has never been touched.

## What it costs
About forty minutes a pair, and some weight: 35 grams a boot on our scale. And every needle hole is a place for water, so the thread is waxed and the channel is closed with hot cement. If that is done in a hurry, it leaks.

## What you can see
Look at the edge of the sole. A row of stitches that goes all the way round, and stands a little proud of the upper, is a welt. A groove without holes is a picture of one.

We have resoled the same pair three times. The owner has been through two dogs.
`,
  },
  fr: {
    title: 'Pourquoi nous cousons encore la trépointe',
    subtitle: 'C’est plus lent, et mal fait, cela fuit. Mais cela se défait aussi.',
    text: `
Une semelle collée va vite. Une presse la tient une minute et la chaussure entre dans sa boîte. Quatre ans plus tard, quand la semelle est usée, la colle est toujours ce qu’il y a de plus solide, et elle emporte la tige en partant.

La trépointe est une bande de cuir cousue autour de la tige. La semelle est cousue à la bande, pas à la chaussure. Quand elle est finie, nous coupons une couture, et la chaussure dessous n’a jamais été touchée.

## Ce que cela coûte
Environ quarante minutes par paire, et du poids : 35 grammes par pied sur notre balance. Et chaque trou d’aiguille est une entrée pour l’eau ; le fil est donc ciré, et la rainure fermée au ciment chaud. Fait à la hâte, cela fuit.

## Ce qui se voit
Regardez le bord de la semelle. Une rangée de points qui fait tout le tour et dépasse un peu de la tige, c’est une trépointe. Une rainure sans trous n’en est que l’image.

Nous avons ressemelé trois fois la même paire. Sa propriétaire en est à son deuxième chien.
`,
  },
})
