import { journalArticle } from '../journalArticle.ts'

export const mapWhenFlat = journalArticle({
  key: 'map-when-the-phone-is-flat',
  date: '2026-09-29',
  tags: ['maps', 'walks', 'mistakes'],
  picture: ['POCKET2HIP', 'A small hip pouch for a map', 'Une petite pochette de ceinture pour la carte'],
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
