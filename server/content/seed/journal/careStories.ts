import { journalArticle } from '../journalArticle.ts'

export const washYourShell = journalArticle({
  key: 'wash-your-shell',
  date: '2026-06-16',
  tags: ['care', 'layers'],
  picture: ['A grey shell with its hood up', 'Une veste imperméable grise, capuche relevée'],
  en: {
    title: 'Your shell is not leaking. It is dirty',
    subtitle: 'Half of the jackets sent to the bench need a washing machine.',
    text: `
A membrane works because the cloth outside it stays dry: rain beads, rolls off, and vapour finds its way out. Sweat, sunscreen and smoke make that cloth drink. Then it is wet and cold, you sweat behind it, and it feels like a leak.

## Wash
Close every zip. Thirty degrees, liquid soap for outdoor cloth, two rinses, no softener. Softener coats the pores, and two washes are needed to get it out again. Membranes without fluorine, like ours, want this twice a season.

## Warm
Twenty minutes in a dryer on low, or an iron on low through a towel. Warmth lays the water repellent flat again. Most jackets bead like new after this and need no spray at all.

## Proof
If drops still sink in at the shoulders, proof it: spray on the damp jacket, wait two minutes, wipe, warm once more.

## Send it in
If water comes through at one spot, and always at the same one, that is a seam or a hole. <a href="/repairs">That we can mend</a>.
`,
  },
  fr: {
    title: 'Votre veste ne fuit pas. Elle est sale',
    subtitle: 'La moitié des vestes envoyées à l’atelier a besoin d’un lave-linge.',
    text: `
Une membrane fonctionne parce que le tissu devant elle reste sec : la pluie perle, roule, et la vapeur trouve la sortie. La sueur, la crème solaire et la fumée font boire ce tissu. Il est alors mouillé et froid, vous transpirez derrière, et cela ressemble à une fuite.

## Laver
Fermez tout. Trente degrés, lessive liquide pour vêtements techniques, deux rinçages, pas d’adoucissant. Il bouche les pores, et il faut deux lavages pour l’ôter. Les membranes sans fluor, comme les nôtres, le demandent deux fois par saison.

## Chauffer
Vingt minutes de sèche-linge doux, ou un fer doux à travers une serviette. La chaleur recouche le déperlant. La plupart des vestes perlent ensuite comme neuves, sans spray.

## Imperméabiliser
Si les gouttes entrent encore aux épaules : spray sur la veste humide, deux minutes, essuyer, chauffer encore.

## L’envoyer
Si l’eau passe en un point, toujours le même, c’est une couture ou un trou. <a href="/repairs">Cela, nous le réparons</a>.
`,
  },
})

export const waxOrNot = journalArticle({
  key: 'wax-and-when-not-to',
  date: '2026-06-30',
  tags: ['care', 'boots', 'materials'],
  picture: ['The toe of a leather boot', 'Le bout d’une chaussure de cuir'],
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

export const downThatLasts = journalArticle({
  key: 'down-that-lasts',
  date: '2026-03-24',
  tags: ['down', 'care', 'layers'],
  picture: ['The quilted front of a down jacket', 'Le devant matelassé d’une doudoune'],
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

export const threeZips = journalArticle({
  key: 'three-zips-that-beat-us',
  date: '2026-08-12',
  tags: ['repairs', 'mistakes', 'layers'],
  picture: ['The front zip and the chest zip of a shell', 'La fermeture centrale et celle de poitrine d’une veste'],
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
