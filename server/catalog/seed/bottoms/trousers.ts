import { clothingFacts as f } from '../facts/clothingFacts.ts'
import type { Fact, WrittenProduct } from '../WrittenProduct.ts'

const rainTrousers: Fact = ['Rain trousers', 'Pantalon de pluie']

/** Long legs. */
export const trousers: readonly WrittenProduct[] = [
  {
    id: 'STILETRSR1',
    name: 'Stile Trousers',
    frenchName: 'Pantalon Stile',
    for: 'men',
    grams: 390,
    usd: 112,
    ways: ['stoneCoal', 'pineCoal', 'slateRust'],
    summary: 'Everyday walking trousers, cut to step over things.',
    description:
      'A gusset and a shaped knee let you lift a foot to the third bar without hitching. The right thigh pocket takes a folded map and closes with a zip you can find by feel.',
    facts: [f.polycotton, f.gusset, f.noPfas, f.wash40],
    french: {
      summary: 'Un pantalon de marche de tous les jours, coupé pour enjamber.',
      description:
        'Un soufflet et un genou préformé permettent de lever le pied jusqu’au troisième barreau sans remonter le tissu. La poche de cuisse droite prend une carte pliée et ferme par un zip qu’on trouve au toucher.',
    },
  },
  {
    id: 'STILETRSRW',
    name: 'Stile Trousers Women',
    frenchName: 'Pantalon Stile Femme',
    for: 'women',
    grams: 345,
    usd: 112,
    ways: ['stoneCoal', 'lakeCoal', 'clay'],
    soldOut: ['clay 24'],
    summary: 'Walking trousers with a real rise and pockets that hold a phone.',
    description:
      'The waist is curved and elasticated only at the sides, so a hip belt lies flat on it. Front pockets are 17 cm deep; we measured phones and then added two.',
    facts: [f.polycotton, f.gusset, ['Pockets: 17 cm deep', 'Poches : 17 cm de profondeur'], f.wash40],
    french: {
      summary: 'Un pantalon de marche avec une vraie taille et des poches pour un téléphone.',
      description:
        'La ceinture est arrondie, élastique sur les côtés seulement : celle du sac reste à plat. Les poches avant font 17 cm ; nous avons mesuré des téléphones puis ajouté deux.',
    },
  },
  {
    id: 'RAKETRSR01',
    name: 'Rake Stretch',
    frenchName: 'Rake stretch',
    for: 'men',
    grams: 285,
    usd: 128,
    ways: ['slateCoal', 'ink', 'moss'],
    summary: 'Light stretch trousers for heat, hurry and scrambling.',
    description:
      'The nylon stretches in both directions and dries in the time it takes to eat lunch. Ankles narrow with a hook that also catches a boot lace.',
    facts: [f.stretch, f.gusset, ['Ankle: drawcord and lace hook', 'Cheville : cordon et crochet de lacet'], f.wash30],
    french: {
      summary: 'Un pantalon léger et extensible pour la chaleur, la hâte et les pas d’escalade.',
      description:
        'Le nylon s’étire dans les deux sens et sèche le temps d’un déjeuner. La cheville se resserre par un crochet qui prend aussi le lacet.',
    },
  },
  {
    id: 'RAKETRSR0W',
    name: 'Rake Stretch Women',
    frenchName: 'Rake stretch Femme',
    for: 'women',
    grams: 255,
    usd: 128,
    percentOff: 20,
    ways: ['heather', 'pine', 'coal'],
    summary: 'Stretch trousers that stay up without a belt and say nothing about it.',
    description:
      'A wide knitted waistband replaces the button, which used to sit under the hip belt. Legs roll to the calf and hold there with a tab.',
    facts: [f.stretch, f.gusset, ['Waist: knitted band, 6 cm', 'Taille : bande tricotée, 6 cm'], f.wash30],
    french: {
      summary: 'Un pantalon extensible qui tient sans ceinture et n’en parle pas.',
      description:
        'Une large ceinture tricotée remplace le bouton qui se trouvait sous celle du sac. Les jambes se roulent au mollet et tiennent par une patte.',
    },
  },
  {
    id: 'COULOIRTR1',
    name: 'Couloir Trousers',
    frenchName: 'Pantalon Couloir',
    kind: ['Winter trousers', 'Pantalon d’hiver'],
    for: 'men',
    grams: 510,
    usd: 178,
    ways: ['coal', 'slateOchre'],
    maxQuantity: 5,
    summary: 'Double-weave trousers for cold rock and snow to the shin.',
    description:
      'A hard face outside, brushed knit inside, and a crampon patch of the same cloth as fire hose. Braces clip on if your harness and waistband disagree.',
    facts: [
      f.stretchHeavy,
      f.gusset,
      ['Ankle: crampon patch, 1,000 denier', 'Cheville : renfort crampons, 1 000 deniers'],
      f.latvia,
    ],
    french: {
      summary: 'Un pantalon en double tissage pour le rocher froid et la neige à mi-tibia.',
      description:
        'Une face dure dehors, une maille grattée dedans, et un renfort à crampons du même tissu qu’un tuyau d’incendie. Des bretelles se clipsent si baudrier et ceinture ne s’entendent pas.',
    },
  },
  {
    id: 'COULOIRTRW',
    name: 'Couloir Trousers Women',
    frenchName: 'Pantalon Couloir Femme',
    kind: ['Winter trousers', 'Pantalon d’hiver'],
    for: 'women',
    grams: 465,
    usd: 178,
    ways: ['lakeCoal', 'coal'],
    soldOut: ['lakeCoal'],
    summary: 'Winter climbing trousers with a drop seat that works in a harness.',
    description:
      'Two zips run over the hips and meet at the back, so nothing needs to come off. The knee takes a thin foam pad, included, for long stances.',
    facts: [f.stretchHeavy, f.gusset, ['Seat: two hip zips', 'Assise : deux zips de hanche'], f.wash30],
    french: {
      summary: 'Un pantalon d’hiver avec une ouverture arrière utilisable en baudrier.',
      description:
        'Deux zips passent sur les hanches et se rejoignent derrière : rien à enlever. Le genou reçoit une fine mousse, fournie, pour les longs relais.',
    },
  },
  {
    id: 'GUTTERTRSR',
    name: 'Gutter Overtrousers',
    frenchName: 'Surpantalon Gutter',
    kind: rainTrousers,
    for: 'unisex',
    grams: 265,
    usd: 138,
    ways: ['coal', 'mossCoal'],
    summary: 'Overtrousers that go on over boots, standing on one leg, in the rain.',
    description:
      'The side zips open from hip to hem in both directions. There is a seat patch for wet walls. Sized to go over trousers, so take your usual letter.',
    facts: [
      f.sluice25,
      f.head10,
      ['Zips: full length, two-way', 'Fermetures : sur toute la longueur, double sens'],
      f.washIn,
    ],
    french: {
      summary: 'Un surpantalon qui s’enfile par-dessus les chaussures, sur une jambe, sous la pluie.',
      description:
        'Les zips latéraux s’ouvrent de la hanche à l’ourlet, dans les deux sens. Un renfort d’assise sert aux murets mouillés. Taillé pour aller par-dessus : prenez votre lettre habituelle.',
    },
  },
  {
    id: 'TOWPATHCRD',
    name: 'Towpath Cords',
    frenchName: 'Velours Towpath',
    kind: ['Corduroy trousers', 'Pantalon de velours'],
    for: 'men',
    grams: 520,
    usd: 106,
    percentOff: 25,
    ways: ['bark', 'mossOchre', 'ochre'],
    soldOut: ['ochre 40', 'ochre 38'],
    summary: 'Wide-wale cords for walks that end at a table.',
    description:
      'Eleven ridges to the inch and two per cent stretch, which you only notice at stiles. The knees bag eventually; it took ours four winters.',
    facts: [
      ['Fabric: 98% organic cotton corduroy, 340 g/m²', 'Tissu : velours 98 % coton bio, 340 g/m²'],
      f.wash30,
      f.portugal,
    ],
    french: {
      summary: 'Un velours à grosses côtes pour les promenades qui finissent à table.',
      description:
        'Onze côtes au pouce et deux pour cent d’élasthanne, qu’on ne remarque qu’aux échaliers. Les genoux finissent par pocher ; les nôtres ont mis quatre hivers.',
    },
  },
  {
    id: 'MEADOWZIPW',
    name: 'Meadow Zip-off',
    frenchName: 'Meadow modulable',
    kind: ['Zip-off trousers', 'Pantalon modulable'],
    for: 'women',
    grams: 330,
    usd: 118,
    ways: ['sandPine', 'slate'],
    summary: 'Trousers until ten, shorts after, and legs marked left and right.',
    description:
      'The zip sits above the knee under a flap, where it does not rub. Left is sewn with ochre thread and right with pine, so nobody has to think at altitude.',
    facts: [f.polycotton, ['Inseam as shorts: 24 cm', 'Entrejambe en short : 24 cm'], f.wash40, f.vietnam],
    french: {
      summary: 'Pantalon jusqu’à dix heures, short ensuite, jambes gauche et droite repérées.',
      description:
        'Le zip est au-dessus du genou, sous un rabat, là où il ne frotte pas. La gauche est cousue d’ocre et la droite de pin : personne n’a à réfléchir en altitude.',
    },
  },
  {
    id: 'ROWANTIGHT',
    name: 'Rowan Tights',
    frenchName: 'Collant Rowan',
    kind: ['Walking tights', 'Collant de marche'],
    for: 'women',
    grams: 240,
    usd: 88,
    isNew: true,
    ways: ['coal', 'berry', 'pine'],
    summary: 'Tights for walking: thicker at the knee, pockets on both thighs.',
    description:
      'The knit doubles at knee and seat, where granite is. The waistband folds and hides a key loop that has not lost one yet.',
    facts: [
      ['Fabric: recycled nylon, 28% elastane, 290 g/m²', 'Tissu : nylon recyclé, 28 % élasthanne, 290 g/m²'],
      f.flatSeams,
      f.wash30,
    ],
    french: {
      summary: 'Un collant de marche : plus épais au genou, une poche sur chaque cuisse.',
      description:
        'La maille est doublée au genou et à l’assise, là où se trouve le granit. La ceinture se replie sur une boucle à clé qui n’en a encore perdu aucune.',
    },
  },
  {
    id: 'STILEKIDS1',
    name: 'Stile Junior',
    frenchName: 'Pantalon Stile Junior',
    for: 'kids',
    grams: 260,
    usd: 52,
    ways: ['stoneCoal', 'lakeCoal', 'rustSlate'],
    summary: 'Trousers with two knees per leg.',
    description:
      'The inner knee is a separate layer that can be unpicked and replaced; we sell the patch for three dollars. The waist adjusts with buttons a child cannot lose.',
    facts: [f.polycotton, ['Growth: 5 cm at the hem', 'Croissance : 5 cm à l’ourlet'], f.wash40],
    french: {
      summary: 'Un pantalon à deux genoux par jambe.',
      description:
        'Le genou intérieur est une couche à part, à découdre et remplacer ; nous vendons la pièce trois dollars. La taille se règle par des boutons qu’un enfant ne peut pas perdre.',
    },
  },
  {
    id: 'GUTTERKIDS',
    name: 'Gutter Junior',
    frenchName: 'Surpantalon Gutter Junior',
    kind: rainTrousers,
    for: 'kids',
    grams: 185,
    usd: 48,
    ways: ['slateOchre', 'mossCoal'],
    summary: 'Overtrousers that pull on over wellingtons and whatever is under them.',
    description:
      'The hem opens wide enough for a boot with a wriggling foot in it. Braces cross at the back, so shoulders do not slip.',
    facts: [f.sluice25, f.head10, ['Braces: elastic, removable', 'Bretelles : élastiques, amovibles'], f.wash40],
    french: {
      summary: 'Un surpantalon qui passe par-dessus les bottes et tout ce qu’il y a dessous.',
      description:
        'L’ourlet s’ouvre assez pour une botte où gigote un pied. Les bretelles se croisent dans le dos et ne glissent pas.',
    },
  },
]
