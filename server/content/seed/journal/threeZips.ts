import { journalArticle } from '../journalArticle.ts'

export const threeZips = journalArticle({
  key: 'three-zips-that-beat-us',
  date: '2026-08-12',
  tags: ['repairs', 'mistakes', 'layers'],
  picture: ['WEATHERGLS', 'A shell jacket with its hood up', 'Une veste imperméable, capuche relevée'],
  en: {
    title: 'Three zips that beat us',
    subtitle: 'And the one question to ask before you buy a jacket.',
    text: `
Most zips are not broken. The slider has opened by a tenth of a millimetre, and a pair of pliers closes it again in the time it takes to say so. Try that first: a soft squeeze on each side, at the back of the slider.

## The welded one
The first that beat us had no tape. Its teeth were moulded straight into the cloth, and the cloth had torn beside them. There was nothing to sew to.

## The curved one
The second ran round a pocket in a bend as tight as a coin. We replaced it, and it looked well, and it jammed. We replaced it again. The owner now keeps that pocket shut.

## The one with sand
The third was full of the sea. We cleaned, waxed and swore, and the teeth had been ground to the shape of the sand.

## The question
Ask where the zip ends. If you can see a seam that could be opened and closed again, somebody can replace it. If it vanishes into the fabric, the jacket will live exactly as long as its zip.
`,
  },
  fr: {
    title: 'Trois fermetures qui nous ont battus',
    subtitle: 'Et la question à poser avant d’acheter une veste.',
    text: `
La plupart des fermetures ne sont pas cassées. Le curseur s’est ouvert d’un dixième de millimètre, et une pince le referme en moins de temps qu’il n’en faut pour le dire. Commencez par là : une pression douce de chaque côté, à l’arrière du curseur.

## La soudée
La première n’avait pas de ruban. Ses dents étaient moulées dans le tissu, et le tissu s’était déchiré à côté. Rien où coudre.

## La courbe
La deuxième contournait une poche dans un virage serré comme une pièce de monnaie. Nous l’avons remplacée, c’était joli, et elle coinçait. Nous l’avons remplacée encore. Depuis, cette poche reste fermée.

## Celle du sable
La troisième était pleine de mer. Nous avons nettoyé, ciré, juré ; les dents avaient pris la forme du sable.

## La question
Demandez où finit la fermeture. Si vous voyez une couture que l’on peut ouvrir puis refermer, quelqu’un saura la changer. Si elle disparaît dans le tissu, la veste vivra exactement aussi longtemps que sa fermeture.
`,
  },
})
