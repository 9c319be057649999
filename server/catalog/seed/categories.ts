export type SeedCategory = {
  /** RT-02: 4 to 10 digits, the end of the category's path. */
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly frenchName: string
  readonly intro: string
  readonly frenchIntro: string
  readonly parentId?: string
  /** Filled by a rule instead of by hand. */
  readonly dynamic?: 'sale'
}

const top = (
  id: string,
  slug: string,
  name: string,
  frenchName: string,
  intro: string,
  frenchIntro: string,
): SeedCategory => ({ id, slug, name, frenchName, intro, frenchIntro })

const leaf = (parentId: string, ...words: Parameters<typeof top>): SeedCategory => ({ ...top(...words), parentId })

/** The seven leaves of a clothing department. */
const wardrobe = (
  parentId: string,
  prefix: string,
  slug: string,
  name: string,
  frenchName: string,
): readonly SeedCategory[] => {
  const piece = (code: string, tail: string, words: string, french: string, intro: string, frenchIntro: string) =>
    leaf(
      parentId,
      `${prefix}${code}`,
      `${slug}-${tail}`,
      `${name} ${words}`,
      `${french} ${frenchName}`,
      intro,
      frenchIntro,
    )
  return [
    piece(
      '10',
      'boots-and-shoes',
      'boots and shoes',
      'Chaussures',
      'Every boot, shoe and sandal on this last.',
      'Toutes les chaussures et sandales sur cette forme.',
    ),
    piece(
      '20',
      'shells',
      'shells',
      'Vestes imperméables',
      'Three layers against rain, two against a shower, one against wind.',
      'Trois couches contre la pluie, deux contre l’averse, une contre le vent.',
    ),
    piece(
      '30',
      'down',
      'down and insulation',
      'Doudounes',
      'Warmth by the gram, with the grams stated.',
      'De la chaleur au gramme, et les grammes sont indiqués.',
    ),
    piece(
      '40',
      'fleece',
      'fleece',
      'Polaires',
      'Mid-layers in wool and recycled knit.',
      'Couches intermédiaires en laine et en maille recyclée.',
    ),
    piece(
      '50',
      'trousers',
      'trousers',
      'Pantalons',
      'Room at the knee, none to spare at the ankle.',
      'De l’aisance au genou, rien de trop à la cheville.',
    ),
    piece(
      '60',
      'shorts',
      'shorts',
      'Shorts',
      'Three lengths, from above the knee to over it.',
      'Trois longueurs, d’au-dessus du genou à par-dessus.',
    ),
    piece(
      '70',
      'tees',
      'tees',
      'T-shirts',
      'Wool, cotton and a blend that dries on the way down.',
      'Laine, coton et un mélange qui sèche à la descente.',
    ),
  ]
}

