import { clothingFacts as f } from '../facts/clothingFacts.ts'
import type { WrittenProduct } from '../WrittenProduct.ts'

/** Hats without a brim. */
export const beanies: readonly WrittenProduct[] = [
  {
    id: 'RIMEBEANIE',
    name: 'Rime Beanie',
    frenchName: 'Bonnet Rime',
    for: 'unisex',
    grams: 82,
    usd: 30,
    percentOff: 20,
    ways: ['berry', 'ochre', 'pine', 'boneRust'],
    summary: 'A ribbed lambswool hat with a cuff you can turn twice.',
    description:
      'Turned once it covers the ears; turned twice it does not, which is what mild days want. Knitted in Hawick on machines older than the people minding them.',
    facts: [f.lambswool, f.handWash, f.scotland],
    french: {
      summary: 'Un bonnet côtelé en laine d’agneau, dont le revers se tourne deux fois.',
      description:
        'Tourné une fois, il couvre les oreilles ; deux fois, non, ce que veulent les jours doux. Tricoté à Hawick sur des machines plus âgées que ceux qui les surveillent.',
    },
  },
  {
    id: 'RIMEBOBBLE',
    name: 'Rime Bobble',
    frenchName: 'Bonnet Rime à pompon',
    for: 'unisex',
    grams: 104,
    usd: 34,
    ways: ['oatRust', 'lake', 'heather'],
    summary: 'The Rime with a pompom, tied on so it comes off for the wash.',
    description:
      'The pompom is wound from the ends of the day’s cones, so no two are quite alike. It ties inside with a bow.',
    facts: [f.lambswool, ['Pompom: removable, 9 cm', 'Pompon : amovible, 9 cm'], f.handWash],
    french: {
      summary: 'Le Rime avec un pompon, noué pour s’ôter au lavage.',
      description:
        'Le pompon est enroulé avec les fins de cônes du jour : deux ne se ressemblent pas tout à fait. Il se noue à l’intérieur.',
    },
  },
  {
    id: 'LEESIDEBNE',
    name: 'Leeside Beanie',
    frenchName: 'Bonnet Leeside',
    for: 'unisex',
    grams: 38,
    usd: 28,
    ways: ['slate', 'rust', 'coal'],
    summary: 'A thin merino hat that fits under a hood, a helmet or a better hat.',
    description:
      'One layer, two darts, no seam at the forehead. It is the hat people forget they are wearing and report lost.',
    facts: [f.merino200, f.woolWash, f.portugal],
    french: {
      summary: 'Un bonnet fin en mérinos qui passe sous capuche, casque ou meilleur bonnet.',
      description:
        'Une couche, deux pinces, aucune couture au front. C’est celui qu’on porte sans le savoir et qu’on déclare perdu.',
    },
  },
  {
    id: 'WATCHCAP01',
    name: 'Harbour Watch Cap',
    frenchName: 'Bonnet marin Harbour',
    for: 'unisex',
    grams: 96,
    usd: 36,
    ways: ['ink', 'bark', 'mossCoal'],
    summary: 'A tight-knit cap for open boats and unheated vans.',
    description:
      'Knitted close on a fine gauge, then milled until wind has trouble with it. It starts small and meets you halfway.',
    facts: [f.merinoYarn, ['Gauge: 12', 'Jauge : 12'], f.handWash],
    french: {
      summary: 'Un bonnet serré pour bateaux ouverts et camionnettes sans chauffage.',
      description:
        'Tricoté fin et serré, puis foulé jusqu’à gêner le vent. Il commence petit et fait la moitié du chemin.',
    },
  },
  {
    id: 'DROVERHOOD',
    name: 'Drover Balaclava',
    frenchName: 'Cagoule Drover',
    kind: ['Balaclava', 'Cagoule'],
    for: 'unisex',
    grams: 120,
    usd: 42,
    ways: ['bonePine', 'coal'],
    summary: 'Pile outside, grid inside, and a chin that folds down for soup.',
    description:
      'The face opening has a wire at the nose for people with glasses. Long enough at the neck to tuck under two layers.',
    facts: [f.pile, f.wash30, ['Lining: grid knit', 'Doublure : maille gaufrée']],
    french: {
      summary: 'Bouclée dehors, gaufrée dedans, et un menton qui s’abaisse pour la soupe.',
      description:
        'L’ouverture a un fil au nez pour les porteurs de lunettes. Assez longue au cou pour passer sous deux couches.',
    },
  },
  {
    id: 'RIMEBAND01',
    name: 'Rime Headband',
    frenchName: 'Bandeau Rime',
    kind: ['Headband', 'Bandeau'],
    for: 'women',
    grams: 44,
    usd: 24,
    percentOff: 25,
    ways: ['clay', 'chalk', 'pine'],
    soldOut: ['pine'],
    summary: 'Ears in, hair out.',
    description:
      'A double band of lambswool, twisted once at the front so it lies flat. Sized for a ponytail to pass behind.',
    facts: [f.lambswool, f.handWash, ['Height: 10 cm', 'Hauteur : 10 cm']],
    french: {
      summary: 'Les oreilles dedans, les cheveux dehors.',
      description:
        'Un double bandeau de laine d’agneau, tourné une fois devant pour rester plat. Une queue de cheval passe derrière.',
    },
  },
  {
    id: 'RIMEJUNIOR',
    name: 'Rime Junior',
    frenchName: 'Bonnet Rime Junior',
    for: 'kids',
    grams: 62,
    usd: 20,
    ways: ['berry', 'ochre', 'lake'],
    summary: 'A child’s hat with ties that stay tied and a bobble that does not.',
    description:
      'The bobble is on a popper, since it gets pulled. Ear flaps are lined in fleece and the ties are short enough to be safe.',
    facts: [f.lambswool, f.handWash, ['Fits: 48 to 54 cm', 'Tour de tête : 48 à 54 cm']],
    french: {
      summary: 'Un bonnet d’enfant dont les liens tiennent et le pompon, non.',
      description:
        'Le pompon est sur pression, puisqu’on tire dessus. Les oreillettes sont doublées de polaire et les liens assez courts pour être sûrs.',
    },
  },
]
