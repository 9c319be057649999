import { journalArticle } from '../journalArticle.ts'

export const springMud = journalArticle({
  key: 'walk-through-the-mud',
  date: '2026-04-07',
  tags: ['walks', 'boulder', 'care'],
  picture: ['FALLOWMID1', 'A mid-height boot for wet ground', 'Une chaussure mi-haute pour sol mouillé'],
  en: {
    title: 'Walk through the mud, not round it',
    subtitle: 'In April the path is in the middle, and so is the water.',
    text: `
When the snow goes, the trails above Boulder are brown soup for three weeks. People walk along the edge to keep their boots clean. Each of them widens the path by a hand, and by May it is a road with a dead verge that takes ten years to grow back.

## So
Go through the middle. A boot with a good rand does not mind; mud is only water that has been busy. If you cannot bear it, go early, while it is frozen, or choose a rocky south face, which dries weeks before the forest does.

## Feet
Gaiters, the short kind, keep grit from running down inside. Merino keeps a wet foot warm enough. Cotton does not, at any price.

## Afterwards
Let the mud dry, knock the boots together, brush. Lukewarm water for the rest. Pull the insoles out and let them dry on their own, or the pair will smell of April in October.

If your way is closed, it is closed for the path’s sake. It opens again when the ground holds a heel.
`,
  },
  fr: {
    title: 'Dans la boue, pas autour',
    subtitle: 'En avril, le chemin est au milieu, et l’eau aussi.',
    text: `
Quand la neige s’en va, les sentiers au-dessus de Boulder sont une soupe brune pendant trois semaines. On marche au bord pour garder ses chaussures propres. Chacun élargit le chemin d’une main, et en mai c’est une route dont le bas-côté mort mettra dix ans à repousser.

## Donc
Passez au milieu. Une chaussure à bon pare-pierres ne craint rien ; la boue n’est que de l’eau affairée. Si cela vous est impossible, partez tôt, quand c’est gelé, ou choisissez un versant sud et rocheux, sec des semaines avant la forêt.

## Les pieds
Des guêtres courtes empêchent le gravier d’entrer. Le mérinos garde chaud un pied mouillé. Le coton, à aucun prix.

## Ensuite
Laissez sécher, tapez les chaussures l’une contre l’autre, brossez. De l’eau tiède pour le reste. Sortez les semelles intérieures et laissez-les sécher à part, sinon la paire sentira avril en octobre.

Si un chemin est fermé, c’est pour lui-même. Il rouvre quand le sol porte un talon.
`,
  },
})