/** The category tree: a department has no parent, a leaf has one; only leaves contain products. */
export const seedCategories: readonly SeedCategory[] = [
  top(
    '1000',
    'footwear',
    'Footwear',
    'Chaussures',
    'From rock to wet grass. Every pair lists its true weight, measured in size 9 on our own scale.',
    'Du rocher à l’herbe mouillée. Chaque paire affiche son poids réel, pesé en taille 42 sur notre balance.',
  ),
  leaf(
    '1000',
    '1010',
    'hiking-boots',
    'Hiking boots',
    'Chaussures de randonnée',
    'Boots with a heel that holds. Most can be resoled, twice.',
    'Des chaussures qui tiennent le talon. La plupart se ressemellent, deux fois.',
  ),
  leaf(
    '1000',
    '1020',
    'trail-runners',
    'Trail runners',
    'Chaussures de trail',
    'Shoes for going quickly over uneven ground, or slowly over a lot of it.',
    'Pour aller vite en terrain inégal, ou lentement et loin.',
  ),
  leaf(
    '1000',
    '1030',
    'approach-shoes',
    'Approach shoes',
    'Chaussures d’approche',
    'For the walk to the rock and the first easy metres of it.',
    'Pour la marche jusqu’au rocher et ses premiers mètres faciles.',
  ),
  leaf(
    '1000',
    '1040',
    'sandals',
    'Sandals',
    'Sandales',
    'For fords, huts and the drive home.',
    'Pour les gués, les refuges et le retour en voiture.',
  ),
  top(
    '2000',
    'women',
    'Women',
    'Femme',
    'Cut on a woman’s block from the first pattern, not shrunk from another.',
    'Coupé sur un patron femme dès le départ, pas réduit d’un autre.',
  ),
  ...wardrobe('2000', '20', 'women', 'Women’s', 'femme'),
  top(
    '3000',
    'men',
    'Men',
    'Homme',
    'Clothes and boots for men, sized by measuring people rather than mannequins.',
    'Vêtements et chaussures pour homme, mesurés sur des gens, pas sur des mannequins.',
  ),
  ...wardrobe('3000', '30', 'men', 'Men’s', 'homme'),
  top(
    '4000',
    'kids',
    'Kids',
    'Enfant',
    'Made to be handed down at least once. Name labels have room for three names.',
    'Fait pour être transmis au moins une fois. L’étiquette a la place de trois prénoms.',
  ),
  leaf(
    '4000',
    '4010',
    'kids-boots-and-shoes',
    'Kids’ boots and shoes',
    'Chaussures enfant',
    'Soft soles, wide toes and laces a child can tie.',
    'Semelles souples, bouts larges et lacets qu’un enfant sait nouer.',
  ),
  leaf(
    '4000',
    '4020',
    'kids-jackets',
    'Kids’ jackets',
    'Vestes enfant',
    'Cuffs that let out by 4 cm, so a jacket lasts two winters.',
    'Des poignets qui s’allongent de 4 cm : une veste dure deux hivers.',
  ),
  leaf(
    '4000',
    '4030',
    'kids-fleece-and-tees',
    'Kids’ fleece and tees',
    'Polaires et t-shirts enfant',
    'Layers that wash at 40 degrees and dry by morning.',
    'Des couches lavables à 40 degrés, sèches au matin.',
  ),
  leaf(
    '4000',
    '4040',
    'kids-trousers-and-shorts',
    'Kids’ trousers and shorts',
    'Pantalons et shorts enfant',
    'Double knees, because knees are how children stop.',
    'Genoux doublés, car c’est ainsi que les enfants freinent.',
  ),
  leaf(
    '4000',
    '4050',
    'kids-hats-socks-and-gloves',
    'Kids’ hats, socks and gloves',
    'Bonnets, chaussettes et gants enfant',
    'The small things, some of them on a string.',
    'Les petites choses, certaines avec un cordon.',
  ),
  top(
    '5000',
    'packs-and-gear',
    'Packs & gear',
    'Sacs et accessoires',
    'What carries the load and what fills the pockets.',
    'Ce qui porte la charge et ce qui remplit les poches.',
  ),
  leaf(
    '5000',
    '5010',
    'packs',
    'Packs',
    'Sacs à dos',
    'Litres are measured with peas, lid open, as they should be.',
    'Les litres sont mesurés avec des pois, rabat ouvert, comme il se doit.',
  ),
  leaf(
    '5000',
    '5020',
    'hats',
    'Hats',
    'Bonnets et casquettes',
    'Brims for June, wool for January.',
    'Des visières pour juin, de la laine pour janvier.',
  ),
  leaf(
    '5000',
    '5030',
    'socks',
    'Socks',
    'Chaussettes',
    'Knitted in one town, in four thicknesses.',
    'Tricotées dans une seule ville, en quatre épaisseurs.',
  ),
  leaf(
    '5000',
    '5040',
    'gloves',
    'Gloves',
    'Gants',
    'From a liner that works a zip to a mitten that does not.',
    'Du sous-gant qui tire une fermeture à la moufle qui n’essaie pas.',
  ),
  top(
    '6000',
    'gift-cards',
    'Gift cards',
    'Cartes cadeaux',
    'Sent by email within the hour. They do not expire.',
    'Envoyées par e-mail dans l’heure. Elles n’expirent pas.',
  ),
  leaf(
    '6000',
    '6010',
    'all-gift-cards',
    'All gift cards',
    'Toutes les cartes cadeaux',
    'Five amounts, three drawings.',
    'Cinq montants, trois dessins.',
  ),
  {
    ...top(
      '7000',
      'sale',
      'Sale',
      'Soldes',
      'Last season’s colours and sizes. The repairs are the same.',
      'Couleurs et tailles de la saison passée. Les réparations restent les mêmes.',
    ),
    dynamic: 'sale',
  },
]
