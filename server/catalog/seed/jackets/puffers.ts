import { clothingFacts as f } from '../facts/clothingFacts.ts'
import type { Fact, WrittenProduct } from '../WrittenProduct.ts'

const downJacket: Fact = ['Down jacket', 'Doudoune en duvet']
const insulatedVest: Fact = ['Insulated vest', 'Gilet isolant']

/** Jackets filled with down or fibre. */
export const puffers: readonly WrittenProduct[] = [
  {
    id: 'KILNJACKET',
    name: 'Kiln Jacket',
    frenchName: 'Veste Kiln',
    for: 'men',
    grams: 420,
    usd: 218,
    ways: ['rustCoal', 'moss', 'slateBone'],
    summary: 'Fibre insulation for wet cold, which is most cold.',
    description:
      'Down sulks in drizzle; Hearthfill keeps about four fifths of its warmth when damp. Baffles are wide at the chest and narrow under the pack straps. Burn holes from camp fires are patched free for the first owner.',
    facts: [f.hearthfill, f.shell40, ['Fill weight: 110 g in M', 'Poids du garnissage : 110 g en M'], f.wash30],
    french: {
      summary: 'Une isolation en fibre pour le froid humide, c’est-à-dire presque tout le froid.',
      description:
        'Le duvet boude sous le crachin ; la Hearthfill garde quatre cinquièmes de sa chaleur humide. Les boudins sont larges à la poitrine, étroits sous les bretelles. Les trous de braise sont réparés gratuitement pour le premier propriétaire.',
    },
  },
  {
    id: 'KILNJACKTW',
    name: 'Kiln Jacket Women',
    frenchName: 'Veste Kiln Femme',
    for: 'women',
    grams: 375,
    usd: 218,
    ways: ['clay', 'pine', 'slateBone'],
    soldOut: ['clay S'],
    summary: 'The damp-weather jacket with more fill at the back and hips.',
    description:
      'We mapped where our testers were cold and moved 14 g of filling there. The collar is lined with brushed knit and stands without scratching. It fits under the Squall Coat, on purpose.',
    facts: [f.hearthfill, f.shell40, ['Fill weight: 104 g in M', 'Poids du garnissage : 104 g en M'], f.vietnam],
    french: {
      summary: 'La veste des temps humides, plus garnie au dos et aux hanches.',
      description:
        'Nous avons relevé où nos testeuses avaient froid et déplacé 14 g de garnissage. Le col, doublé de maille grattée, tient droit sans piquer. Elle passe sous le manteau Squall, c’est voulu.',
    },
  },
  {
    id: 'LANTERNDN1',
    name: 'Lantern Down',
    frenchName: 'Doudoune Lantern',
    kind: downJacket,
    for: 'men',
    grams: 335,
    usd: 286,
    ways: ['ochre', 'ink', 'coal'],
    summary: 'An 800-fill jacket for standing still at 2,500 metres.',
    description:
      'Made for belays, bivouacs and the five minutes when everyone else is still packing. The hood has its own drawcord at the back of the head. Stuffs into the left pocket, which is marked because people always try the right.',
    facts: [f.down800, f.shell20, ['Fill weight: 128 g in M', 'Poids du garnissage : 128 g en M'], f.downCare],
    french: {
      summary: 'Une doudoune 800 cuin pour rester immobile à 2 500 mètres.',
      description:
        'Faite pour les relais, les bivouacs et les cinq minutes où les autres rangent encore. La capuche a son cordon à l’arrière du crâne. Elle se range dans la poche gauche, marquée, car tout le monde essaie la droite.',
    },
  },
  {
    id: 'LANTERNDNW',
    name: 'Lantern Down Women',
    frenchName: 'Doudoune Lantern Femme',
    kind: downJacket,
    for: 'women',
    grams: 300,
    usd: 286,
    isNew: true,
    ways: ['berry', 'lake', 'oat'],
    summary: 'Goose down in a 300 g jacket, with a hood that takes a bun.',
    description:
      'The hood volume came from a survey with one question, and the answer was hair. Side baffles run upwards so the jacket does not balloon. Good to about minus eight over a fleece when you are not moving.',
    facts: [f.down800, f.shell20, ['Fill weight: 118 g in M', 'Poids du garnissage : 118 g en M'], f.downCare],
    french: {
      summary: 'Du duvet d’oie en 300 g, avec une capuche qui accepte un chignon.',
      description:
        'Le volume de capuche vient d’une enquête d’une seule question, dont la réponse fut les cheveux. Les boudins latéraux montent, la veste ne gonfle pas. Convient à moins huit sur une polaire, sans bouger.',
    },
  },
  {
    id: 'HAYLOFT001',
    name: 'Hayloft Parka',
    frenchName: 'Parka Hayloft',
    kind: ['Down parka', 'Parka en duvet'],
    for: 'men',
    grams: 980,
    usd: 398,
    maxQuantity: 5,
    ways: ['mossCoal', 'coal'],
    soldOut: ['mossCoal S', 'mossCoal M'],
    summary: 'A town parka for towns such as Tromsø.',
    description:
      'Duck down behind a waterproof face, to the thigh. The hood ruff is recycled wool pile and comes off for the wash. Six outside pockets, of which two are for hands.',
    facts: [
      f.down700,
      ['Face: Sluice 2-layer, matt', 'Extérieur : Sluice 2 couches, mat'],
      ['Length: 88 cm in M', 'Longueur : 88 cm en M'],
      f.latvia,
    ],
    french: {
      summary: 'Une parka de ville pour des villes comme Tromsø.',
      description:
        'Du duvet de canard derrière une face imperméable, jusqu’à la cuisse. La bordure de capuche, en laine bouclée recyclée, s’ôte pour le lavage. Six poches extérieures, dont deux pour les mains.',
    },
  },
  {
    id: 'HAYLOFT00W',
    name: 'Hayloft Parka Women',
    frenchName: 'Parka Hayloft Femme',
    kind: ['Down parka', 'Parka en duvet'],
    for: 'women',
    grams: 910,
    usd: 398,
    percentOff: 25,
    maxQuantity: 5,
    ways: ['inkOchre', 'sandPine'],
    summary: 'A long parka that zips from both ends and sits down well.',
    description:
      'The lower zip opens to the hip, for bicycles and car seats. Inner cuffs are ribbed wool and stop the draught at the wrist. Down is sewn through nowhere, so there is no cold line.',
    facts: [
      f.down700,
      ['Length: 96 cm in M', 'Longueur : 96 cm en M'],
      f.downCare,
      ['Pockets: six outside, two inside', 'Poches : six dehors, deux dedans'],
    ],
    french: {
      summary: 'Une parka longue, zippée des deux bouts, qui s’assoit bien.',
      description:
        'La fermeture s’ouvre du bas jusqu’à la hanche, pour le vélo et la voiture. Des bords-côtes de laine arrêtent l’air au poignet. Le duvet n’est piqué de part en part nulle part : aucune ligne froide.',
    },
  },
  {
    id: 'FIRELIGHT1',
    name: 'Firelighter Vest',
    frenchName: 'Gilet Firelighter',
    kind: insulatedVest,
    for: 'men',
    grams: 230,
    usd: 142,
    percentOff: 20,
    ways: ['mossOchre', 'slateRust'],
    summary: 'Warm in the middle, where it counts.',
    description:
      'A vest under a shell is a jacket with free arms. The back panel is grid knit, so sweat under a pack has somewhere to go. Armholes are bound in elastic and cut high.',
    facts: [f.hearthfill, f.shell20, ['Back: grid knit panel', 'Dos : panneau en maille gaufrée'], f.wash30],
    french: {
      summary: 'Chaud au milieu, là où cela compte.',
      description:
        'Un gilet sous une veste, c’est une doudoune aux bras libres. Le dos en maille gaufrée laisse une issue à la sueur sous le sac. Les emmanchures sont hautes et bordées d’élastique.',
    },
  },
  {
    id: 'FIRELIGHTW',
    name: 'Firelighter Vest Women',
    frenchName: 'Gilet Firelighter Femme',
    kind: insulatedVest,
    for: 'women',
    grams: 205,
    usd: 142,
    ways: ['heather', 'lichen', 'coal'],
    summary: 'A light vest for autumn mornings and over-cooled offices in August.',
    description:
      'It closes with snaps rather than a zip, which is quieter and easier with a coffee. The hem is straight so it disappears under a jacket. Filled with fibre spun from old uniforms.',
    facts: [f.hearthfill, f.shell20, ['Fastening: seven snaps', 'Fermeture : sept pressions'], f.vietnam],
    french: {
      summary: 'Un gilet léger pour les matins d’automne et les bureaux trop frais en août.',
      description:
        'Il ferme par pressions plutôt que par zip : plus silencieux, plus simple avec un café. L’ourlet droit disparaît sous une veste. Garni d’une fibre filée à partir de vieux uniformes.',
    },
  },
  {
    id: 'CINDERHOOD',
    name: 'Cinder Hooded',
    frenchName: 'Cinder à capuche',
    for: 'unisex',
    grams: 310,
    usd: 188,
    ways: ['coalOchre', 'lakeCoal', 'berryCoal'],
    summary: 'An active layer you forget to take off going uphill.',
    description:
      'Sixty-gram filling in front, knitted grid at the back and under the arms. The face breathes more than it blocks, so bring a shell for wind. Cut straight; women usually take one size down.',
    facts: [['Fill: Hearthfill Active, 60 g/m²', 'Garnissage : Hearthfill Active, 60 g/m²'], f.shell20, f.wash30],
    french: {
      summary: 'Une couche active qu’on oublie d’enlever à la montée.',
      description:
        'Soixante grammes de garnissage devant, maille gaufrée au dos et sous les bras. La face respire plus qu’elle n’arrête : prévoyez une veste pour le vent. Coupe droite ; les femmes prennent en général une taille de moins.',
    },
  },
  {
    id: 'KILNJUNIOR',
    name: 'Kiln Junior',
    frenchName: 'Veste Kiln Junior',
    for: 'kids',
    grams: 290,
    usd: 98,
    ways: ['rustSlate', 'lakeSand', 'mossCoal'],
    summary: 'A jacket for children that survives the floor of the cloakroom.',
    description:
      'The filling may be washed every week and often is. A loop at the neck is strong enough to hang the jacket and the child’s bag. Chin guard over the zip, for obvious reasons.',
    facts: [f.hearthfill, f.shell40, f.wash40, ['Growth: 4 cm at the cuff', 'Croissance : 4 cm au poignet']],
    french: {
      summary: 'Une veste d’enfant qui survit au sol du vestiaire.',
      description:
        'Le garnissage se lave chaque semaine et c’est souvent le cas. La boucle d’encolure porte la veste et le cartable. Un protège-menton couvre le zip, pour les raisons qu’on devine.',
    },
  },
  {
    id: 'LANTERNJNR',
    name: 'Lantern Junior',
    frenchName: 'Doudoune Lantern Junior',
    kind: downJacket,
    for: 'kids',
    grams: 260,
    usd: 124,
    percentOff: 30,
    ways: ['ochreCoal', 'heatherCoal'],
    soldOut: ['heatherCoal'],
    summary: 'Real down for small people who stand at bus stops.',
    description:
      'Seven-hundred fill is plenty at this size and survives more washing. Reflective piping follows the shoulder, where headlights see it. The mittens clip to the cuffs.',
    facts: [f.down700, f.shell40, f.downCare],
    french: {
      summary: 'Du vrai duvet pour petites personnes aux arrêts de bus.',
      description:
        'Un duvet de 700 suffit à cette taille et supporte plus de lavages. Un passepoil réfléchissant suit l’épaule, là où les phares le voient. Les moufles se clipsent aux poignets.',
    },
  },
  {
    id: 'BURROWSUIT',
    name: 'Burrow Suit',
    frenchName: 'Combinaison Burrow',
    kind: ['Snow suit', 'Combinaison de neige'],
    for: 'kids',
    grams: 620,
    usd: 158,
    ways: ['slateOchre', 'berryBone'],
    summary: 'A snow suit with two zips, so boots stay on.',
    description:
      'Both zips run from neck to ankle and the whole front opens flat. The seat is closed-cell foam for sitting on ice. A strap goes under each boot and can be replaced for a dollar.',
    facts: [
      f.hearthfill,
      ['Seat: closed-cell foam, 4 mm', 'Assise : mousse à cellules fermées, 4 mm'],
      f.seams13,
      f.wash30,
    ],
    french: {
      summary: 'Une combinaison de neige à deux fermetures : on garde ses bottes.',
      description:
        'Les deux fermetures vont du cou à la cheville, tout le devant s’ouvre à plat. L’assise est en mousse fermée, pour s’asseoir sur la glace. Une sangle passe sous chaque botte et se remplace pour un dollar.',
    },
  },
]
