import { journalArticle } from '../journalArticle.ts'

export const resoleInThreeWeeks = journalArticle({
  key: 'three-weeks-on-the-bench',
  date: '2026-02-10',
  tags: ['repairs', 'boots', 'boulder'],
  picture: ['HARROWMIDW', 'A leather boot in a narrow last', 'Une chaussure de cuir sur une forme étroite'],
  en: {
    title: 'Three weeks on the bench',
    subtitle: 'What happens to a pair between the parcel and the postman.',
    text: `
Day one, the boots are unpacked, brushed and looked at in daylight. Your pictures told us most of it. What they do not show is the smell of a midsole that has begun to crumble, and we write to you before anything is cut.

## Cutting
The old sole is warmed and peeled, heel first. The seam of the welt is opened. Under it is cork, pressed by your foot into your shape, and we leave as much of it as we can: it is why a resoled boot needs no breaking in.

## Waiting
Most of the three weeks is waiting. Leather that was taken apart wants to rest on its last for some days, or it shrinks and the fit is gone. Cement wants a night. Wax wants another.

## Closing
New rand, new sole, new stitches in the old holes where they still hold. Then laces, then a walk round the yard in the wet by someone with the right size, and back into the post.

<a href="/repairs">Write to us with a picture</a> of each side and of the sole; you get a price before you send anything.
`,
  },
  fr: {
    title: 'Trois semaines à l’atelier',
    subtitle: 'Ce qui arrive à une paire entre le colis et le facteur.',
    text: `
Le premier jour, la paire est déballée, brossée et regardée à la lumière. Vos photos disaient presque tout. Ce qu’elles ne montrent pas, c’est l’odeur d’une intercalaire qui commence à s’effriter, et nous vous écrivons avant de couper quoi que ce soit.

## Ouvrir
La vieille semelle est chauffée puis pelée, talon d’abord. La couture de la trépointe est ouverte. Dessous, il y a du liège pressé par votre pied à sa forme, et nous en laissons le plus possible : voilà pourquoi une paire ressemelée n’est pas à refaire.

## Attendre
L’essentiel des trois semaines est de l’attente. Un cuir démonté doit reposer quelques jours sur sa forme, sinon il rétrécit et le chaussant est perdu. La colle veut une nuit. La cire en veut une autre.

## Fermer
Pare-pierres et semelle neufs, points neufs dans les anciens trous quand ils tiennent. Puis les lacets, un tour de cour sous la pluie par quelqu’un de la bonne pointure, et retour à la poste.

<a href="/repairs">Écrivez-nous avec une photo</a> de chaque côté et de la semelle ; vous recevez un prix avant tout envoi.
`,
  },
})
