import { journalArticle } from '../journalArticle.ts'

export const firstHut = journalArticle({
  key: 'your-first-night-in-a-hut',
  date: '2026-05-19',
  tags: ['huts', 'walks', 'food'],
  picture: ['HUTSLIDE01', 'A pair of slides for the hut', 'Une paire de claquettes pour le refuge'],
  en: {
    title: 'Your first night in a hut',
    subtitle: 'What to bring, when to arrive, and why everyone is asleep at nine.',
    text: `
A hut is not a hotel and not a tent. It is a kitchen, a row of mattresses and somebody who has carried the onions up. Book, even in the week, and ring if you will not come; the soup is counted.

## Bring
A sleeping sheet, because blankets are washed once a season. Something for your feet that is not boots. Earplugs. Cash. A small lamp that you can point at your own bag and at nobody’s face. Leave the large towel: there may be no shower, and there is certainly a queue.

## Arrive
Before four. Storms come in the afternoon, the bed you want is by the window, and the warden likes to know how many she is cooking for. Boots go on the rack, poles in the tub, wet things in the drying room and not on the stove.

## Sleep
Lights go out at ten, and by nine it is quiet, since some get up at three. Pack in the evening. In the morning fold the blanket, carry down your rubbish, and say which way you are going; it is written in the book for a reason.
`,
  },
  fr: {
    title: 'Votre première nuit en refuge',
    subtitle: 'Qu’emporter, quand arriver, et pourquoi tout le monde dort à neuf heures.',
    text: `
Un refuge n’est ni un hôtel ni une tente. C’est une cuisine, une rangée de matelas et quelqu’un qui a monté les oignons. Réservez, même en semaine, et appelez si vous ne venez pas ; la soupe est comptée.

## Emportez
Un drap de sac, car les couvertures se lavent une fois par saison. De quoi vous chausser au sec. Des bouchons d’oreilles. Des espèces. Une petite lampe à diriger vers votre sac et non vers un visage. Laissez la grande serviette : il n’y a peut-être pas de douche, et sûrement une file.

## Arrivez
Avant seize heures. Les orages viennent l’après-midi, le bon lit est près de la fenêtre, et la gardienne aime savoir pour combien elle cuisine. Les chaussures au râtelier, les bâtons dans le seau, le mouillé au séchoir et pas sur le poêle.

## Dormez
Extinction à vingt-deux heures, mais le silence vient à vingt et une, car certains se lèvent à trois. Faites le sac le soir. Au matin, pliez la couverture, descendez vos déchets, et dites où vous allez ; on l’écrit dans le cahier pour une raison.
`,
  },
})
