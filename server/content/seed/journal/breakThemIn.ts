import { journalArticle } from '../journalArticle.ts'

export const breakThemIn = journalArticle({
  key: 'two-weekends-to-break-them-in',
  date: '2026-10-20',
  tags: ['boots', 'fit', 'care'],
  picture: ['HARROWCAN1', 'A boot of canvas and leather', 'Une chaussure de toile et de cuir'],
  en: {
    title: 'Two weekends to break them in',
    subtitle: 'Leather learns. Give it a short lesson before a long one.',
    text: `
A stitched leather boot is stiff when it comes out of its box, and so it should be: what gives way in the shop gives way for ever. Two weekends are enough for most feet, if you do not try to do it in one.

## The first
At home, in the evening, with the socks you mean to walk in. An hour on Friday, two on Saturday, the shopping on Sunday. You are looking for pressure that stays in one spot. Pressure that moves is leather learning.

## The second
Four miles on soft ground, with a hill in the middle. Take the old pair along and change when something gets warm. Warm is a warning; by the time it hurts there is a blister.

## What not to do
Do not soak them. Do not bake them. Do not walk with two pairs of socks in a boot that fits one. And do not wait for the holiday.

If the same spot still presses after the second weekend, it is the wrong last for your foot. You have sixty days, and mud does not matter to us.
`,
  },
  fr: {
    title: 'Deux week-ends pour les faire',
    subtitle: 'Le cuir apprend. Donnez-lui une courte leçon avant la longue.',
    text: `
Une chaussure de cuir cousue est raide en sortant de sa boîte, et c’est bien ainsi : ce qui cède au magasin cède pour toujours. Deux week-ends suffisent à la plupart des pieds, si l’on n’essaie pas d’y arriver en un.

## Le premier
À la maison, le soir, avec les chaussettes prévues. Une heure le vendredi, deux le samedi, les courses le dimanche. Cherchez la pression qui reste au même endroit. Celle qui se déplace, c’est le cuir qui apprend.

## Le second
Six kilomètres en terrain souple, avec une colline au milieu. Emportez l’ancienne paire et changez dès que quelque chose chauffe. La chaleur prévient ; quand cela fait mal, l’ampoule est là.

## À ne pas faire
Ne les trempez pas. Ne les cuisez pas. Pas deux paires de chaussettes dans une chaussure faite pour une. Et n’attendez pas les vacances.

Si le même point appuie encore après le second week-end, la forme n’est pas la vôtre. Vous avez soixante jours, et la boue nous est égale.
`,
  },
})
