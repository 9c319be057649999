import { clothingFacts as f } from '../facts/clothingFacts.ts'
import type { Fact, WrittenProduct } from '../WrittenProduct.ts'

const mittens: Fact = ['Mittens', 'Moufles']

/** Gloves and mittens. */
export const gloves: readonly WrittenProduct[] = [
  {
    id: 'TINSMITHLN',
    name: 'Tinsmith Liner',
    frenchName: 'Sous-gant Tinsmith',
    kind: ['Liner gloves', 'Sous-gants'],
    for: 'unisex',
    grams: 42,
    usd: 32,
    ways: ['coal', 'slate'],
    summary: 'A thin merino glove that works zips, cameras and most telephones.',
    description:
      'Index and thumb carry a thread of silver-coated nylon. Wear it inside a mitten and take the mitten off for as long as the job needs.',
    facts: [f.merino200, f.handWash, ['Touch: thumb and index', 'Tactile : pouce et index']],
    french: {
      summary: 'Un gant fin en mérinos qui tire les zips et commande la plupart des téléphones.',
      description:
        'L’index et le pouce portent un fil de nylon argenté. À porter sous une moufle, qu’on ôte le temps du travail.',
    },
  },
  {
    id: 'RUNGGLOVES',
    name: 'Rung Gloves',
    frenchName: 'Gants Rung',
    kind: ['Via ferrata gloves', 'Gants de via ferrata'],
    for: 'unisex',
    grams: 88,
    usd: 44,
    ways: ['saddle', 'slateRust'],
    summary: 'Goatskin palms and no fingertips, for cable.',
    description:
      'The palm is one piece wrapped over the edge of the hand, so no seam meets the wire. Pull loops between the fingers get them off again.',
    facts: [['Palm: goatskin, 0.9 mm', 'Paume : chèvre, 0,9 mm'], f.handWash, ['Cuff: tab', 'Poignet : patte']],
    french: {
      summary: 'Paumes en chèvre et doigts coupés, pour le câble.',
      description:
        'La paume est d’une pièce et remonte sur le tranchant : aucune couture sur le câble. Des boucles entre les doigts aident à les ôter.',
    },
  },
  {
    id: 'BAROGLOVE1',
    name: 'Barometer Gloves',
    frenchName: 'Gants Barometer',
    kind: ['Waterproof gloves', 'Gants imperméables'],
    for: 'men',
    grams: 176,
    usd: 98,
    ways: ['coalOchre', 'mossCoal'],
    summary: 'Waterproof gloves with a lining that stays in when the hand comes out.',
    description:
      'Lining, membrane and shell are bonded at every fingertip. The nose wipe on the thumb is soft, and we do not pretend it is for anything else.',
    facts: [['Palm: cowhide, waxed', 'Paume : vachette cirée'], f.hearthfill, f.head20],
    french: {
      summary: 'Des gants imperméables dont la doublure reste quand la main sort.',
      description:
        'Doublure, membrane et extérieur sont collés au bout de chaque doigt. L’essuie-nez du pouce est doux, et nous ne prétendons pas qu’il serve à autre chose.',
    },
  },
  {
    id: 'BAROGLOVEW',
    name: 'Barometer Gloves Women',
    frenchName: 'Gants Barometer Femme',
    kind: ['Waterproof gloves', 'Gants imperméables'],
    for: 'women',
    grams: 152,
    usd: 98,
    ways: ['berryCoal', 'lakeCoal'],
    soldOut: ['berryCoal S'],
    summary: 'The waterproof glove with longer fingers and a slimmer palm.',
    description:
      'Patterned on forty hands in our Chamonix shop. The long cuff draws shut with the other glove on, which we tested with the other glove on.',
    facts: [['Palm: goatskin, waxed', 'Paume : chèvre cirée'], f.hearthfill, f.head20],
    french: {
      summary: 'Le gant imperméable, doigts plus longs et paume plus fine.',
      description:
        'Patronné sur quarante mains dans notre magasin de Chamonix. Le long poignet se serre avec l’autre gant enfilé, ce que nous avons essayé avec l’autre gant enfilé.',
    },
  },
  {
    id: 'LANTERNMIT',
    name: 'Lantern Mitts',
    frenchName: 'Moufles Lantern',
    kind: mittens,
    for: 'unisex',
    grams: 148,
    usd: 112,
    maxQuantity: 5,
    ways: ['ochreCoal', 'ink'],
    summary: 'Down mittens for people whose fingers go white in the kitchen.',
    description:
      'Eight-hundred fill on the back, fibre in the palm where down gets crushed. A flap opens for the fingers and closes with a magnet.',
    facts: [f.down800, f.shell40, ['Leash: elastic, removable', 'Dragonne : élastique, amovible']],
    french: {
      summary: 'Des moufles en duvet pour qui a les doigts blancs dès la cuisine.',
      description:
        'Duvet 800 sur le dos, fibre dans la paume où le duvet s’écrase. Un rabat libère les doigts et se referme par un aimant.',
    },
  },
  {
    id: 'DROVERGLOV',
    name: 'Drover Mitts',
    frenchName: 'Moufles Drover',
    kind: mittens,
    for: 'unisex',
    grams: 96,
    usd: 38,
    ways: ['bonePine', 'rustSlate', 'lichen'],
    summary: 'Pile mittens with a thumb that opens.',
    description:
      'A slit in the palm lets all four fingers out together; another does the thumb. Both close by themselves when you stop needing them.',
    facts: [f.pile, ['Palm: suede, 0.8 mm', 'Paume : daim, 0,8 mm'], f.handWash],
    french: {
      summary: 'Des moufles bouclées dont le pouce s’ouvre.',
      description:
        'Une fente dans la paume libère les quatre doigts ; une autre le pouce. Les deux se referment quand on n’en a plus besoin.',
    },
  },
  {
    id: 'HEDGERGLOV',
    name: 'Hedger Gloves',
    frenchName: 'Gants Hedger',
    kind: ['Work gloves', 'Gants de travail'],
    for: 'unisex',
    grams: 134,
    usd: 46,
    ways: ['saddle', 'bark'],
    summary: 'Leather gloves for walls, hedges and other people’s gates.',
    description:
      'Unlined deerskin, long at the cuff against thorn. They arrive stiff and remember your hands within a week.',
    facts: [
      ['Leather: deerskin, 1.1 mm', 'Cuir : cerf, 1,1 mm'],
      ['Care: wax sparingly, dry slowly', 'Entretien : peu de cire, séchage lent'],
      f.portugal,
    ],
    french: {
      summary: 'Des gants de cuir pour les murets, les haies et les barrières des autres.',
      description:
        'Du cerf sans doublure, long au poignet contre l’épine. Raides à l’arrivée, ils retiennent vos mains en une semaine.',
    },
  },
  {
    id: 'PUDDLEMITT',
    name: 'Puddle Mitts',
    frenchName: 'Moufles Puddle',
    kind: mittens,
    for: 'kids',
    grams: 78,
    usd: 26,
    ways: ['lakeSand', 'berryBone', 'mossOchre'],
    summary: 'Waterproof mittens joined by a cord through the sleeves.',
    description:
      'Nobody is too old for the cord, though it unclips. The long cuff goes over the jacket and draws in with a toggle a child can pull.',
    facts: [f.sluice25, ['Lining: recycled pile', 'Doublure : maille bouclée recyclée'], f.wash40],
    french: {
      summary: 'Des moufles imperméables reliées par un cordon dans les manches.',
      description:
        'Personne n’est trop grand pour le cordon, mais il se détache. Le long poignet passe sur la veste et se serre par un bloqueur qu’un enfant sait tirer.',
    },
  },
]
