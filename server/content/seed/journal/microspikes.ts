import { journalArticle } from '../journalArticle.ts'

export const microspikes = journalArticle({
  key: 'ice-under-snow',
  date: '2026-02-24',
  tags: ['winter', 'walks', 'mistakes'],
  picture: ['BOTHYWNTR1', 'A high boot lined with wool', 'Une chaussure haute doublée de laine'],
  en: {
    title: 'Ice under snow',
    subtitle: 'The path that everyone has walked is the one you fall on.',
    text: `
Fresh snow is easy. It squeaks, it holds, it shows where you have been. What puts people on their backs in February is the packed trench in the middle of a popular trail, polished by a hundred boots, thawed on Sunday and frozen again by Monday, with two centimetres of powder on top so that you do not see it.

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
