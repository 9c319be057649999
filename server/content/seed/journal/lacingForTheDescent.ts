import { journalArticle } from '../journalArticle.ts'

export const lacingForTheDescent = journalArticle({
  key: 'lacing-for-the-way-down',
  date: '2026-07-14',
  tags: ['boots', 'fit', 'walks'],
  picture: ['STRATAMTN1', 'A stiff mountain boot with a high cuff', 'Une chaussure de montagne rigide à tige haute'],
  en: {
    title: 'Lacing for the way down',
    subtitle: 'Two minutes on a rock save three toenails.',
    text: `
Going up, a boot wants to be loose at the ankle so that the shin can come forward. Going down, the foot slides, the toes knock, and by the valley a nail is black. The boot is the same. The lace is not.

## At the top
Sit down. Open the lace as far as the lowest hooks. Knock the heel back into the boot, twice, on the ground. Now pull tight across the instep and lock it there: pass each end once more round its hook, from above, before you cross over. This is a surgeon’s hook, and it holds the foot back.

## Above the lock
Lace the cuff firmly, not hard. You should get one finger between the tongue and your shin. If your toes go numb you have pulled at the wrong end.

## For wide feet
Skip the first pair of eyelets. It costs nothing in hold and gives the little toe the five millimetres it asked for.

Laces wear out where they cross. Change them before a long walk, not on it; a spare weighs twelve grams.
`,
  },
  fr: {
    title: 'Lacer pour la descente',
    subtitle: 'Deux minutes sur un rocher sauvent trois ongles.',
    text: `
En montée, la chaussure doit être souple à la cheville pour que le tibia avance. En descente, le pied glisse, les orteils cognent, et dans la vallée un ongle est noir. La chaussure est la même. Le lacet, non.

## Au sommet
Asseyez-vous. Ouvrez le lacet jusqu’aux crochets du bas. Tapez deux fois le talon au sol pour le caler. Serrez maintenant sur le cou-de-pied et bloquez : passez chaque bout une fois de plus autour de son crochet, par le haut, avant de croiser. C’est le nœud du chirurgien, et il retient le pied.

## Au-dessus
Lacez la tige fermement, sans forcer. Un doigt doit passer entre la languette et le tibia. Si les orteils s’endorment, vous avez serré du mauvais côté.

## Pour les pieds larges
Sautez la première paire d’œillets. Le maintien n’y perd rien, et le petit orteil gagne les cinq millimètres qu’il demandait.

Les lacets s’usent là où ils se croisent. Changez-les avant une longue marche, pas pendant ; une paire de secours pèse douze grammes.
`,
  },
})
