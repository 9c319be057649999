import { footwearFacts as f } from '../facts/footwearFacts.ts'
import type { WrittenProduct } from '../WrittenProduct.ts'

/** Shoes for running, and for walking fast, off the road. */
export const trailRunners: readonly WrittenProduct[] = [
  {
    id: 'SCREETRAIL',
    name: 'Scree Trail Runner',
    frenchName: 'Scree Trail',
    for: 'men',
    grams: 285,
    usd: 148,
    isNew: true,
    customisable: true,
    ways: ['rustSlate', 'slateRust', 'coalOchre'],
    summary: 'A trail shoe for broken ground: low, laced close, and hard under the ball of the foot.',
    description:
      'A thin plate of recycled nylon lies under the forefoot, so a sharp stone is a fact and not an event. The heel counter is cut low enough to leave the tendon alone. Expect about 700 km on granite, more on peat.',
    facts: [f.ripMesh, f.meshLining, f.lug4, f.drop4, f.rinseCare],
    french: {
      summary: 'Une chaussure pour terrain cassé : basse, bien lacée, ferme sous l’avant-pied.',
      description:
        'Une fine plaque de nylon recyclé sous l’avant-pied fait d’une pierre pointue un constat, pas un incident. Le contrefort est assez bas pour laisser le tendon tranquille. Comptez 700 km sur le granite, davantage sur la tourbe.',
    },
  },
  {
    id: 'SCREETRAILW',
    name: 'Scree Trail Runner Women',
    frenchName: 'Scree Trail Femme',
    for: 'women',
    grams: 245,
    usd: 148,
    isNew: true,
    customisable: true,
    ways: ['berryBone', 'lakeSand', 'coalOchre'],
    summary: 'The Scree on a women’s last, 40 g lighter and a little softer at the heel.',
    description:
      'Lighter runners bend a plate less, so this one is thinner by a third. The heel foam is five points softer. Lacing, lugs and drop are the same, and so is the distance.',
    facts: [f.ripMesh, f.meshLining, f.lug4, f.drop4, f.vietnam],
    french: {
      summary: 'La Scree sur une forme femme, 40 g de moins et le talon un peu plus souple.',
      description:
        'Une coureuse plus légère plie moins la plaque : celle-ci est plus fine d’un tiers. La mousse du talon est plus tendre de cinq points. Laçage, crampons et drop ne changent pas, la distance non plus.',
    },
  },
  {
    id: 'SCREELOW01',
    name: 'Scree Low',
    for: 'men',
    grams: 310,
    usd: 172,
    ways: ['coal', 'pineSand', 'slateCoal'],
    soldOut: ['pineSand 095', 'pineSand 100'],
    summary: 'The Scree with a membrane, for wet grass before nine.',
    description:
      'Twenty-five grams buy you dry feet as long as the water stays below the collar. Once it comes over the top it stays, so this is a shoe for dew and drizzle rather than rivers. The tongue is sewn in to the fourth eyelet.',
    facts: [f.ripMesh, f.sluiceLining, f.lug4, f.drop4],
    french: {
      summary: 'La Scree avec une membrane, pour l’herbe mouillée d’avant neuf heures.',
      description:
        'Vingt-cinq grammes achètent des pieds secs tant que l’eau reste sous le col. Passée par-dessus, elle y reste : c’est une chaussure de rosée et de crachin, pas de rivière. La languette est cousue jusqu’au quatrième œillet.',
    },
  },
  {
    id: 'SCREELOWW1',
    name: 'Scree Low Women',
    frenchName: 'Scree Low Femme',
    for: 'women',
    grams: 268,
    usd: 172,
    percentOff: 20,
    ways: ['heatherCoal', 'pineSand'],
    summary: 'A membrane runner for women, with a collar that fits under a gaiter.',
    description:
      'The lace garage is gone and a gaiter hook stands in its place. We kept the membrane out of the tongue, which is where feet sweat. It is our most returned shoe for being too small, so try half a size up.',
    facts: [f.ripMesh, f.sluiceLining, f.lug4, ['Hook: stainless, for a gaiter', 'Crochet : inox, pour guêtre']],
    french: {
      summary: 'Une chaussure de trail à membrane pour femme, dont le col passe sous une guêtre.',
      description:
        'La poche à lacets a laissé la place à un crochet de guêtre. Pas de membrane dans la languette, là où le pied transpire. C’est celle qu’on nous retourne le plus comme trop petite : essayez une demi-pointure de plus.',
    },
  },
  {
    id: 'TALLOWFELL',
    name: 'Tallow Fell Shoe',
    frenchName: 'Tallow Fell',
    kind: ['Fell shoe', 'Chaussure de fell'],
    for: 'men',
    grams: 225,
    usd: 132,
    ways: ['strawBark', 'inkOchre'],
    summary: 'Almost no cushioning and a great deal of grip.',
    description:
      'Made for an hour of steep wet grass and the pub after it. The lugs are six millimetres and set like a rake, so mud leaves as you lift the foot. On tarmac they last a fortnight; please carry them to the start.',
    facts: [f.ripMesh, f.lug6, ['Drop: 3 mm, 15 mm at the heel', 'Drop : 3 mm, 15 mm au talon'], f.rinseCare],
    french: {
      summary: 'Presque pas d’amorti et beaucoup d’accroche.',
      description:
        'Faite pour une heure d’herbe raide et mouillée, et le pub ensuite. Les crampons de six millimètres sont plantés comme un râteau : la boue part quand le pied se lève. Sur le bitume, elle dure quinze jours ; portez-la jusqu’au départ.',
    },
  },
  {
    id: 'TALLOWFELW',
    name: 'Tallow Fell Women',
    frenchName: 'Tallow Fell Femme',
    kind: ['Fell shoe', 'Chaussure de fell'],
    for: 'women',
    grams: 198,
    usd: 132,
    ways: ['berryCoal', 'strawBark'],
    summary: 'Under 200 g, for bog, bracken and short arguments with gravity.',
    description:
      'There is a single layer of fabric between you and the bracken. Drainage is by the holes you can see through. Two of our Kendal staff race in them and have opinions; ask.',
    facts: [
      f.ripMesh,
      f.lug6,
      f.rinseCare,
      ['Weight limit: none we have found', 'Poids maximal : aucun connu de nous'],
    ],
    french: {
      summary: 'Moins de 200 g, pour la tourbe, les fougères et de brèves disputes avec la pente.',
      description:
        'Une seule épaisseur de tissu vous sépare des fougères. L’eau sort par les trous qu’on voit à travers. Deux vendeuses de Kendal courent avec et ont un avis ; demandez.',
    },
  },
  {
    id: 'LONGSHADOW',
    name: 'Longshadow',
    for: 'men',
    grams: 312,
    usd: 164,
    ways: ['lakeCoal', 'ochreCoal', 'stoneCoal'],
    soldOut: ['ochreCoal 120'],
    summary: 'A cushioned shoe for days that begin and end with a head torch.',
    description:
      'Thirty-three millimetres of foam at the heel, firm at the edge so it does not roll. The upper stretches across the bunion line, where feet are a size larger by evening. Reflective thread in the laces, since somebody will be looking for you.',
    facts: [f.knit, f.lug4, f.drop8, ['Foam: cast, 30% sugar cane', 'Mousse : moulée, 30 % canne à sucre']],
    french: {
      summary: 'Une chaussure amortie pour les jours qui commencent et finissent à la frontale.',
      description:
        'Trente-trois millimètres de mousse au talon, ferme au bord pour ne pas verser. La tige s’étire à l’avant-pied, là où le pied gagne une taille avant le soir. Fil réfléchissant dans les lacets, puisque quelqu’un vous attendra.',
    },
  },
  {
    id: 'LONGSHADOWW',
    name: 'Longshadow Women',
    frenchName: 'Longshadow Femme',
    for: 'women',
    grams: 270,
    usd: 164,
    ways: ['heather', 'lakeSand', 'slateBone'],
    summary: 'Cushioning for the second half of a long day, on a women’s last.',
    description:
      'The foam is cut away under the arch to save 18 g nobody missed. A wider heel base steadies tired ankles on forest roads. Worn by the sweepers of a 100-mile race in the Lakes, who are out longest.',
    facts: [f.knit, f.lug4, f.drop8, f.vietnam],
    french: {
      summary: 'De l’amorti pour la seconde moitié d’une longue journée, sur une forme femme.',
      description:
        'La mousse est évidée sous la voûte : 18 g de moins que personne n’a regrettés. Une base de talon plus large calme les chevilles fatiguées. Portée par les serre-files d’un cent milles des Lakes, qui restent dehors le plus longtemps.',
    },
  },
  {
    id: 'GNEISSRUN1',
    name: 'Gneiss',
    for: 'men',
    grams: 298,
    usd: 156,
    percentOff: 20,
    ways: ['slateOchre', 'barkLake'],
    soldOut: ['barkLake'],
    summary: 'A shoe for rock: a flat climbing toe on a running heel.',
    description:
      'The first 3 cm of the sole have no lugs and stick to slabs. Behind them it is an ordinary trail shoe, and should be treated as one. The toe rand was borrowed from the Cornice.',
    facts: [f.ripMesh, f.smear, f.drop6, f.rand],
    french: {
      summary: 'Une chaussure pour le rocher : pointe lisse de grimpe, talon de course.',
      description:
        'Les trois premiers centimètres de semelle n’ont pas de crampons et collent aux dalles. Derrière, c’est une chaussure de trail ordinaire, à traiter comme telle. L’enrobage de pointe vient de la Cornice.',
    },
  },
  {
    id: 'PLOVERROAD',
    name: 'Plover',
    kind: ['Door-to-trail shoe', 'Chaussure mixte'],
    for: 'unisex',
    grams: 290,
    usd: 138,
    ways: ['sandCoal', 'moss', 'ink'],
    summary: 'For the road out of town, the path beyond it and the office at nine.',
    description:
      'The lugs are low and close, so they hum rather than clatter on tarmac. It looks like a shoe from above, which some offices require.',
    facts: [
      f.menSizes,
      f.knit,
      f.meshLining,
      f.drop8,
      ['Sole: Gritlock, 2.5 mm lugs', 'Semelle : Gritlock, crampons 2,5 mm'],
    ],
    french: {
      summary: 'Pour la route qui sort de la ville, le sentier après, et le bureau à neuf heures.',
      description:
        'Les crampons bas et serrés ronronnent sur le bitume au lieu de claquer. Vue de dessus, c’est une chaussure, ce que certains bureaux exigent.',
    },
  },
  {
    id: 'WINTERHARE',
    name: 'Winterhare',
    kind: ['Winter running shoe', 'Chaussure d’hiver'],
    for: 'men',
    grams: 335,
    usd: 184,
    ways: ['chalk', 'coal'],
    maxQuantity: 5,
    summary: 'Sixteen carbide studs and a collar that keeps the snow where it is.',
    description:
      'The studs are set in the sole rather than screwed, so they do not leave without you. A neoprene collar closes over the laces. Noisy on kitchen floors; take them off at the door.',
    facts: [f.ripMesh, f.sluiceLining, ['Studs: 16, tungsten carbide', 'Pointes : 16, carbure de tungstène'], f.drop6],
    french: {
      summary: 'Seize pointes de carbure et un col qui laisse la neige où elle est.',
      description:
        'Les pointes sont prises dans la semelle, pas vissées : elles ne partent pas sans vous. Un col en néoprène se ferme sur les lacets. Bruyantes sur le carrelage ; ôtez-les à la porte.',
    },
  },
  {
    id: 'HEDGEROW01',
    name: 'Hedgerow',
    for: 'women',
    grams: 255,
    usd: 124,
    percentOff: 30,
    ways: ['lichen', 'clay'],
    soldOut: ['lichen 070', 'clay 075'],
    summary: 'A simple shoe for canal paths, field edges and the long way home.',
    description:
      'One density of foam, one layer of mesh and seven eyelets: there is little to go wrong. We have made it for nine years and changed the laces once. The last of this season’s colours are reduced.',
    facts: [f.ripMesh, f.meshLining, f.drop8, f.rinseCare],
    french: {
      summary: 'Une chaussure simple pour les chemins de halage, les bords de champs et le détour du retour.',
      description:
        'Une densité de mousse, une couche de mesh, sept œillets : peu de choses à casser. Nous la faisons depuis neuf ans et n’avons changé que les lacets. Les dernières couleurs de la saison sont en baisse.',
    },
  },
  {
    id: 'MARRAMRUN1',
    name: 'Marram',
    for: 'men',
    grams: 262,
    usd: 142,
    ways: ['sandPine', 'lake'],
    summary: 'A shoe for sand and dunes, closed where other shoes are open.',
    description:
      'The mesh is woven at 0.2 mm, which is finer than most beaches. A gusset joins tongue and collar all the way up. It runs warm for that reason, so keep it for the coast.',
    facts: [
      ['Upper: dense weave, 0.2 mm', 'Tige : tissage serré, 0,2 mm'],
      f.drop6,
      ['Sole: Gritlock, broad lugs', 'Semelle : Gritlock, crampons larges'],
      f.rinseCare,
    ],
    french: {
      summary: 'Une chaussure pour le sable et les dunes, fermée là où les autres sont ouvertes.',
      description:
        'Le tissage de 0,2 mm est plus fin que la plupart des plages. Un soufflet relie languette et col jusqu’en haut. Elle tient donc chaud : gardez-la pour la côte.',
    },
  },
  {
    id: 'SCREEKIDS1',
    name: 'Scree Junior',
    for: 'kids',
    grams: 190,
    usd: 68,
    ways: ['rustSlate', 'lakeSand', 'mossCoal'],
    summary: 'A small trail shoe with elastic laces and one strap.',
    description:
      'The elastic is sewn in, so nothing drags in the mud. The sole bends at the toes and nowhere else. Machine wash on cold with the insoles out; we have tested this more than we meant to.',
    facts: [
      f.ripMesh,
      f.lug4,
      ['Care: machine wash cold', 'Entretien : lavage machine à froid'],
      ['Close: strap and elastic', 'Fermeture : bride et élastique'],
    ],
    french: {
      summary: 'Une petite chaussure de trail à lacets élastiques et une bride.',
      description:
        'L’élastique est cousu, rien ne traîne dans la boue. La semelle plie aux orteils et nulle part ailleurs. Lavage machine à froid sans les semelles intérieures ; nous l’avons vérifié plus que prévu.',
    },
  },
  {
    id: 'DASHKIDS01',
    name: 'Leveret',
    for: 'kids',
    grams: 175,
    usd: 58,
    percentOff: 20,
    ways: ['heather', 'strawBark'],
    summary: 'For playgrounds, puddles and running when told to walk.',
    description:
      'A rubber bumper wraps the toe, since that is the brake. The tongue is fixed on both sides and cannot slide down to the heel. Comes with two pairs of laces: one long, one sensible.',
    facts: [f.knit, f.lug4, ['Toe: rubber, 3 mm', 'Pointe : gomme, 3 mm'], f.vietnam],
    french: {
      summary: 'Pour la cour, les flaques et courir quand on a dit de marcher.',
      description:
        'Un pare-chocs de gomme entoure la pointe, puisque c’est le frein. La languette, fixée des deux côtés, ne glisse pas au talon. Deux paires de lacets : une longue, une raisonnable.',
    },
  },
]
