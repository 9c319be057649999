import { clothingFacts as f } from '../facts/clothingFacts.ts'
import type { Fact, WrittenProduct } from '../WrittenProduct.ts'

const windJacket: Fact = ['Wind jacket', 'Coupe-vent']
const rainJacket: Fact = ['Rain jacket', 'Veste de pluie']

/** Jackets against rain and wind. */
export const shells: readonly WrittenProduct[] = [
  {
    id: 'WEATHERGLS',
    name: 'Weatherglass Shell',
    frenchName: 'Veste Weatherglass',
    for: 'men',
    grams: 390,
    usd: 336,
    percentOff: 20,
    ways: ['pineCoal', 'ochreCoal', 'slateRust'],
    soldOut: ['slateRust XXL'],
    summary: 'A three-layer shell for days when the forecast is a matter of opinion.',
    description:
      'The hood turns with the head and fits over a helmet or no helmet. Pockets sit above the hip belt, where you can reach them. The membrane can be patched on our bench, and one in nine comes in for that.',
    facts: [f.sluice3, f.head20, f.seams13, f.pitZips, f.noPfas, f.washIn],
    french: {
      summary: 'Une veste trois couches pour les jours où la météo est une question d’avis.',
      description:
        'La capuche tourne avec la tête, avec ou sans casque. Les poches sont au-dessus de la ceinture du sac, à portée de main. La membrane se rapièce à notre atelier ; une veste sur neuf y vient pour cela.',
    },
  },
  {
    id: 'WEATHERGLW',
    name: 'Weatherglass Shell Women',
    frenchName: 'Veste Weatherglass Femme',
    for: 'women',
    grams: 355,
    usd: 336,
    percentOff: 20,
    ways: ['berryCoal', 'lakeSand', 'pineCoal'],
    summary: 'The Weatherglass cut for hips and shorter backs, with the same taped seams.',
    description:
      'The hem drops 3 cm at the back and opens from below for a harness or a stride. Sleeves were lengthened after two seasons of complaints, which were fair. Cuffs close with one hand.',
    facts: [f.sluice3, f.head20, f.seams13, f.pitZips, f.washIn],
    french: {
      summary: 'La Weatherglass coupée pour les hanches et un dos plus court, mêmes coutures étanchées.',
      description:
        'L’ourlet descend de 3 cm dans le dos et s’ouvre par le bas, pour un baudrier ou une enjambée. Les manches ont été rallongées après deux saisons de réclamations justifiées. Les poignets se ferment d’une main.',
    },
  },
  {
    id: 'BAROMETER1',
    name: 'Barometer Shell',
    frenchName: 'Veste Barometer',
    for: 'men',
    grams: 520,
    usd: 428,
    maxQuantity: 5,
    ways: ['slateOchre', 'rustCoal'],
    summary: 'The heavy one. For winter hills, guiding and other outdoor employment.',
    description:
      'A 128 g face fabric takes ropes and rucksack straps for about twice as long as the Weatherglass. A snow skirt zips out and lives in its own pocket. The map pocket holds a map, folded once, in a wind.',
    facts: [f.sluice3Heavy, f.head20, f.seams13, ['Map pocket: 24 × 16 cm', 'Poche à carte : 24 × 16 cm'], f.latvia],
    french: {
      summary: 'La lourde. Pour l’hiver en montagne, le guidage et autres métiers de plein air.',
      description:
        'Un tissu de 128 g supporte cordes et bretelles deux fois plus longtemps que la Weatherglass. La jupe à neige se dézippe et loge dans sa poche. La poche à carte contient une carte, pliée une fois, dans le vent.',
    },
  },
  {
    id: 'BAROMETERW',
    name: 'Barometer Shell Women',
    frenchName: 'Veste Barometer Femme',
    for: 'women',
    grams: 475,
    usd: 428,
    maxQuantity: 5,
    ways: ['inkOchre', 'heatherCoal'],
    soldOut: ['inkOchre'],
    summary: 'A winter shell with room for two layers and a harness under it.',
    description:
      'Patterned over a mid-layer instead of a T-shirt, so the size on the label is the size you wear. Zips carry cord pulls long enough for mittens. There is a hand loop inside the cuff for gusts.',
    facts: [
      f.sluice3Heavy,
      f.head20,
      f.pitZips,
      ['Hood: fits a helmet, three points of adjustment', 'Capuche : compatible casque, trois réglages'],
      f.washIn,
    ],
    french: {
      summary: 'Une veste d’hiver avec la place de deux couches et d’un baudrier.',
      description:
        'Patronnée par-dessus une polaire et non un t-shirt : la taille de l’étiquette est celle que vous portez. Les tirettes sont assez longues pour des moufles. Une boucle au poignet retient la manche dans les rafales.',
    },
  },
  {
    id: 'MIZZLEJKT1',
    name: 'Mizzle',
    kind: rainJacket,
    for: 'men',
    grams: 245,
    usd: 168,
    ways: ['moss', 'lake', 'ochre'],
    summary: 'A rain jacket that lives at the bottom of the pack until four in the afternoon.',
    description:
      'Two and a half layers, packed into its own chest pocket at the size of a grapefruit. It keeps out an hour of hard rain and a day of the other sort. The hood is simple and stays where you put it.',
    facts: [f.sluice25, f.head10, f.noPfas, ['Packs to: 11 × 9 cm', 'Volume plié : 11 × 9 cm']],
    french: {
      summary: 'Une veste de pluie qui vit au fond du sac jusqu’à quatre heures de l’après-midi.',
      description:
        'Deux couches et demie, repliées dans la poche de poitrine à la taille d’un pamplemousse. Elle tient une heure de forte pluie et une journée de l’autre. La capuche est simple et reste où on la met.',
    },
  },
  {
    id: 'MIZZLEJKTW',
    name: 'Mizzle Women',
    frenchName: 'Mizzle Femme',
    kind: rainJacket,
    for: 'women',
    grams: 220,
    usd: 168,
    isNew: true,
    ways: ['clay', 'slate', 'lichen'],
    summary: 'A packable rain jacket with a longer back and a smaller hood.',
    description:
      'Drawn for cycling to the path as well as walking it, hence the back. The hood has a wire in the brim, so you can see the junction. Weighs less than the sandwich most people carry.',
    facts: [f.sluice25, f.head10, f.noPfas, f.washIn],
    french: {
      summary: 'Une veste de pluie compacte, dos plus long et capuche plus petite.',
      description:
        'Dessinée pour pédaler jusqu’au sentier autant que pour le suivre, d’où le dos. Un fil dans la visière de capuche laisse voir le carrefour. Plus légère que le sandwich de la plupart des gens.',
    },
  },
  {
    id: 'LEESIDE001',
    name: 'Leeside',
    kind: windJacket,
    for: 'men',
    grams: 118,
    usd: 124,
    ways: ['strawBark', 'ink', 'rust'],
    summary: 'A wind jacket thin enough to read through.',
    description:
      'One layer of 20-denier nylon with a half hood that rolls into the collar. It stops the wind on the col and dries before the hut. Not waterproof; it says so on the label, twice.',
    facts: [f.shell20, f.noPfas, ['Packs to: a fist', 'Volume plié : un poing'], f.wash30],
    french: {
      summary: 'Un coupe-vent assez fin pour lire au travers.',
      description:
        'Une couche de nylon 20 deniers et une demi-capuche qui se roule dans le col. Il arrête le vent au col et sèche avant le refuge. Pas imperméable ; l’étiquette le dit deux fois.',
    },
  },
  {
    id: 'LEESIDE00W',
    name: 'Leeside Women',
    frenchName: 'Leeside Femme',
    kind: windJacket,
    for: 'women',
    grams: 104,
    usd: 124,
    percentOff: 25,
    ways: ['berry', 'lakeSand'],
    summary: 'A hundred grams of stillness for ridges.',
    description:
      'Elastic at the wrist and drawcord at the hem, with nothing else to adjust. The chest pocket holds a phone and then holds the jacket. Thumb loops are sewn flat so gloves go over them.',
    facts: [
      f.shell20,
      ['Fastening: full zip, wind flap behind', 'Fermeture : zip intégral, rabat intérieur'],
      f.wash30,
    ],
    french: {
      summary: 'Cent grammes de calme pour les crêtes.',
      description:
        'Élastique au poignet, cordon à l’ourlet, rien d’autre à régler. La poche de poitrine tient le téléphone, puis la veste elle-même. Les passe-pouces sont plats : les gants vont par-dessus.',
    },
  },
  {
    id: 'SQUALLCT01',
    name: 'Squall Coat',
    frenchName: 'Manteau Squall',
    kind: ['Rain coat', 'Manteau de pluie'],
    for: 'men',
    grams: 610,
    usd: 298,
    ways: ['coal', 'mossCoal'],
    summary: 'A mid-thigh rain coat for dogs, sidelines and ferries.',
    description:
      'The same three layers as the Weatherglass under a quieter, cotton-like face. It opens from below for stairs and saddles. The inner pockets are deep enough for a pair of gloves and a lead.',
    facts: [f.sluice3Heavy, f.head20, ['Length: 92 cm in M', 'Longueur : 92 cm en M'], f.latvia],
    french: {
      summary: 'Un manteau de pluie à mi-cuisse pour les chiens, les bords de terrain et les bacs.',
      description:
        'Les trois couches de la Weatherglass sous une face plus silencieuse, proche du coton. Il s’ouvre par le bas pour l’escalier et la selle. Les poches intérieures logent une paire de gants et une laisse.',
    },
  },
  {
    id: 'SQUALLCT0W',
    name: 'Squall Coat Women',
    frenchName: 'Manteau Squall Femme',
    kind: ['Rain coat', 'Manteau de pluie'],
    for: 'women',
    grams: 560,
    usd: 298,
    ways: ['sandPine', 'ink', 'berryCoal'],
    summary: 'Rain to the knee stays off the knee.',
    description:
      'A coat long enough to sit on a wet bench in. The waist draws in from the inside, so no cord flaps. Hood and collar are separate; wear one, both or neither.',
    facts: [f.sluice3Heavy, f.seams13, ['Length: 98 cm in M', 'Longueur : 98 cm en M'], f.washIn],
    french: {
      summary: 'La pluie jusqu’au genou reste hors du genou.',
      description:
        'Un manteau assez long pour s’asseoir sur un banc mouillé. La taille se resserre de l’intérieur, aucun cordon ne claque. Capuche et col sont distincts : l’une, l’autre, les deux ou rien.',
    },
  },
  {
    id: 'PUDDLEJKT1',
    name: 'Puddle Jacket',
    frenchName: 'Veste Puddle',
    kind: rainJacket,
    for: 'kids',
    grams: 240,
    usd: 88,
    ways: ['ochreCoal', 'lakeSand', 'berryBone'],
    summary: 'A rain jacket with nothing to lose: the hood is sewn on and so is the loop.',
    description:
      'Cuffs let out by 4 cm and the hem by another 3. Inside is a label with room for three names, in order. The elbow fabric is doubled, since that is what slides.',
    facts: [f.sluice25, f.head10, ['Growth: 4 cm at the cuff', 'Croissance : 4 cm au poignet'], f.wash40],
    french: {
      summary: 'Une veste de pluie où rien ne se perd : la capuche est cousue, la boucle aussi.',
      description:
        'Les poignets rendent 4 cm, l’ourlet 3. À l’intérieur, une étiquette pour trois prénoms, dans l’ordre. Le coude est doublé, puisque c’est lui qui glisse.',
    },
  },
  {
    id: 'DOWNPOUR01',
    name: 'Downpour Suit',
    frenchName: 'Combinaison Downpour',
    kind: ['One-piece rain suit', 'Combinaison de pluie'],
    for: 'kids',
    grams: 380,
    usd: 96,
    percentOff: 20,
    ways: ['mossOchre', 'slateRust'],
    summary: 'One zip from ankle to chin, for people who sit in streams.',
    description:
      'The seat and knees are 128 g fabric from the Barometer’s offcuts. Ankle elastic goes under the boot and stays there. It can be hosed down with or without the child.',
    facts: [f.sluice3Heavy, f.seams13, ['Zip: one, two-way, 84 cm', 'Fermeture : une, double sens, 84 cm']],
    french: {
      summary: 'Une seule fermeture de la cheville au menton, pour qui s’assoit dans les ruisseaux.',
      description:
        'L’assise et les genoux sont en 128 g, des chutes de la Barometer. L’élastique de cheville passe sous la botte et y reste. Elle se lave au jet, avec ou sans l’enfant.',
    },
  },
  {
    id: 'WEATHERGLJ',
    name: 'Weatherglass Junior',
    frenchName: 'Veste Weatherglass Junior',
    for: 'kids',
    grams: 310,
    usd: 148,
    ways: ['pineCoal', 'heatherCoal'],
    soldOut: ['heatherCoal K12'],
    summary: 'The grown-up shell, smaller, with the zips a child can start.',
    description:
      'The zip foot is wide and finds itself. We kept the membrane and lost the helmet hood. Bring it in when it is outgrown and it goes to the lending rack in the shop.',
    facts: [f.sluice3, f.head20, f.seams13, ['Growth: 4 cm at the cuff', 'Croissance : 4 cm au poignet']],
    french: {
      summary: 'La veste des grands, plus petite, avec des fermetures qu’un enfant sait engager.',
      description:
        'Le pied de la fermeture est large et se trouve tout seul. Nous avons gardé la membrane et retiré la capuche casque. Trop petite, rapportez-la : elle rejoint le portant de prêt du magasin.',
    },
  },
]
