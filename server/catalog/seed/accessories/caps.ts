import { clothingFacts as f } from '../facts/clothingFacts.ts'
import type { WrittenProduct } from '../WrittenProduct.ts'

/** Hats with a brim. */
export const caps: readonly WrittenProduct[] = [
  {
    id: 'SWITCHBCAP',
    name: 'Switchback Cap',
    frenchName: 'Casquette Switchback',
    for: 'unisex',
    grams: 74,
    usd: 20,
    ways: ['rust', 'mossOchre', 'slateBone'],
    summary: 'A five-panel cap whose brim folds in half and forgives you.',
    description:
      'The brim is foam rather than card, so it survives a pocket. A strip of towelling inside stops sweat at the eyebrow.',
    facts: [
      ['Fabric: recycled nylon, 70 g/m²', 'Tissu : nylon recyclé, 70 g/m²'],
      f.handWash,
      ['Fits: 54 to 61 cm', 'Tour de tête : 54 à 61 cm'],
    ],
    french: {
      summary: 'Une casquette cinq panneaux dont la visière se plie en deux et pardonne.',
      description:
        'La visière est en mousse, pas en carton : elle survit à la poche. Une bande éponge arrête la sueur au sourcil.',
    },
  },
  {
    id: 'SWITCHWOOL',
    name: 'Switchback Wool Cap',
    frenchName: 'Casquette Switchback laine',
    for: 'unisex',
    grams: 96,
    usd: 38,
    ways: ['bark', 'slate'],
    summary: 'The same cap in boiled wool, with ear flaps that stay up until asked.',
    description:
      'Flaps tuck inside the band and come down with one finger. The wool is left over from the Bothy linings.',
    facts: [['Fabric: boiled wool, 380 g/m²', 'Tissu : laine bouillie, 380 g/m²'], f.handWash, f.scotland],
    french: {
      summary: 'La même casquette en laine bouillie, avec des oreillettes discrètes.',
      description:
        'Les oreillettes se rangent dans le bandeau et descendent d’un doigt. La laine est un reste des doublures Bothy.',
    },
  },
  {
    id: 'GLARECAP01',
    name: 'Glare Cap',
    frenchName: 'Casquette Glare',
    for: 'unisex',
    grams: 68,
    usd: 32,
    ways: ['chalk', 'sandPine', 'lake'],
    summary: 'A cap with a neck cape that buttons away for town.',
    description:
      'Two snaps behind the ears hold the cape; four cover the holes when it is off. The underside of the brim is dark, so snow does not shine up.',
    facts: [f.quickKnit, ['Sun: UPF 40', 'Soleil : UPF 40'], f.wash30],
    french: {
      summary: 'Une casquette à protège-nuque qui se retire pour la ville.',
      description:
        'Deux pressions derrière les oreilles tiennent la cape ; quatre cachent les trous sans elle. Le dessous de visière est sombre : la neige ne s’y reflète pas.',
    },
  },
  {
    id: 'RAINBRIM01',
    name: 'Eaves Hat',
    frenchName: 'Chapeau Eaves',
    kind: ['Rain hat', 'Chapeau de pluie'],
    for: 'unisex',
    grams: 112,
    usd: 54,
    ways: ['mossCoal', 'coal'],
    summary: 'A brim all round, for people who find hoods deafening.',
    description:
      'Three-layer fabric with taped seams and a brim that is longer behind, where the neck is. It rolls up like a map and uncurls slowly.',
    facts: [f.sluice3, f.seams13, ['Brim: 6 cm, 8 cm behind', 'Bord : 6 cm, 8 cm derrière']],
    french: {
      summary: 'Un bord tout autour, pour qui trouve les capuches assourdissantes.',
      description:
        'Un tissu trois couches étanché, et un bord plus long derrière, là où est la nuque. Il se roule comme une carte et se déroule lentement.',
    },
  },
  {
    id: 'HAYFIELDHT',
    name: 'Hayfield Hat',
    frenchName: 'Chapeau Hayfield',
    kind: ['Sun hat', 'Chapeau de soleil'],
    for: 'unisex',
    grams: 98,
    usd: 46,
    isNew: true,
    ways: ['oat', 'strawBark'],
    summary: 'A cotton sun hat with a cord for wind and a loop for a feather you find.',
    description:
      'Waxed once so the brim holds its line, and soft enough to sit on. The crown is vented by six eyelets, brass again.',
    facts: [
      ['Fabric: waxed cotton, 240 g/m²', 'Tissu : coton ciré, 240 g/m²'],
      ['Brim: 7 cm', 'Bord : 7 cm'],
      f.portugal,
    ],
    french: {
      summary: 'Un chapeau de coton, un cordon pour le vent, une boucle pour la plume trouvée.',
      description:
        'Ciré une fois pour que le bord garde sa ligne, assez souple pour s’asseoir dessus. Six œillets aèrent la calotte, en laiton encore.',
    },
  },
  {
    id: 'TRAILVISOR',
    name: 'Tallow Visor',
    frenchName: 'Visière Tallow',
    kind: ['Running visor', 'Visière de course'],
    for: 'unisex',
    grams: 46,
    usd: 24,
    soldOut: ['heather'],
    ways: ['heather', 'inkOchre'],
    summary: 'A brim and a band; the rest of the head is yours.',
    description:
      'The band is knitted and drinks what it can. The brim flips up for climbs without looking like an accident.',
    facts: [f.quickKnit, f.handWash, ['Fits: 53 to 62 cm, elastic', 'Tour de tête : 53 à 62 cm, élastique']],
    french: {
      summary: 'Une visière et un bandeau ; le reste de la tête est à vous.',
      description:
        'Le bandeau tricoté boit ce qu’il peut. La visière se relève dans les montées sans avoir l’air d’un accident.',
    },
  },
  {
    id: 'SWITCHJUNR',
    name: 'Switchback Junior',
    frenchName: 'Casquette Switchback Junior',
    for: 'kids',
    grams: 58,
    usd: 16,
    ways: ['ochre', 'lakeSand', 'berry'],
    summary: 'A small cap with a strap that breaks open when caught on a branch.',
    description:
      'The breakaway clip was our one condition. The brim is soft, bright underneath, and has a space for a name.',
    facts: [
      ['Strap: breakaway clip', 'Bride : clip de sécurité'],
      ['Fits: 50 to 55 cm', 'Tour de tête : 50 à 55 cm'],
      f.handWash,
    ],
    french: {
      summary: 'Une petite casquette dont la bride s’ouvre si une branche l’attrape.',
      description:
        'Le clip de sécurité était notre seule condition. La visière est souple, vive dessous, avec la place d’un prénom.',
    },
  },
]
