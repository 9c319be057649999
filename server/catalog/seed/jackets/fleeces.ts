import { clothingFacts as f } from '../facts/clothingFacts.ts'
import type { Fact, WrittenProduct } from '../WrittenProduct.ts'

const gridTop: Fact = ['Grid fleece', 'Polaire gaufrée']
const woolFleece: Fact = ['Recycled wool', 'Laine recyclée']

/** Middle layers. */
export const fleeces: readonly WrittenProduct[] = [
  {
    id: 'DROVERFLCE',
    name: 'Drover Fleece',
    frenchName: 'Polaire Drover',
    kind: woolFleece,
    for: 'men',
    grams: 410,
    usd: 124,
    ways: ['bonePine', 'mossCoal', 'rustSlate'],
    summary: 'A wool pile jacket with a chest pocket for one map or two biscuits.',
    description:
      'The pile is spun from mill waste in Prato and knitted deep enough to hold air in a wind. Yokes and elbows are woven, because that is where pile goes bald. It smells faintly of sheep when wet, as it should.',
    facts: [f.pile, ['Yoke: ripstop nylon', 'Empiècement : nylon ripstop'], f.wash30, f.portugal],
    french: {
      summary: 'Une veste en laine bouclée, avec une poche de poitrine pour une carte ou deux biscuits.',
      description:
        'La laine vient des déchets de filature de Prato, tricotée assez profond pour garder l’air dans le vent. Empiècement et coudes sont tissés, car c’est là que la boucle se dégarnit. Mouillée, elle sent un peu le mouton ; c’est normal.',
    },
  },
  {
    id: 'DROVERFLCW',
    name: 'Drover Fleece Women',
    frenchName: 'Polaire Drover Femme',
    kind: woolFleece,
    for: 'women',
    grams: 370,
    usd: 124,
    ways: ['bonePine', 'berryBone', 'lakeSand'],
    soldOut: ['berryBone XS', 'berryBone S'],
    summary: 'The wool pile jacket, shorter in the body and longer in the sleeve.',
    description:
      'It closes to the chin and the collar is lined, so the zip never touches skin. Hand pockets are set at an angle we measured on people walking. Pilling in the first month is normal; brush it once and it stops.',
    facts: [f.pile, ['Collar: brushed lining', 'Col : doublure grattée'], f.wash30, f.portugal],
    french: {
      summary: 'La veste en laine bouclée, corps plus court et manches plus longues.',
      description:
        'Elle ferme au menton et le col est doublé : le zip ne touche jamais la peau. Les poches suivent un angle mesuré sur des gens qui marchent. Quelques bouloches le premier mois sont normales ; un coup de brosse et c’est fini.',
    },
  },
  {
    id: 'DROVERPULL',
    name: 'Drover Pullover',
    frenchName: 'Pull Drover',
    kind: woolFleece,
    for: 'unisex',
    grams: 385,
    usd: 116,
    percentOff: 20,
    ways: ['oat', 'moss', 'rust'],
    summary: 'The Drover with four snaps instead of a zip.',
    description:
      'A pullover has one fewer thing to break and one fewer thing to lie under a rucksack. The front pocket goes right through, hand to hand. Cut roomy enough to swap between two people, which happens.',
    facts: [f.pile, ['Fastening: four snaps', 'Fermeture : quatre pressions'], f.wash30],
    french: {
      summary: 'La Drover avec quatre pressions au lieu d’un zip.',
      description:
        'Un pull a une chose de moins à casser et une de moins sous le sac. La poche ventrale traverse de main à main. Assez ample pour changer d’épaules entre deux personnes, ce qui arrive.',
    },
  },
  {
    id: 'TRELLISGRD',
    name: 'Trellis Half Zip',
    frenchName: 'Trellis demi-zip',
    kind: gridTop,
    for: 'men',
    grams: 235,
    usd: 92,
    ways: ['slate', 'moss', 'ochre'],
    summary: 'A grid knit that moves sweat up and out before you notice it.',
    description:
      'Small squares of pile stand clear of the skin and leave channels between them. The zip opens to the breastbone. Wear it alone on the climb and under a shell on the top.',
    facts: [f.grid, f.flatSeams, f.wash40, f.vietnam],
    french: {
      summary: 'Une maille gaufrée qui évacue la sueur avant qu’on la remarque.',
      description:
        'De petits carrés de fibre se tiennent à distance de la peau et laissent des canaux. Le zip s’ouvre jusqu’au sternum. Seule à la montée, sous une veste au sommet.',
    },
  },
  {
    id: 'TRELLISGRW',
    name: 'Trellis Half Zip Women',
    frenchName: 'Trellis demi-zip Femme',
    kind: gridTop,
    for: 'women',
    grams: 208,
    usd: 92,
    ways: ['heather', 'lake', 'clay'],
    summary: 'Thin, warm and quick to dry, with cuffs that turn into half mitts.',
    description:
      'The cuff folds over the fingers and back again without a seam in the palm. Princess lines follow the channels of the grid so nothing is cut across. One washing line and one windy hour are enough.',
    facts: [f.grid, f.flatSeams, ['Cuffs: fold to half mitts', 'Poignets : repliables en mitaines'], f.wash40],
    french: {
      summary: 'Fine, chaude, vite sèche, avec des poignets qui deviennent mitaines.',
      description:
        'Le poignet se replie sur les doigts sans couture dans la paume. Les découpes suivent les canaux de la maille, rien n’est coupé en travers. Une corde à linge et une heure de vent suffisent.',
    },
  },
  {
    id: 'TRELLISHDY',
    name: 'Trellis Hoody',
    frenchName: 'Trellis à capuche',
    kind: gridTop,
    for: 'men',
    grams: 275,
    usd: 108,
    isNew: true,
    ways: ['coalOchre', 'pineSand'],
    summary: 'A grid layer with a close hood that fits under a helmet.',
    description:
      'The hood is one thickness and comes down over the eyebrows if the wind insists. A chest pocket takes a bar and keeps it soft. The full zip runs from both ends for a harness.',
    facts: [f.grid, ['Hood: single layer, fits under a helmet', 'Capuche : une épaisseur, sous le casque'], f.wash40],
    french: {
      summary: 'Une couche gaufrée avec une capuche ajustée qui passe sous le casque.',
      description:
        'La capuche, d’une épaisseur, descend sur les sourcils si le vent insiste. La poche de poitrine garde une barre souple. Le zip s’ouvre des deux bouts, pour le baudrier.',
    },
  },
  {
    id: 'SETTLECARD',
    name: 'Settle Cardigan',
    frenchName: 'Cardigan Settle',
    kind: ['Knitted fleece', 'Polaire tricotée'],
    for: 'women',
    grams: 440,
    usd: 118,
    ways: ['oatRust', 'slateBone', 'mossCoal'],
    summary: 'Looks knitted, works like a fleece, behaves at dinner.',
    description:
      'The outside is a heathered rib and the inside is brushed until it is soft. Corozo buttons, sewn with a shank so a gloved finger gets behind them. It is named for the bench by the fire and for the town.',
    facts: [
      f.knitFleece,
      ['Buttons: corozo, six and a spare', 'Boutons : corozo, six et un de rechange'],
      f.wash30,
      f.portugal,
    ],
    french: {
      summary: 'On dirait un tricot, c’est une polaire, et elle se tient à table.',
      description:
        'L’extérieur est une côte chinée, l’intérieur gratté jusqu’à être doux. Boutons de corozo montés sur tige : un doigt ganté passe derrière. Elle porte le nom du banc près du feu, et de la ville.',
    },
  },
  {
    id: 'SETTLEJCKT',
    name: 'Settle Jacket',
    frenchName: 'Veste Settle',
    kind: ['Knitted fleece', 'Polaire tricotée'],
    for: 'men',
    grams: 495,
    usd: 128,
    percentOff: 25,
    ways: ['slateCoal', 'bark'],
    soldOut: ['bark'],
    summary: 'A knitted-face jacket for evenings that begin outdoors.',
    description:
      'Dense enough to turn a breeze and soft enough to sleep on. Pockets are lined with the same brushed knit, which is where the hands end up. The zip slider is ours and can be replaced in ten minutes.',
    facts: [f.knitFleece, ['Zip: replaceable slider', 'Fermeture : curseur remplaçable'], f.wash30],
    french: {
      summary: 'Une veste à face tricotée pour les soirées qui commencent dehors.',
      description:
        'Assez dense pour détourner une brise, assez douce pour dormir dessus. Les poches sont doublées de la même maille grattée, là où finissent les mains. Le curseur se remplace en dix minutes.',
    },
  },
  {
    id: 'BYREVEST01',
    name: 'Byre Vest',
    frenchName: 'Gilet Byre',
    kind: ['Fleece vest', 'Gilet polaire'],
    for: 'unisex',
    grams: 280,
    usd: 84,
    ways: ['bonePine', 'lichen', 'slateRust'],
    summary: 'A pile vest with deep pockets and no opinions.',
    description:
      'Farm sales reps, geologists and our own warehouse wear it out in the same place: the left pocket. So the pocket edge is leather now. The rest is Drover pile, bound in braid.',
    facts: [f.pile, ['Pocket edge: leather', 'Bord de poche : cuir'], f.wash30],
    french: {
      summary: 'Un gilet bouclé aux poches profondes et sans opinions.',
      description:
        'Commerciaux agricoles, géologues et notre entrepôt l’usent au même endroit : la poche gauche. Le bord de poche est donc en cuir. Le reste est la maille Drover, bordée d’un galon.',
    },
  },
  {
    id: 'LAMBINGFLC',
    name: 'Lambing Fleece',
    frenchName: 'Polaire Lambing',
    kind: woolFleece,
    for: 'women',
    grams: 505,
    usd: 146,
    ways: ['chalk', 'berryCoal'],
    summary: 'Longer, thicker, for three in the morning in March.',
    description:
      'Drawn with a shepherd near Hexham who wanted the back covered when she knelt. The pile is 420 g and the cuffs are tight enough for cold water. A hood would have got in the way, so there is none.',
    facts: [
      ['Fabric: high pile, 62% recycled wool, 420 g/m²', 'Tissu : maille bouclée, 62 % laine recyclée, 420 g/m²'],
      ['Length: 74 cm in M', 'Longueur : 74 cm en M'],
      f.wash30,
      f.scotland,
    ],
    french: {
      summary: 'Plus longue, plus épaisse, pour trois heures du matin en mars.',
      description:
        'Dessinée avec une bergère près de Hexham qui voulait le dos couvert à genoux. La maille pèse 420 g et les poignets serrent assez pour l’eau froide. Une capuche aurait gêné : il n’y en a pas.',
    },
  },
  {
    id: 'DROVERJUNR',
    name: 'Drover Junior',
    frenchName: 'Polaire Drover Junior',
    kind: woolFleece,
    for: 'kids',
    grams: 260,
    usd: 62,
    ways: ['bonePine', 'rustSlate', 'heatherCoal'],
    summary: 'A small pile jacket that doubles as a pillow in the car.',
    description:
      'The collar is soft because chins are. A patch of ripstop covers the elbow before the hole does. Comes with a felt sheep in the pocket; there is only one per jacket.',
    facts: [f.pile, f.wash40, ['Elbow: ripstop patch', 'Coude : renfort ripstop']],
    french: {
      summary: 'Une petite veste bouclée qui sert d’oreiller en voiture.',
      description:
        'Le col est doux, car les mentons le sont. Une pièce de ripstop couvre le coude avant le trou. Un mouton de feutre est dans la poche ; il n’y en a qu’un par veste.',
    },
  },
  {
    id: 'TRELLISJNR',
    name: 'Trellis Junior',
    frenchName: 'Trellis Junior',
    kind: gridTop,
    for: 'kids',
    grams: 155,
    usd: 48,
    ways: ['lake', 'strawBark'],
    summary: 'A thin warm top for under everything from November on.',
    description:
      'Pulls over the head with a zip long enough to miss the ears. The grid dries over a chair by breakfast. Sleeves have a second line of stitching to let down in spring.',
    facts: [f.grid, f.flatSeams, f.wash40],
    french: {
      summary: 'Un haut fin et chaud pour aller sous tout, dès novembre.',
      description:
        'Il s’enfile avec un zip assez long pour éviter les oreilles. La maille sèche sur une chaise avant le petit déjeuner. Les manches ont une seconde couture à défaire au printemps.',
    },
  },
]
