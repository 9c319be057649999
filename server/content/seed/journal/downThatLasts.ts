import { journalArticle } from '../journalArticle.ts'

export const downThatLasts = journalArticle({
  key: 'down-that-lasts',
  date: '2026-03-24',
  tags: ['down', 'care', 'layers'],
  picture: ['HAYLOFT001', 'A long down parka with a hood', 'Une longue parka de duvet à capuche'],
  en: {
    title: 'Down that lasts',
    subtitle: 'It dies of being stuffed away, not of being worn.',
    text: `
Down warms by standing up. Each cluster is a small star of air, and everything that flattens it for long makes the jacket colder: sweat, skin grease, rain, and above all a stuff sack at the back of a cupboard from April to November.

## Store it
On a hanger, or loose in a cotton bag. Never pressed. A sack is for the day, and the jacket comes out of it as soon as you arrive.

## Wash it
Once a season, or when the collar shines. A front loader, thirty degrees, soap for down, slow spin. It will look like a wet bird; do not lift it by the shoulders, carry it in both arms.

## Dry it
Low heat with three clean tennis balls, two hours at least, and stop every half hour to pull the lumps apart with your fingers. It is dry when you can no longer feel any lump, and then give it one more round. Damp down smells within a week.

## Mend it
A hole lets down out, but not much if you tape it the same day. Send it to <a href="/repairs">the bench</a> with the tape on.
`,
  },
  fr: {
    title: 'Un duvet qui dure',
    subtitle: 'Il meurt d’être tassé, pas d’être porté.',
    text: `
Le duvet chauffe en se tenant debout. Chaque flocon est une petite étoile d’air, et tout ce qui l’écrase longtemps refroidit la veste : la sueur, le gras de la peau, la pluie, et surtout une housse serrée au fond d’une armoire d’avril à novembre.

## Le ranger
Sur un cintre, ou libre dans un sac de coton. Jamais tassé. La housse sert un jour, et la veste en sort dès l’arrivée.

## Le laver
Une fois par saison, ou quand le col brille. Machine à hublot, trente degrés, lessive pour duvet, essorage lent. On dirait un oiseau mouillé ; ne le soulevez pas par les épaules, portez-le dans les bras.

## Le sécher
Chaleur douce avec trois balles de tennis propres, deux heures au moins, et toutes les demi-heures défaites les paquets du bout des doigts. C’est sec quand vous ne sentez plus de paquet ; refaites alors un tour. Un duvet humide sent en une semaine.

## Le réparer
Un trou perd peu de duvet si vous le scotchez le jour même. Envoyez-le à <a href="/repairs">l’atelier</a> avec le scotch.
`,
  },
})
