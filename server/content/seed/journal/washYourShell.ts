import { journalArticle } from '../journalArticle.ts'

export const washYourShell = journalArticle({
  key: 'wash-your-shell',
  date: '2026-06-16',
  tags: ['care', 'layers'],
  picture: ['BAROMETER1', 'A light shell jacket in one colour', 'Une veste imperméable légère et unie'],
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
