import { clothingFacts as f } from '../facts/clothingFacts.ts'
import type { Fact, WrittenProduct } from '../WrittenProduct.ts'

const runSock: Fact = ['Running sock', 'Chaussette de course']

/** Socks, all knitted in Burlington. */
export const socks: readonly WrittenProduct[] = [
  {
    id: 'DROVERSOCK',
    name: 'Drover Sock',
    frenchName: 'Chaussette Drover',
    for: 'unisex',
    grams: 78,
    usd: 22,
    ways: ['moss', 'oatRust', 'slateCoal'],
    summary: 'A mid-weight wool sock that reaches just over a boot cuff.',
    description:
      'Terry loops under the foot, flat knit over it, and a toe closed by hand so there is no ridge. Two pairs last a walking year if you alternate them.',
    facts: [
      ['Yarn: 68% wool, 28% nylon, 4% elastane', 'Fil : 68 % laine, 28 % nylon, 4 % élasthanne'],
      f.wash40,
      f.carolina,
    ],
    french: {
      summary: 'Une chaussette de laine moyenne qui dépasse à peine la tige.',
      description:
        'Boucles sous le pied, maille plate dessus, et une pointe fermée à la main, sans bourrelet. Deux paires font une année de marche en alternant.',
    },
  },
  {
    id: 'DROVERHVY1',
    name: 'Drover Heavy Sock',
    frenchName: 'Chaussette Drover épaisse',
    for: 'unisex',
    grams: 112,
    usd: 28,
    ways: ['rust', 'coal'],
    summary: 'A thick sock for boots bought half a size up.',
    description:
      'Loops all the way to the calf. It is the sock the Bothy boot was lasted around, and it makes most other boots tight.',
    facts: [
      ['Yarn: 74% wool, 24% nylon, 2% elastane', 'Fil : 74 % laine, 24 % nylon, 2 % élasthanne'],
      f.woolWash,
      f.carolina,
    ],
    french: {
      summary: 'Une chaussette épaisse pour chaussures prises une demi-pointure au-dessus.',
      description:
        'Des boucles jusqu’au mollet. C’est autour d’elle que la botte Bothy a été formée ; elle serre la plupart des autres.',
    },
  },
  {
    id: 'DROVERLIN1',
    name: 'Drover Liner',
    frenchName: 'Sous-chaussette Drover',
    kind: ['Liner sock', 'Sous-chaussette'],
    for: 'unisex',
    grams: 32,
    usd: 16,
    onlyWith: 'DROVERHVY1',
    ways: ['oat', 'slate'],
    summary: 'A thin sock under a thick one, so that they rub on each other.',
    description: 'Old advice and still sound for people who blister. Fine wool at the toe, smooth nylon at the heel.',
    facts: [f.merinoYarn, f.woolWash, ['Thickness: 1.1 mm', 'Épaisseur : 1,1 mm']],
    french: {
      summary: 'Une fine sous une épaisse, pour qu’elles frottent l’une sur l’autre.',
      description:
        'Vieux conseil, toujours bon pour qui attrape des ampoules. Laine fine à la pointe, nylon lisse au talon.',
    },
  },
  {
    id: 'SCREESOCK1',
    name: 'Scree Ankle Sock',
    frenchName: 'Socquette Scree',
    kind: runSock,
    for: 'unisex',
    grams: 38,
    usd: 18,
    ways: ['ochre', 'lake', 'coal'],
    summary: 'A low sock with a tab at the heel and mesh over the arch.',
    description:
      'Left and right are knitted differently, because feet are. The tab stands 2 cm above the shoe and keeps grit for itself.',
    facts: [
      ['Yarn: 52% merino, 44% nylon, 4% elastane', 'Fil : 52 % mérinos, 44 % nylon, 4 % élasthanne'],
      f.wash40,
      f.carolina,
    ],
    french: {
      summary: 'Une socquette avec une languette au talon et du mesh sur la voûte.',
      description:
        'Gauche et droite sont tricotées différemment, comme les pieds. La languette dépasse de 2 cm et garde les gravillons pour elle.',
    },
  },
  {
    id: 'SCREECREW1',
    name: 'Scree Crew Sock',
    frenchName: 'Chaussette Scree mi-haute',
    kind: runSock,
    for: 'unisex',
    grams: 52,
    usd: 20,
    ways: ['berry', 'moss', 'chalk'],
    summary: 'The running sock, high enough for heather.',
    description:
      'Heather scratches at exactly one height, and this sock ends above it. Compression at the arch is light; it holds the sock, not you.',
    facts: [
      ['Yarn: 52% merino, 44% nylon, 4% elastane', 'Fil : 52 % mérinos, 44 % nylon, 4 % élasthanne'],
      f.wash40,
      f.carolina,
    ],
    french: {
      summary: 'La chaussette de course, assez haute pour la bruyère.',
      description:
        'La bruyère griffe à une hauteur précise, et cette chaussette finit au-dessus. La compression de voûte est légère ; elle tient la chaussette, pas vous.',
    },
  },
  {
    id: 'BUNKSOCK01',
    name: 'Bunkhouse Sock',
    frenchName: 'Chaussette Bunkhouse',
    kind: ['Hut sock', 'Chaussette de refuge'],
    for: 'unisex',
    grams: 138,
    usd: 34,
    ways: ['boneRust', 'bonePine'],
    summary: 'A loose wool sock for sleeping bags and stone floors.',
    description:
      'Knitted on the machine that makes our beanies and felted a little. Not for boots; the sole has dots of rubber and would object.',
    facts: [f.lambswool, f.handWash, ['Sole: rubber dots', 'Semelle : points de gomme']],
    french: {
      summary: 'Une chaussette de laine ample pour duvets et sols de pierre.',
      description:
        'Tricotée sur la machine de nos bonnets, puis un peu feutrée. Pas pour les chaussures ; la semelle à points de gomme protesterait.',
    },
  },
  {
    id: 'PEATSOCK01',
    name: 'Peat Sock',
    frenchName: 'Chaussette Peat',
    kind: ['Waterproof sock', 'Chaussette imperméable'],
    for: 'unisex',
    grams: 104,
    usd: 48,
    isNew: true,
    ways: ['mossCoal', 'slateCoal'],
    summary: 'Three layers and a membrane, for shoes that let everything in.',
    description:
      'Wear it in the Tallow and cross the bog without looking for stones. Turn it inside out to dry, and not on the stove.',
    facts: [
      ['Membrane: Sluice, knitted in', 'Membrane : Sluice, tricotée'],
      ['Test: 2 hours under 20 cm of water', 'Essai : 2 heures sous 20 cm d’eau'],
      f.handWash,
    ],
    french: {
      summary: 'Trois couches et une membrane, pour les chaussures qui laissent tout entrer.',
      description:
        'Portez-la dans la Tallow et traversez la tourbière sans chercher les pierres. Retournez-la pour sécher, et pas sur le poêle.',
    },
  },
  {
    id: 'WAYMARKSOK',
    name: 'Waymark Sock',
    frenchName: 'Chaussette Waymark',
    kind: ['Everyday sock', 'Chaussette de tous les jours'],
    for: 'unisex',
    grams: 48,
    usd: 14,
    ways: ['heather', 'lichen', 'clay', 'ink'],
    summary: 'A cotton and wool sock in the colours the boots come in.',
    description:
      'For shoes worn indoors by people who would rather not be. The rib holds all day and leaves no mark by evening.',
    facts: [
      ['Yarn: 55% cotton, 30% wool, 15% nylon', 'Fil : 55 % coton, 30 % laine, 15 % nylon'],
      f.wash40,
      f.carolina,
    ],
    french: {
      summary: 'Une chaussette de coton et laine aux couleurs des chaussures.',
      description:
        'Pour des souliers portés dedans par des gens qui préféreraient dehors. La côte tient tout le jour et ne marque pas le soir.',
    },
  },
  {
    id: 'DROVERSCKJ',
    name: 'Drover Sock Junior',
    frenchName: 'Chaussette Drover Junior',
    for: 'kids',
    grams: 44,
    usd: 12,
    ways: ['ochre', 'berry', 'moss'],
    summary: 'Sold in threes, since one always goes.',
    description:
      'Three identical socks to a pack, so losing one leaves a pair. The heel is a different colour, which tells small people where it goes.',
    facts: [
      ['Pack: three socks', 'Lot : trois chaussettes'],
      ['Yarn: 60% wool, 38% nylon, 2% elastane', 'Fil : 60 % laine, 38 % nylon, 2 % élasthanne'],
      f.wash40,
    ],
    french: {
      summary: 'Vendue par trois, puisqu’il s’en perd toujours une.',
      description:
        'Trois chaussettes identiques : en perdre une laisse une paire. Le talon est d’une autre couleur, qui indique aux petits où il va.',
    },
  },
]
