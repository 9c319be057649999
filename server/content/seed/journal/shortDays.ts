import { journalArticle } from '../journalArticle.ts'

export const shortDays = journalArticle({
  key: 'short-days-long-light',
  date: '2026-11-17',
  tags: ['walks', 'winter', 'boulder'],
  picture: ['RIMEBEANIE', 'A knitted hat with a turned-up brim', 'Un bonnet tricoté à revers'],
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
