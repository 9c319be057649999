import { journalArticle } from '../journalArticle.ts'

export const lakeIsabelle = journalArticle({
  key: 'lake-isabelle',
  date: '2026-10-06',
  tags: ['walks', 'boulder', 'maps'],
  picture: ['LANTERNDN1', 'A down jacket with a quilted front', 'Une doudoune à surpiqûres'],
  en: {
    title: 'Lake Isabelle before the road closes',
    subtitle: 'Four and a half miles, most of them level, and a reason to start at six.',
    text: `
For about two weeks a year you can have Lake Isabelle nearly to yourself. The aspens have dropped, the snow has not come, and the timed permits are over for the season. Then one night the gate across Brainard Road swings shut and stays shut until June.

The walk starts at Long Lake and never gets steep. That is the trap. At ten and a half thousand feet level ground is still work, and the shade along the north shore keeps yesterday’s ice until lunch. Go in that way while you are fresh and come out along the south, in the sun.

## Turn round at eleven
The wind comes over the Divide in the late morning, most days, and it comes all at once. If it is on the water when you arrive, eat behind the boulders at the outlet and go home.

## What we carried
- A down jacket, at the bottom of the pack until the lake.
- Light spikes, used for two hundred yards.
- A flask. The wind up here puts out stoves.
`,
  },
  fr: {
    title: 'Le lac Isabelle avant la fermeture',
    subtitle: 'Sept kilomètres, presque tous plats, et une raison de partir à six heures.',
    text: `
Deux semaines par an, on a le lac Isabelle presque pour soi. Les trembles ont perdu leurs feuilles, la neige n’est pas venue et les permis horaires sont finis pour la saison. Puis, une nuit, la barrière de Brainard Road se ferme et reste fermée jusqu’en juin.

La marche part de Long Lake et ne devient jamais raide. C’est le piège. À 3 200 mètres, le plat fatigue aussi, et l’ombre de la rive nord garde la glace de la veille jusqu’à midi. Allez par là tant que vous êtes frais et revenez par le sud, au soleil.

## Demi-tour à onze heures
Le vent passe la ligne de partage en fin de matinée, presque tous les jours, et d’un seul coup. S’il est déjà sur l’eau à votre arrivée, mangez derrière les blocs du déversoir et rentrez.

## Ce que nous avions
- Une doudoune, au fond du sac jusqu’au lac.
- Des crampons légers, utiles sur deux cents mètres.
- Un thermos. Là-haut, le vent éteint les réchauds.
`,
  },
})
