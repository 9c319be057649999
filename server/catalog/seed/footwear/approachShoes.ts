import { footwearFacts as f } from '../facts/footwearFacts.ts'
import type { WrittenProduct } from '../WrittenProduct.ts'

/** Shoes between walking and climbing. */
export const approachShoes: readonly WrittenProduct[] = [
  {
    id: 'CORNICEAPP',
    name: 'Cornice Approach',
    frenchName: 'Cornice Approche',
    for: 'men',
    grams: 395,
    usd: 164,
    customisable: true,
    ways: ['slateRust', 'saddleCoal', 'coal'],
    summary: 'Laced to the toe like a climbing shoe, cushioned at the heel like a walking one.',
    description:
      'The front third of the sole is flat Limpet rubber and stands on edges the width of a coin. The back two thirds have lugs, because the descent is grass. Ripstop panels keep it under 400 g.',
    facts: [f.suede18, f.smear, f.rand, f.meshLining, f.resole],
    french: {
      summary: 'Lacée jusqu’à la pointe comme un chausson, amortie au talon comme une chaussure de marche.',
      description:
        'Le tiers avant est en gomme Limpet lisse et tient sur des réglettes larges comme une pièce. Les deux autres tiers ont des crampons, car la descente est en herbe. Des panneaux ripstop la gardent sous 400 g.',
    },
  },
  {
    id: 'CORNICEAPPW',
    name: 'Cornice Approach Women',
    frenchName: 'Cornice Approche Femme',
    for: 'women',
    grams: 345,
    usd: 164,
    customisable: true,
    ways: ['lakeCoal', 'berryCoal', 'sandCoal'],
    summary: 'The approach shoe with a smaller heel and a lower lace line.',
    description:
      'The lacing starts 6 mm further back, so a shorter toe box still closes flat. The heel cup is the one from the Harrow Mid Women. It edges well enough for four-plus if you do.',
    facts: [f.suede18, f.smear, f.rand, f.italy],
    french: {
      summary: 'La chaussure d’approche, talon plus petit et laçage plus bas.',
      description:
        'Le laçage commence 6 mm plus en arrière : une pointe plus courte se ferme à plat. Le talon est celui de la Harrow Mid Femme. Elle tient les carres jusqu’au quatre sup, si vous aussi.',
    },
  },
  {
    id: 'CORNICELTR',
    name: 'Cornice Leather',
    frenchName: 'Cornice Cuir',
    for: 'men',
    grams: 420,
    usd: 178,
    ways: ['saddlePine', 'mossOchre'],
    summary: 'The Cornice in nubuck, which stretches less and forgives more.',
    description:
      'Leather holds its shape when the pitch is wet and the day is the third in a row. It takes two outings to soften and then stays put. The pine panel is dyed through, so scratches do not show white.',
    facts: [f.nubuck20, f.leatherLining, f.smear, f.waxCare, f.resole],
    french: {
      summary: 'La Cornice en nubuck, qui s’étire moins et pardonne plus.',
      description:
        'Le cuir garde sa forme quand la longueur est mouillée et le jour le troisième d’affilée. Deux sorties pour s’assouplir, puis il ne bouge plus. Le panneau pin est teint dans la masse : les griffures ne blanchissent pas.',
    },
  },
  {
    id: 'CORNICEMID',
    name: 'Cornice Mid',
    for: 'men',
    grams: 480,
    usd: 196,
    ways: ['slateOchre', 'barkLake'],
    summary: 'An approach shoe with an ankle, for moraine and a rope on your back.',
    description:
      'The cuff is knit and reaches over the bone without holding it. The rest is Cornice: flat toe, lugged heel, laces to the front. Made for a pack between 10 and 15 kg.',
    facts: [
      f.suede18,
      f.sluiceLining,
      f.smear,
      ['Height: mid, 125 mm at the ankle', 'Hauteur : mi-haute, 125 mm à la cheville'],
    ],
    french: {
      summary: 'Une chaussure d’approche avec une cheville, pour la moraine et la corde sur le dos.',
      description:
        'Le col en maille monte par-dessus la malléole sans la serrer. Le reste est une Cornice : pointe lisse, talon cramponné, lacets jusqu’à l’avant. À son aise avec 10 à 15 kg.',
    },
  },
  {
    id: 'LEDGESLIP1',
    name: 'Ledge',
    kind: ['Slip-on approach shoe', 'Chaussure d’approche à enfiler'],
    for: 'unisex',
    grams: 280,
    usd: 112,
    ways: ['sandCoal', 'slateRust', 'coalOchre'],
    soldOut: ['sandCoal 100', 'sandCoal 105'],
    summary: 'Shoes for between climbs, with a heel that folds flat.',
    description:
      'Tread the heel down at the belay and pull it up for the descent. They clip to a harness by a loop that has held 40 kg on our scale and should not be asked to.',
    facts: [
      f.menSizes,
      f.canvas,
      f.smear,
      ['Packs to: 26 × 10 × 7 cm for the pair', 'Volume plié : 26 × 10 × 7 cm la paire'],
      f.rinseCare,
    ],
    french: {
      summary: 'Des chaussures d’entre-deux longueurs, dont le talon se replie.',
      description:
        'Écrasez le talon au relais, relevez-le pour la descente. Elles pendent au baudrier par une boucle qui a tenu 40 kg sur notre balance et à qui il ne faut pas le demander.',
    },
  },
  {
    id: 'RUNGFERRAT',
    name: 'Rung',
    kind: ['Via ferrata shoe', 'Chaussure de via ferrata'],
    for: 'men',
    grams: 430,
    usd: 172,
    percentOff: 20,
    ways: ['rustCoal', 'lakeCoal'],
    summary: 'Stiff in the middle, where the rung is.',
    description:
      'A short shank under the arch spreads the pressure of iron steps. Abrasion patches stand where cable meets ankle. On level ground it walks a little like a ladder, and that is the bargain.',
    facts: [f.suede18, f.smear, ['Shank: nylon, arch only', 'Cambrion : nylon, voûte seulement'], f.slovakia],
    french: {
      summary: 'Rigide au milieu, là où se trouve l’échelon.',
      description:
        'Un cambrion court sous la voûte répartit la pression des barreaux. Des renforts sont posés où le câble touche la cheville. Sur le plat, elle marche un peu comme une échelle : c’est le marché.',
    },
  },
  {
    id: 'RUNGFERRATW',
    name: 'Rung Women',
    frenchName: 'Rung Femme',
    kind: ['Via ferrata shoe', 'Chaussure de via ferrata'],
    for: 'women',
    grams: 375,
    usd: 172,
    ways: ['heatherCoal', 'slateBone'],
    summary: 'A via ferrata shoe with the shank set for a shorter foot.',
    description:
      'Moving the shank 9 mm back put it under the arch instead of in front of it. The tongue carries a lace pocket, as loose ends and steel cable do not mix. Tried on the Tofana circuits over two summers.',
    facts: [f.suede18, f.smear, f.rand, ['Shank: nylon, set back 9 mm', 'Cambrion : nylon, reculé de 9 mm']],
    french: {
      summary: 'Une chaussure de via ferrata au cambrion placé pour un pied plus court.',
      description:
        'Reculer le cambrion de 9 mm l’a mis sous la voûte et non devant. La languette a une poche à lacets, car bouts libres et câble d’acier s’entendent mal. Essayée sur les circuits de la Tofana deux étés durant.',
    },
  },
  {
    id: 'QUARRYSHOE',
    name: 'Quarry',
    kind: ['Trail work shoe', 'Chaussure de chantier'],
    for: 'men',
    grams: 455,
    usd: 158,
    ways: ['bark', 'mossCoal'],
    summary: 'For people who build the paths the rest of us walk on.',
    description:
      'A composite toe cap under the rand, no metal anywhere, and a shank that does not mind a spade. It was drawn with a path crew in Eryri who wore through four prototypes. Not certified as safety footwear; it is only sensible.',
    facts: [f.nubuck20, f.lug5, ['Toe: composite cap, 3 mm', 'Pointe : coque composite, 3 mm'], f.resole],
    french: {
      summary: 'Pour celles et ceux qui bâtissent les sentiers où nous marchons.',
      description:
        'Une coque composite sous l’enrobage, aucun métal, et un cambrion que la bêche ne gêne pas. Dessinée avec une équipe de cantonniers d’Eryri qui a usé quatre prototypes. Pas certifiée chaussure de sécurité ; seulement raisonnable.',
    },
  },
  {
    id: 'LIMPETLOW1',
    name: 'Limpet Low',
    for: 'women',
    grams: 330,
    usd: 148,
    isNew: true,
    ways: ['clay', 'lakeSand', 'coal'],
    summary: 'Sea-cliff shoes: sticky soles, drained uppers, nothing that rusts.',
    description:
      'The whole sole is climbing rubber, so it wears faster and holds better on wet limestone. Water leaves by a slot under the arch. Rinse them after salt and they will see three seasons.',
    facts: [f.knit, f.siped, f.rinseCare, ['Eyelets: webbing, no metal', 'Œillets : sangle, sans métal']],
    french: {
      summary: 'Pour les falaises marines : semelle collante, tige drainée, rien qui rouille.',
      description:
        'Toute la semelle est en gomme d’escalade : elle s’use plus vite et tient mieux le calcaire mouillé. L’eau sort par une fente sous la voûte. Rincées après le sel, elles feront trois saisons.',
    },
  },
  {
    id: 'PORTERSHOE',
    name: 'Porter Low',
    for: 'men',
    grams: 445,
    usd: 186,
    percentOff: 20,
    ways: ['saddle', 'stoneCoal'],
    soldOut: ['all'],
    summary: 'A low shoe that carries a high load, now between batches.',
    description:
      'The midsole is two foams and a thin board, and stands under 20 kg without leaning. The next batch is being lasted in Montebelluna. Leave your size and we will write once, when it is here.',
    facts: [f.fullGrain24, f.leatherLining, f.lug5, f.italy],
    french: {
      summary: 'Une chaussure basse pour une charge haute, entre deux fabrications.',
      description:
        'La semelle intermédiaire, deux mousses et une fine planche, tient 20 kg sans pencher. La prochaine série est sur forme à Montebelluna. Laissez votre pointure, nous écrirons une fois, à son arrivée.',
    },
  },
  {
    id: 'MANTELLOW1',
    name: 'Mantel',
    for: 'women',
    grams: 310,
    usd: 128,
    ways: ['oatRust', 'heather'],
    summary: 'A low approach shoe for short walks to boulders and long talks beside them.',
    description:
      'It has the Cornice sole and a canvas upper that does not try to be technical. The heel tab is loud orange inside, so a pair is found under the mats. Wipe the soles on your other leg like everyone else.',
    facts: [f.canvas, f.smear, f.meshLining, f.portugal],
    french: {
      summary: 'Une chaussure d’approche basse pour courtes marches vers les blocs et longues discussions à côté.',
      description:
        'La semelle de la Cornice et une toile qui ne joue pas à la technique. La languette de talon est orange vif à l’intérieur : on retrouve la paire sous les tapis. Essuyez les semelles sur l’autre jambe, comme tout le monde.',
    },
  },
]
