import { footwearFacts as f } from '../facts/footwearFacts.ts'
import type { WrittenProduct } from '../WrittenProduct.ts'

/** Open shoes. */
export const sandals: readonly WrittenProduct[] = [
  {
    id: 'FORDSANDAL',
    name: 'Ford Sandal',
    frenchName: 'Sandale Ford',
    for: 'men',
    grams: 260,
    usd: 98,
    ways: ['sandCoal', 'coalOchre'],
    summary: 'A sandal for crossing rivers on foot and towns without comment.',
    description:
      'Three straps, each adjustable under a flap, so nothing catches on bracken. The sole is siped like a boat shoe and cut like a boot. It dries on the foot in twenty minutes of sun.',
    facts: [['Straps: recycled webbing, 25 mm', 'Brides : sangle recyclée, 25 mm'], f.siped, f.rinseCare, f.portugal],
    french: {
      summary: 'Une sandale pour passer les rivières à pied et les villes sans commentaire.',
      description:
        'Trois brides, réglables sous rabat : rien ne s’accroche aux fougères. La semelle est lamellée comme une chaussure de pont et taillée comme une chaussure de marche. Elle sèche au pied en vingt minutes de soleil.',
    },
  },
  {
    id: 'FORDSANDLW',
    name: 'Ford Sandal Women',
    frenchName: 'Sandale Ford Femme',
    for: 'women',
    grams: 225,
    usd: 98,
    ways: ['lakeSand', 'clay', 'coalOchre'],
    summary: 'The Ford with a narrower bed and a heel strap that sits lower.',
    description:
      'The footbed was pressed from the same scans as the women’s Harrow. Straps are 20 mm and soft at the edge. If you cross rivers, tighten the front one last.',
    facts: [['Straps: recycled webbing, 20 mm', 'Brides : sangle recyclée, 20 mm'], f.siped, f.rinseCare],
    french: {
      summary: 'La Ford avec une assise plus étroite et une bride de talon plus basse.',
      description:
        'L’assise vient des mêmes numérisations que la Harrow Femme. Les brides font 20 mm, au bord adouci. Si vous passez des rivières, serrez celle de devant en dernier.',
    },
  },
  {
    id: 'FORDCLOSED',
    name: 'Ford Closed Toe',
    frenchName: 'Sandale Ford fermée',
    kind: ['Water sandal', 'Sandale d’eau'],
    for: 'men',
    grams: 315,
    usd: 112,
    ways: ['barkLake', 'mossCoal'],
    soldOut: ['mossCoal 090'],
    summary: 'A sandal with a toe cap, for people who have met a rock under water.',
    description:
      'The cap is the Cornice rand, cut shorter and pierced for drainage. One pull cord tightens the whole upper. Small stones come out through the heel if you stamp twice.',
    facts: [f.knit, f.siped, ['Close: single pull cord', 'Fermeture : cordon unique'], f.rinseCare],
    french: {
      summary: 'Une sandale avec pare-pierres, pour qui a rencontré un rocher sous l’eau.',
      description:
        'Le pare-pierres est l’enrobage de la Cornice, raccourci et percé. Un cordon serre toute la tige. Les gravillons sortent par le talon en tapant deux fois.',
    },
  },
  {
    id: 'HUTSLIDE01',
    name: 'Hut Slide',
    frenchName: 'Claquette Refuge',
    kind: ['Slide', 'Claquette'],
    for: 'unisex',
    grams: 180,
    usd: 42,
    ways: ['moss', 'slate', 'rust'],
    summary: 'For the hut, where boots stay in the rack.',
    description:
      'Light enough to forget in the pack and loud enough to be heard on the stairs. The strap opens to fit over a thick sock, which nobody up there will mention.',
    facts: [
      f.menSizes,
      ['Upper: felted wool', 'Tige : laine feutrée'],
      ['Sole: cork and rubber, 18 mm', 'Semelle : liège et gomme, 18 mm'],
      f.portugal,
    ],
    french: {
      summary: 'Pour le refuge, où les chaussures restent au râtelier.',
      description:
        'Assez légère pour l’oublier dans le sac, assez sonore pour l’entendre dans l’escalier. La bride s’ouvre sur une chaussette épaisse, ce dont personne là-haut ne parlera.',
    },
  },
  {
    id: 'TIDEMARK01',
    name: 'Tidemark',
    for: 'women',
    grams: 240,
    usd: 106,
    isNew: true,
    ways: ['lake', 'oatRust'],
    summary: 'Two straps and a toe post, built for a full day rather than a pool.',
    description:
      'The post is woven and wraps under the toe, so there is no hard end to find at noon. An arch of firm cork keeps its shape after the foam beside it has softened. Walked from Roscoff to Brest by one of our cutters.',
    facts: [
      ['Straps: leather, backed with webbing', 'Brides : cuir doublé de sangle'],
      ['Bed: cork, 9 mm at the arch', 'Assise : liège, 9 mm à la voûte'],
      f.lug4,
      f.portugal,
    ],
    french: {
      summary: 'Deux brides et un entre-doigt, faits pour une journée entière plutôt qu’une piscine.',
      description:
        'L’entre-doigt tissé passe sous l’orteil : aucun bout dur à découvrir à midi. Une voûte de liège ferme garde sa forme quand la mousse voisine a ramolli. Une de nos coupeuses a marché avec de Roscoff à Brest.',
    },
  },
  {
    id: 'PACKHORSE1',
    name: 'Packhorse Sandal',
    frenchName: 'Sandale Packhorse',
    for: 'men',
    grams: 345,
    usd: 136,
    ways: ['saddle', 'bark'],
    summary: 'A leather sandal on a boot sole, for hot countries and old roads.',
    description:
      'Pilgrims to Santiago asked for it by post for years. The sole is the Harrow’s with shallower lugs, and it can be replaced as often. The leather goes dark where your foot is; that is how you tell yours apart.',
    facts: [f.fullGrain28, f.lug4, f.resole, f.waxCare],
    french: {
      summary: 'Une sandale de cuir sur semelle de chaussure, pour pays chauds et vieilles routes.',
      description:
        'Les pèlerins de Saint-Jacques la demandaient par courrier depuis des années. La semelle est celle de la Harrow, moins cramponnée, et se remplace aussi souvent. Le cuir fonce sous le pied ; on reconnaît ainsi la sienne.',
    },
  },
  {
    id: 'SHOALWATER',
    name: 'Shoal',
    kind: ['Water sandal', 'Sandale d’eau'],
    for: 'women',
    grams: 205,
    usd: 74,
    percentOff: 30,
    ways: ['lichen', 'heather'],
    soldOut: ['heather'],
    summary: 'Thin, drained and easy to swim in.',
    description:
      'The sole is 8 mm and made to feel the bottom, not to hide it. Straps cross once and meet a single buckle, which works in cold hands. Not for walking further than the car park and back.',
    facts: [f.siped, ['Straps: hemp webbing', 'Brides : sangle de chanvre'], f.rinseCare],
    french: {
      summary: 'Fine, drainée, et l’on nage avec.',
      description:
        'La semelle de 8 mm sert à sentir le fond, pas à le cacher. Les brides se croisent une fois et rejoignent une boucle unique, utilisable les mains froides. Pas au-delà du parking et retour.',
    },
  },
  {
    id: 'CAMPCLOG01',
    name: 'Ember Clog',
    frenchName: 'Sabot Ember',
    kind: ['Camp shoe', 'Chaussure de camp'],
    for: 'unisex',
    grams: 230,
    usd: 64,
    ways: ['rustCoal', 'coal', 'oat'],
    summary: 'An insulated clog for camp, with a sole that survives embers.',
    description:
      'Quilted like the Kiln jacket and filled with its offcuts. The outsole is a rubber compound we first made for foundry boots. The heel folds down, or up, depending on the hour.',
    facts: [
      f.menSizes,
      ['Fill: Hearthfill offcuts', 'Garnissage : chutes de Hearthfill'],
      ['Sole: heat-resistant rubber, 200 degrees', 'Semelle : gomme thermorésistante, 200 degrés'],
      ['Weight: pair 460 g', 'Poids : la paire 460 g'],
    ],
    french: {
      summary: 'Un sabot isolé pour le camp, dont la semelle survit aux braises.',
      description:
        'Matelassé comme la veste Kiln et rempli de ses chutes. La gomme vient d’un mélange que nous faisions pour les fonderies. Le talon se rabat, ou se relève, selon l’heure.',
    },
  },
  {
    id: 'FORDKIDS01',
    name: 'Ford Junior',
    frenchName: 'Sandale Ford Junior',
    for: 'kids',
    grams: 160,
    usd: 52,
    ways: ['mossOchre', 'berryBone', 'lake'],
    summary: 'A river sandal with a closed toe and two straps that stay shut.',
    description:
      'The straps close with a tab the size of a plaster, so a five-year-old can do it. A cap protects the toes that lead. Grows half a size by letting out the heel strap.',
    facts: [
      f.siped,
      ['Close: two tabs, no metal', 'Fermeture : deux pattes, sans métal'],
      ['Care: hose down', 'Entretien : au jet'],
    ],
    french: {
      summary: 'Une sandale de rivière à bout fermé et deux brides qui tiennent.',
      description:
        'Les brides ferment par une patte grande comme un pansement : à cinq ans, on y arrive. Une coque protège les orteils qui ouvrent la marche. La bride de talon rend une demi-pointure.',
    },
  },
  {
    id: 'MINNOWKID1',
    name: 'Minnow',
    kind: ['Water sandal', 'Sandale d’eau'],
    for: 'kids',
    grams: 130,
    usd: 38,
    ways: ['lakeSand', 'heatherCoal'],
    summary: 'A sandal for becks, with holes for the water and none for the toes.',
    description:
      'Moulded in one piece, so there is no seam to rub. It floats, which we learnt from a father in Ullapool. Left and right have different leaves on the sole to tell them apart.',
    facts: [
      ['Body: cast foam, one piece', 'Corps : mousse moulée, d’une pièce'],
      ['Floats: yes', 'Flotte : oui'],
      f.rinseCare,
    ],
    french: {
      summary: 'Une sandale pour les ruisseaux, avec des trous pour l’eau et aucun pour les orteils.',
      description:
        'Moulée d’une pièce, sans couture qui frotte. Elle flotte, nous l’avons appris d’un père à Ullapool. Gauche et droite portent deux feuilles différentes sous la semelle pour les distinguer.',
    },
  },
]
