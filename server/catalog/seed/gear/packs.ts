import type { Fact, WrittenProduct } from '../WrittenProduct.ts'

const nylon210: Fact = ['Fabric: recycled nylon, 210 denier', 'Tissu : nylon recyclé, 210 deniers']
const nylon420: Fact = ['Fabric: recycled nylon, 420 denier, coated', 'Tissu : nylon recyclé, 420 deniers, enduit']
const waxed: Fact = ['Fabric: waxed cotton, 510 g/m²', 'Tissu : coton ciré, 510 g/m²']
const buckles: Fact = ['Buckles: replaceable without sewing', 'Boucles : remplaçables sans couture']
const spotClean: Fact = ['Care: sponge with soap, never machine wash', 'Entretien : éponge et savon, jamais en machine']
const daypack: Fact = ['Daypack', 'Sac à la journée']

/** Bags with two straps, and three with fewer. */
export const packs: readonly WrittenProduct[] = [
  {
    id: 'PORTAGE320',
    name: 'Portage 32 Pack',
    frenchName: 'Sac Portage 32',
    kind: ['32 litres', '32 litres'],
    for: 'unisex',
    grams: 980,
    usd: 189,
    customisable: true,
    sizes: 'back',
    ways: ['pineCoal', 'slateRust', 'sandCoal'],
    summary: 'A day-and-a-half pack with a frame you can feel and not see.',
    description:
      'One aluminium stay runs down the spine and comes out to be bent to yours. The lid pocket opens towards you. Straps and hip belt are sold separately, for the day the dog finds them.',
    facts: [nylon420, ['Load: 6 to 12 kg', 'Charge : 6 à 12 kg'], buckles, spotClean],
    french: {
      summary: 'Un sac d’un jour et demi, avec une armature qu’on sent et ne voit pas.',
      description:
        'Une tige d’aluminium suit le dos et se retire pour être cintrée au vôtre. La poche du rabat s’ouvre vers vous. Bretelles et ceinture se vendent à part, pour le jour où le chien les trouve.',
    },
  },
  {
    id: 'PORTAGE480',
    name: 'Portage 48 Pack',
    frenchName: 'Sac Portage 48',
    kind: ['48 litres', '48 litres'],
    for: 'unisex',
    grams: 1420,
    usd: 248,
    sizes: 'back',
    ways: ['mossCoal', 'inkOchre'],
    soldOut: ['inkOchre SM'],
    summary: 'For three nights, or one with a tent and good intentions.',
    description:
      'Two stays and a wider belt take the weight to the hips above 12 kg. The bottom opens by itself, because the sleeping bag is always there. The lid lifts off and becomes a bag for the summit.',
    facts: [
      nylon420,
      ['Load: 10 to 18 kg', 'Charge : 10 à 18 kg'],
      buckles,
      ['Rain cover: included, 62 g', 'Housse de pluie : fournie, 62 g'],
    ],
    french: {
      summary: 'Pour trois nuits, ou une avec une tente et de bonnes intentions.',
      description:
        'Deux tiges et une ceinture plus large portent le poids aux hanches au-delà de 12 kg. Le fond s’ouvre à part, car le duvet y est toujours. Le rabat se détache et devient un sac de sommet.',
    },
  },
  {
    id: 'PORTAGE650',
    name: 'Portage 65 Pack',
    frenchName: 'Sac Portage 65',
    kind: ['65 litres', '65 litres'],
    for: 'unisex',
    grams: 1780,
    usd: 296,
    percentOff: 20,
    sizes: 'back',
    maxQuantity: 5,
    ways: ['slateOchre', 'bark'],
    summary: 'A load carrier for long trails and short tempers about zips: it has one.',
    description:
      'Everything goes in from the top, under a drawcord, as it did in 1987. The back length slides by 10 cm with the pack on. We fit it in the shop with 15 kg of sand.',
    facts: [
      nylon420,
      ['Load: 15 to 25 kg', 'Charge : 15 à 25 kg'],
      ['Back: adjusts by 10 cm', 'Dos : réglable sur 10 cm'],
      spotClean,
    ],
    french: {
      summary: 'Un sac de portage pour longs sentiers et peu de patience envers les zips : il en a un.',
      description:
        'Tout entre par le haut, sous un cordon, comme en 1987. La longueur du dos coulisse de 10 cm, sac sur le dos. Nous l’ajustons en magasin avec 15 kg de sable.',
    },
  },
  {
    id: 'LUNCH18PCK',
    name: 'Lunch 18',
    kind: daypack,
    for: 'unisex',
    grams: 460,
    usd: 98,
    ways: ['rust', 'moss', 'slateBone', 'heather'],
    summary: 'Eighteen litres: jacket, flask, sandwiches, an apple.',
    description:
      'A frameless pack with a foam back that comes out to sit on. The side pockets hold a litre bottle and let go of it without a fight.',
    facts: [nylon210, ['Back: foam, removable seat', 'Dos : mousse, amovible pour s’asseoir'], spotClean],
    french: {
      summary: 'Dix-huit litres : une veste, une gourde, des sandwichs, une pomme.',
      description:
        'Un sac sans armature, dont le dos en mousse se retire pour s’asseoir. Les poches latérales tiennent une gourde d’un litre et la rendent sans se battre.',
    },
  },
  {
    id: 'LUNCH24PCK',
    name: 'Lunch 24',
    kind: daypack,
    for: 'unisex',
    grams: 560,
    usd: 118,
    isNew: true,
    ways: ['lakeCoal', 'ochreCoal', 'stoneCoal'],
    summary: 'The same pack for two people’s lunch, or one person’s winter.',
    description:
      'Six litres more than its sibling and a belt that carries some of them. Loops for poles are set so the points face down.',
    facts: [nylon210, ['Belt: 25 mm, removable', 'Ceinture : 25 mm, amovible'], buckles],
    french: {
      summary: 'Le même sac pour le déjeuner de deux, ou l’hiver d’un.',
      description:
        'Six litres de plus que son cadet et une ceinture qui en porte une partie. Les boucles à bâtons tournent les pointes vers le bas.',
    },
  },
  {
    id: 'SCREEVEST1',
    name: 'Scree Vest 8',
    frenchName: 'Gilet Scree 8',
    kind: ['Running vest', 'Gilet de trail'],
    for: 'unisex',
    grams: 215,
    usd: 124,
    sizes: 'letters',
    ways: ['coalOchre', 'lakeSand'],
    summary: 'Eight litres that do not bounce, in front and behind.',
    description:
      'Two soft flasks in front balance the jacket at the back. Straps adjust along ladder tape, so you can move them with tired hands.',
    facts: [
      ['Flasks: two of 500 ml, included', 'Flasques : deux de 500 ml, fournies'],
      ['Fabric: stretch mesh', 'Tissu : mesh extensible'],
      spotClean,
    ],
    french: {
      summary: 'Huit litres qui ne ballottent pas, devant et derrière.',
      description:
        'Deux flasques souples devant équilibrent la veste derrière. Les bretelles se règlent sur une sangle à échelle, même avec des mains fatiguées.',
    },
  },
  {
    id: 'CORNICE30H',
    name: 'Cornice 30 Haul',
    frenchName: 'Sac Cornice 30',
    kind: ['Climbing pack', 'Sac d’escalade'],
    for: 'unisex',
    grams: 860,
    usd: 168,
    percentOff: 25,
    ways: ['rustCoal', 'slateCoal'],
    soldOut: ['rustCoal'],
    summary: 'A crag pack that opens along the back and stands up on its own.',
    description:
      'Rope under the lid, rack on the inside loops, shoes on the outside where they belong. The base is the cloth we use for crampon patches.',
    facts: [
      nylon420,
      ['Base: nylon, 1,000 denier', 'Fond : nylon, 1 000 deniers'],
      ['Opening: full length at the back', 'Ouverture : dorsale, toute la longueur'],
    ],
    french: {
      summary: 'Un sac de falaise qui s’ouvre par le dos et tient debout seul.',
      description:
        'La corde sous le rabat, le matériel aux porte-matériel intérieurs, les chaussons dehors, à leur place. Le fond est le tissu de nos renforts à crampons.',
    },
  },
  {
    id: 'POSTBAG220',
    name: 'Postbag 22',
    kind: ['City pack', 'Sac de ville'],
    for: 'unisex',
    grams: 740,
    usd: 142,
    ways: ['bark', 'mossOchre', 'coal'],
    summary: 'A waxed cotton pack for the train, with a sleeve for a computer and one for the paper.',
    description:
      'The roll top closes with a hook from the Harrow boot. In rain the cotton swells shut; wax it each autumn and it goes on doing so.',
    facts: [waxed, ['Sleeve: 15-inch computer', 'Housse : ordinateur 15 pouces'], ['Hook: brass', 'Crochet : laiton']],
    french: {
      summary: 'Un sac en coton ciré pour le train, un étui pour l’ordinateur et un pour le journal.',
      description:
        'Le haut roulé se ferme par un crochet de la Harrow. Sous la pluie, le coton gonfle et se ferme ; cirez-le chaque automne et il continuera.',
    },
  },
  {
    id: 'POCKET2HIP',
    name: 'Pocket 2',
    kind: ['Hip pack', 'Sac banane'],
    for: 'unisex',
    grams: 140,
    usd: 44,
    ways: ['ochre', 'lichen', 'ink'],
    summary: 'Two litres on the hip: map, knife, plaster, change for the bus.',
    description:
      'Worn under a pack or instead of one. The back is grid knit and the zip opens at the front, where you are looking.',
    facts: [nylon210, ['Belt: 68 to 120 cm', 'Ceinture : 68 à 120 cm'], spotClean],
    french: {
      summary: 'Deux litres sur la hanche : carte, couteau, pansement, monnaie du bus.',
      description:
        'À porter sous un sac ou à sa place. Le dos est en maille gaufrée et le zip s’ouvre devant, là où l’on regarde.',
    },
  },
  {
    id: 'FERRYDUF45',
    name: 'Ferry Duffel 45',
    frenchName: 'Sac Ferry 45',
    kind: ['Duffel', 'Sac de voyage'],
    for: 'unisex',
    grams: 890,
    usd: 152,
    ways: ['lakeCoal', 'ochreCoal'],
    summary: 'A duffel with pack straps, for quays with more steps than expected.',
    description:
      'Coated both sides, so it can be put down anywhere and wiped. The wet-boot pocket has its own drain and its own smell.',
    facts: [
      ['Fabric: coated canvas, 640 g/m²', 'Tissu : toile enduite, 640 g/m²'],
      ['Size: 56 × 32 × 26 cm', 'Format : 56 × 32 × 26 cm'],
      buckles,
    ],
    french: {
      summary: 'Un sac de voyage à bretelles, pour les quais à plus de marches que prévu.',
      description:
        'Enduit des deux côtés : il se pose n’importe où et s’essuie. La poche à chaussures mouillées a son écoulement et son odeur.',
    },
  },
  {
    id: 'PIPKINPACK',
    name: 'Pipkin Pack',
    frenchName: 'Sac Pipkin',
    kind: ['Kids’ pack', 'Sac enfant'],
    for: 'kids',
    grams: 310,
    usd: 48,
    ways: ['berryBone', 'mossOchre', 'lakeSand'],
    summary: 'Ten litres, a whistle and a window pocket for whatever is found.',
    description:
      'The chest strap closes with a magnet and opens under strain. The window is clear on the outside, so snails travel with a view.',
    facts: [nylon210, ['Volume: 10 litres', 'Volume : 10 litres'], ['Fits: from 4 years', 'Dès : 4 ans']],
    french: {
      summary: 'Dix litres, un sifflet et une poche à fenêtre pour ce qu’on trouve.',
      description:
        'La sangle de poitrine ferme par un aimant et s’ouvre sous la traction. La fenêtre est transparente : les escargots voyagent avec vue.',
    },
  },
]
