import { journalArticle } from '../journalArticle.ts'

export const waxOrNot = journalArticle({
  key: 'wax-and-when-not-to',
  date: '2026-06-30',
  tags: ['care', 'boots', 'materials'],
  picture: ['CULVERTLTR', 'A smooth leather boot, freshly waxed', 'Une chaussure de cuir lisse fraîchement cirée'],
  en: {
    title: 'Wax, and when not to',
    subtitle: 'Leather drinks twice a year. The rest of the time it wants to breathe.',
    text: `
Leather that is never fed cracks where the foot bends. Leather that is fed every Sunday goes soft, stretches and lets water in through its own fat. Twice a year is right for most boots: once before the wet, once after it.

## Clean first
Wax over mud is mud for good. Brush dry, wash with lukewarm water and no soap, take the laces out, and let the pair stand for two days with newspaper in it. Never on a heater: leather cooks at fifty degrees, and glue lets go at sixty.

## Thin
Warm a little wax between two fingers until it is clear. Rub it into seams and creases before the large surfaces. It should vanish within an hour. What still shines after that is too much; take it off with a cloth.

## Not on
Nubuck that you like the look of, because it will be smooth leather afterwards. Fabric. Suede, which wants a spray. And not on the rand: rubber swells.

Each product page says which of these it is.
`,
  },
  fr: {
    title: 'Cirer, et quand s’abstenir',
    subtitle: 'Le cuir boit deux fois par an. Le reste du temps, il veut respirer.',
    text: `
Un cuir jamais nourri se fend là où le pied plie. Un cuir nourri tous les dimanches ramollit, s’étire et laisse passer l’eau par sa propre graisse. Deux fois par an suffisent à la plupart : une avant la saison humide, une après.

## D’abord nettoyer
De la cire sur la boue, c’est de la boue pour toujours. Brossez à sec, lavez à l’eau tiède sans savon, ôtez les lacets, et laissez deux jours avec du papier journal. Jamais sur un radiateur : le cuir cuit à cinquante degrés, la colle lâche à soixante.

## Peu
Chauffez un peu de cire entre deux doigts jusqu’à ce qu’elle soit claire. Coutures et plis avant les grandes surfaces. Elle doit disparaître en une heure. Ce qui brille encore est de trop ; ôtez-le au chiffon.

## Jamais sur
Un nubuck dont vous aimez l’aspect, car il deviendra lisse. Le tissu. Le daim, qui veut un spray. Ni sur le pare-pierres : le caoutchouc gonfle.

Chaque fiche dit de quelle matière il s’agit.
`,
  },
})
