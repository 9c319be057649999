import { clothingFacts as f } from '../facts/clothingFacts.ts'
import type { Fact, WrittenProduct } from '../WrittenProduct.ts'

const woolTee: Fact = ['Merino T-shirt', 'T-shirt mérinos']
const longSleeve: Fact = ['Long-sleeved top', 'T-shirt à manches longues']

/** First layers. */
export const tees: readonly WrittenProduct[] = [
  {
    id: 'WAYMARKT01',
    name: 'Waymark Tee',
    frenchName: 'T-shirt Waymark',
    for: 'men',
    grams: 175,
    usd: 36,
    ways: ['chalk', 'moss', 'slate'],
    summary: 'A cotton T-shirt with three stones on the chest and nothing on the back.',
    description:
      'Heavy enough not to show what is under it, and washed before sewing so that it has finished shrinking. For after the walk; cotton on the hill is a choice.',
    facts: [f.cotton, f.wash40, f.portugal],
    french: {
      summary: 'Un t-shirt en coton avec trois pierres sur la poitrine et rien dans le dos.',
      description:
        'Assez épais pour ne rien laisser voir, lavé avant couture pour en avoir fini de rétrécir. Pour l’après-marche ; le coton en montagne est un choix.',
    },
  },
  {
    id: 'WAYMARKT0W',
    name: 'Waymark Tee Women',
    frenchName: 'T-shirt Waymark Femme',
    for: 'women',
    grams: 150,
    usd: 36,
    ways: ['chalk', 'clay', 'lake'],
    summary: 'The cotton tee with a straighter shoulder and a longer back.',
    description:
      'It tucks in and stays, or hangs out and does not ride. The print is water-based and will outlast the collar by about two years.',
    facts: [f.cotton, ['Print: water-based', 'Impression : à l’eau'], f.wash40],
    french: {
      summary: 'Le t-shirt en coton, épaule plus droite et dos plus long.',
      description:
        'Rentré, il reste ; sorti, il ne remonte pas. L’impression à l’eau survivra au col d’environ deux ans.',
    },
  },
  {
    id: 'FOLDMERINO',
    name: 'Fold 150',
    kind: woolTee,
    for: 'men',
    grams: 148,
    usd: 78,
    ways: ['ink', 'moss', 'rust'],
    summary: 'A wool T-shirt for three days, or five if you walk alone.',
    description:
      'Merino at 18.5 micron does not itch and does not smell until you do. Seams are moved forward off the shoulder, out from under the straps.',
    facts: [f.merino150, f.flatSeams, f.woolWash, f.portugal],
    french: {
      summary: 'Un t-shirt de laine pour trois jours, ou cinq si vous marchez seul.',
      description:
        'Un mérinos de 18,5 microns ne gratte pas et ne sent rien avant vous. Les coutures sont avancées, hors des bretelles.',
    },
  },
  {
    id: 'FOLDMERINW',
    name: 'Fold 150 Women',
    frenchName: 'Fold 150 Femme',
    kind: woolTee,
    for: 'women',
    grams: 128,
    usd: 78,
    percentOff: 20,
    ways: ['berry', 'slate', 'heather'],
    soldOut: ['heather XS'],
    summary: 'Thin merino with a neckline that sits inside a shell collar.',
    description:
      'Knitted in one town and sewn in the next, forty kilometres along the Cávado. Moths like it as much as you will; store it with cedar.',
    facts: [f.merino150, f.flatSeams, f.woolWash],
    french: {
      summary: 'Un mérinos fin dont l’encolure reste sous le col d’une veste.',
      description:
        'Tricoté dans une ville et cousu dans la suivante, à quarante kilomètres le long du Cávado. Les mites l’aiment autant que vous ; rangez-le avec du cèdre.',
    },
  },
  {
    id: 'FOLDLONG01',
    name: 'Fold 200 Long',
    frenchName: 'Fold 200 manches longues',
    kind: longSleeve,
    for: 'men',
    grams: 225,
    usd: 96,
    ways: ['coal', 'bark'],
    summary: 'A winter base layer in wool, with thumb loops and a long tail.',
    description:
      'The tail stays tucked when you reach for a hold or a top shelf. At 200 g it is warm alone in October and under everything in January.',
    facts: [f.merino200, f.flatSeams, f.woolWash],
    french: {
      summary: 'Une première couche d’hiver en laine, passe-pouces et dos long.',
      description:
        'Le dos reste rentré quand on tend le bras vers une prise ou une étagère. À 200 g, il suffit seul en octobre et va sous tout en janvier.',
    },
  },
  {
    id: 'FOLDLONG0W',
    name: 'Fold 200 Long Women',
    frenchName: 'Fold 200 manches longues Femme',
    kind: longSleeve,
    for: 'women',
    grams: 198,
    usd: 96,
    ways: ['pine', 'berry', 'oat'],
    summary: 'A wool layer with a high neck that folds once.',
    description:
      'Folded up it meets a hat; folded down it meets company. Side seams are turned to the front so they miss the pack’s hip belt.',
    facts: [f.merino200, f.woolWash, ['Neck: 9 cm, folds once', 'Col : 9 cm, se replie une fois']],
    french: {
      summary: 'Une couche de laine au col montant qui se replie une fois.',
      description:
        'Levé, il rejoint le bonnet ; replié, il reçoit. Les coutures latérales passent devant pour éviter la ceinture du sac.',
    },
  },
  {
    id: 'THISTLETEE',
    name: 'Thistledown Tee',
    frenchName: 'T-shirt Thistledown',
    kind: ['Quick-dry T-shirt', 'T-shirt séchage rapide'],
    for: 'unisex',
    grams: 98,
    usd: 42,
    ways: ['lichen', 'lake', 'strawBark'],
    summary: 'An open-knit shirt under 100 g: dry again before the next stile.',
    description:
      'A knit so open that we had to double it at the shoulder. Straight cut in letters; most women size down.',
    facts: [f.quickKnit, f.flatSeams, f.wash40],
    french: {
      summary: 'Une maille ouverte sous 100 g : sèche avant le prochain échalier.',
      description:
        'Une maille si ouverte qu’il a fallu la doubler à l’épaule. Coupe droite, tailles en lettres ; la plupart des femmes prennent en dessous.',
    },
  },
  {
    id: 'GLAREHOODY',
    name: 'Glare Hoody',
    frenchName: 'Glare à capuche',
    kind: ['Sun hoody', 'Haut solaire à capuche'],
    for: 'unisex',
    grams: 185,
    usd: 74,
    isNew: true,
    ways: ['chalk', 'sandPine', 'lakeSand'],
    summary: 'Long sleeves and a hood for glaciers, boats and noon.',
    description:
      'The weave blocks what sunscreen would, rated 40 and measured wet. The hood goes over a cap and under a helmet.',
    facts: [f.quickKnit, ['Sun: UPF 40, measured wet', 'Soleil : UPF 40, mesuré mouillé'], f.wash40],
    french: {
      summary: 'Manches longues et capuche pour les glaciers, les bateaux et midi.',
      description:
        'Le tissage arrête ce qu’arrêterait la crème : indice 40, mesuré mouillé. La capuche va sur une casquette et sous un casque.',
    },
  },
  {
    id: 'ALMANACTEE',
    name: 'Almanac Tee',
    frenchName: 'T-shirt Almanac',
    for: 'men',
    grams: 170,
    usd: 38,
    percentOff: 25,
    ways: ['oat', 'inkOchre'],
    soldOut: ['inkOchre S', 'inkOchre M', 'inkOchre L'],
    summary: 'Organic cotton with the year’s tides for Oban printed small at the hem.',
    description:
      'Useful for twelve months and a T-shirt after that. Last year’s are on sale, since the tides have changed.',
    facts: [f.cotton, ['Print: tide table, 2026', 'Impression : table des marées, 2026'], f.wash40],
    french: {
      summary: 'Du coton bio avec les marées d’Oban de l’année, en petit, à l’ourlet.',
      description:
        'Utile douze mois, puis un t-shirt. Ceux de l’an dernier sont soldés, puisque les marées ont changé.',
    },
  },
  {
    id: 'FOLDJUNIOR',
    name: 'Fold Junior',
    kind: woolTee,
    for: 'kids',
    grams: 110,
    usd: 44,
    ways: ['heather', 'moss', 'lake'],
    summary: 'Merino a child will keep on overnight, because they will.',
    description:
      'It goes under snow suits and serves as pyjamas in huts. The wool is treated for the machine, at 30 degrees and no more.',
    facts: [f.merino150, f.woolWash, ['Label: printed, not sewn', 'Étiquette : imprimée, pas cousue']],
    french: {
      summary: 'Un mérinos qu’un enfant garde la nuit, parce qu’il le fera.',
      description:
        'Il va sous la combinaison de neige et sert de pyjama au refuge. La laine supporte la machine, à 30 degrés et pas davantage.',
    },
  },
  {
    id: 'WAYMARKJNR',
    name: 'Waymark Junior',
    frenchName: 'T-shirt Waymark Junior',
    for: 'kids',
    grams: 105,
    usd: 22,
    ways: ['chalk', 'ochre', 'berry'],
    summary: 'Three stones on the front, a grid on the back to tick off summits.',
    description:
      'The grid is printed in ink that takes a laundry pen. Twenty-four squares; we have seen two shirts full.',
    facts: [f.cotton, f.wash40, ['Back: 24 squares to tick', 'Dos : 24 cases à cocher']],
    french: {
      summary: 'Trois pierres devant, une grille au dos pour cocher les sommets.',
      description: 'La grille accepte le feutre à linge. Vingt-quatre cases ; nous avons vu deux t-shirts complets.',
    },
  },
]
