import { journalArticle } from '../journalArticle.ts'

export const packTheHeavyThings = journalArticle({
  key: 'pack-the-heavy-things-high',
  date: '2026-06-02',
  tags: ['packs', 'huts', 'fit'],
  picture: ['PORTAGE480', 'A large pack with a lid and side pockets', 'Un grand sac à rabat et poches latérales'],
  en: {
    title: 'Pack the heavy things high',
    subtitle: 'Twelve kilos are twelve kilos, but not in every place.',
    text: `
Put a full bottle at the bottom of a pack and walk ten minutes. Put it between your shoulder blades and walk back. You will not need the rest of this page.

## Where things go
Sleeping bag and what you need last: bottom. Food, water, stove, anything dense: in the middle, against the back, at shoulder height. Clothes fill the space in front of it. What you need while walking: lid. Nothing swings outside but a cup, and only if you like the sound.

## Setting it on
Loosen every strap. Hip belt first, on the bone and not on the belly, tight. Then the shoulder straps until they touch without lifting. Then the small straps at the top, at forty-five degrees. Then the chest. Most of the weight should hang on your hips; if your neck aches at noon, start again from the belt.

## Weigh it
With water, on the bathroom scale. A fifth of your own weight is a good day’s work. A quarter is a long one. Whatever you took out to get there, you did not need.
`,
  },
  fr: {
    title: 'Le lourd en haut',
    subtitle: 'Douze kilos sont douze kilos, mais pas partout.',
    text: `
Mettez une bouteille pleine au fond du sac et marchez dix minutes. Mettez-la entre les omoplates et revenez. Vous n’aurez plus besoin de cette page.

## Où vont les choses
Le duvet et ce qui sert en dernier : au fond. Nourriture, eau, réchaud, tout ce qui est dense : au milieu, contre le dos, à hauteur d’épaule. Les vêtements remplissent l’espace devant. Ce qui sert en marchant : le rabat. Rien ne pend dehors, sauf une tasse, si vous en aimez le bruit.

## Le mettre
Desserrez tout. D’abord la ceinture, sur l’os et non sur le ventre, serrée. Puis les bretelles, jusqu’à ce qu’elles touchent sans soulever. Puis les petites sangles du haut, à quarante-cinq degrés. Puis la poitrine. L’essentiel du poids doit pendre aux hanches ; si la nuque tire à midi, reprenez à la ceinture.

## Le peser
Avec l’eau, sur la balance de la salle de bains. Un cinquième de votre poids fait une bonne journée. Un quart en fait une longue. Ce que vous avez ôté pour y arriver ne vous manquera pas.
`,
  },
})
