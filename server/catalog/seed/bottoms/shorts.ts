import { clothingFacts as f } from '../facts/clothingFacts.ts'
import type { WrittenProduct } from '../WrittenProduct.ts'

/** Short legs. */
export const shorts: readonly WrittenProduct[] = [
  {
    id: 'STILESHRT1',
    name: 'Stile Shorts',
    frenchName: 'Short Stile',
    for: 'men',
    grams: 240,
    usd: 78,
    ways: ['stoneCoal', 'moss', 'ink'],
    summary: 'The Stile, stopped above the knee.',
    description:
      'Same cloth, same pockets, 26 cm inside the leg. The hem is bar-tacked at the outer seam, which is what the trousers taught us.',
    facts: [f.polycotton, ['Inseam: 26 cm', 'Entrejambe : 26 cm'], f.wash40],
    french: {
      summary: 'Le Stile, arrêté au-dessus du genou.',
      description:
        'Même tissu, mêmes poches, 26 cm d’entrejambe. L’ourlet est arrêté par un point de bride sur le côté : le pantalon nous l’a appris.',
    },
  },
  {
    id: 'STILESHRTW',
    name: 'Stile Shorts Women',
    frenchName: 'Short Stile Femme',
    for: 'women',
    grams: 210,
    usd: 78,
    ways: ['sandPine', 'clay', 'lake'],
    summary: 'Mid-length shorts with the deep pockets of the trousers.',
    description:
      'A 20 cm leg covers the place where a hip-belt pocket chafes. The back waist is raised a finger’s width for bending down to laces.',
    facts: [f.polycotton, ['Inseam: 20 cm', 'Entrejambe : 20 cm'], f.wash40],
    french: {
      summary: 'Un short mi-long avec les poches profondes du pantalon.',
      description:
        'Une jambe de 20 cm couvre l’endroit où frotte la poche de ceinture. Le dos remonte d’un doigt, pour se pencher vers les lacets.',
    },
  },
  {
    id: 'RAKESHRT01',
    name: 'Rake Shorts',
    frenchName: 'Short Rake',
    for: 'men',
    grams: 165,
    usd: 84,
    percentOff: 20,
    ways: ['slateCoal', 'ochreCoal'],
    summary: 'Stretch shorts for warm ridges and cold swims.',
    description:
      'No lining, so they dry from both sides at once. One zipped pocket at the back holds a card and a key without knocking.',
    facts: [f.stretch, f.gusset, ['Inseam: 22 cm', 'Entrejambe : 22 cm'], f.wash30],
    french: {
      summary: 'Un short extensible pour crêtes chaudes et bains froids.',
      description:
        'Sans doublure, il sèche des deux côtés à la fois. Une poche zippée au dos tient carte et clé sans ballotter.',
    },
  },
  {
    id: 'RAKESHRT0W',
    name: 'Rake Shorts Women',
    frenchName: 'Short Rake Femme',
    for: 'women',
    grams: 142,
    usd: 84,
    ways: ['heather', 'coal', 'lichen'],
    summary: 'Light shorts with a knitted waist and a notch at the side.',
    description:
      'The notch lets the leg move on steep steps without riding up. Two hand pockets and one hidden one that takes a phone flat against the hip.',
    facts: [
      f.stretch,
      ['Inseam: 13 cm', 'Entrejambe : 13 cm'],
      ['Waist: knitted band, 6 cm', 'Taille : bande tricotée, 6 cm'],
    ],
    french: {
      summary: 'Un short léger à ceinture tricotée, fendu sur le côté.',
      description:
        'La fente laisse la jambe monter les marches raides sans remonter le tissu. Deux poches, et une cachée qui plaque le téléphone contre la hanche.',
    },
  },
  {
    id: 'TALLOWSHT1',
    name: 'Tallow Shorts',
    frenchName: 'Short Tallow',
    kind: ['Running shorts', 'Short de course'],
    for: 'men',
    grams: 105,
    usd: 62,
    ways: ['inkOchre', 'rust'],
    summary: 'Running shorts with an inner brief and room for two gels.',
    description:
      'The side split is bound, since that is where shorts tear. Pockets are mesh and sit at the back, still, even on descents.',
    facts: [f.quickKnit, ['Inseam: 11 cm', 'Entrejambe : 11 cm'], f.wash40],
    french: {
      summary: 'Un short de course avec slip intérieur et la place de deux gels.',
      description:
        'La fente est bordée, car c’est là que les shorts se déchirent. Les poches en mesh sont au dos et ne bougent pas, même à la descente.',
    },
  },
  {
    id: 'TALLOWSHTW',
    name: 'Tallow Shorts Women',
    frenchName: 'Short Tallow Femme',
    kind: ['Running shorts', 'Short de course'],
    for: 'women',
    grams: 96,
    usd: 62,
    percentOff: 30,
    ways: ['berry', 'lakeCoal'],
    soldOut: ['berry M'],
    sizes: 'letters',
    summary: 'Under 100 g, with a waistband wide enough to stay where it is.',
    description:
      'Cut longer behind than in front. The inner short is grid knit and can be snipped out along a marked seam if you prefer your own.',
    facts: [f.quickKnit, ['Inseam: 9 cm', 'Entrejambe : 9 cm'], f.wash40],
    french: {
      summary: 'Moins de 100 g, avec une ceinture assez large pour rester en place.',
      description:
        'Coupé plus long derrière que devant. Le sous-short en maille gaufrée se découpe le long d’une couture repérée, si vous préférez le vôtre.',
    },
  },
  {
    id: 'HARBOURSHT',
    name: 'Harbour Shorts',
    frenchName: 'Short Harbour',
    for: 'unisex',
    grams: 285,
    usd: 72,
    ways: ['oat', 'slate', 'bark'],
    summary: 'Cotton canvas shorts with a drawstring and no ambition.',
    description:
      'For quays, allotments and the second week of a holiday. They fade at the edges within a summer and then stop. Letter sizes, cut straight.',
    facts: [['Fabric: organic cotton canvas, 260 g/m²', 'Tissu : toile de coton bio, 260 g/m²'], f.wash40, f.portugal],
    french: {
      summary: 'Un short en toile de coton, avec un cordon et sans ambition.',
      description:
        'Pour les quais, les potagers et la deuxième semaine de vacances. Il pâlit aux bords en un été, puis s’arrête. Tailles en lettres, coupe droite.',
    },
  },
  {
    id: 'STILESHRTJ',
    name: 'Stile Shorts Junior',
    frenchName: 'Short Stile Junior',
    for: 'kids',
    grams: 150,
    usd: 34,
    ways: ['mossOchre', 'rustSlate'],
    summary: 'Shorts with a pocket that holds eleven conkers.',
    description:
      'We counted. The seat is doubled for slides and the drawcord is sewn in at the middle so it stays out of the washing machine’s way.',
    facts: [f.polycotton, f.wash40, ['Seat: double', 'Assise : doublée']],
    french: {
      summary: 'Un short dont la poche contient onze marrons.',
      description:
        'Nous avons compté. L’assise est doublée pour les toboggans, et le cordon est cousu au milieu pour ne pas disparaître au lavage.',
    },
  },
  {
    id: 'MINNOWSHRT',
    name: 'Minnow Shorts',
    frenchName: 'Short Minnow',
    kind: ['Swim shorts', 'Short de bain'],
    for: 'kids',
    grams: 95,
    usd: 28,
    ways: ['lakeSand', 'berryBone', 'heatherCoal'],
    summary: 'Shorts for becks that are still presentable on the bus home.',
    description:
      'They shed water in a few shakes and do not hold sand in the pockets, which are mesh. A name fits on the label inside the waist.',
    facts: [f.quickKnit, f.wash40, ['Pockets: mesh', 'Poches : mesh']],
    french: {
      summary: 'Un short pour les ruisseaux, encore présentable dans le bus du retour.',
      description:
        'Il rend l’eau en quelques secousses et ne garde pas le sable, car ses poches sont en mesh. Un prénom tient sur l’étiquette de taille.',
    },
  },
]
