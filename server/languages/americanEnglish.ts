/**
 * I18N-08: a text of the demonstration, which is written in British English, as the United States say it. Whole words
 * and phrases, with the capital that they had, outside of tags; what is in capitals throughout (`ZIP`) stays.
 */
export const inAmericanEnglish = (british: string): string =>
  british
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : part.replace(anyPhrase, inAmerican)))
    .join('')

/** British → American, of the words that the demonstration has. A phrase that is mapped to itself keeps a word that only looks like one of these. */
export const americanSpellings: Readonly<Record<string, string>> = {
  // Clothes and gear.
  trousers: 'pants',
  overtrousers: 'rain pants',
  'Gutter Overtrousers': 'Gutter Rain Pants',
  wellingtons: 'rubber boots',
  braces: 'suspenders',
  pyjamas: 'pajamas',
  rucksack: 'backpack',
  'head torch': 'headlamp',
  popper: 'snap',
  towelling: 'terry cloth',
  'flask, sandwiches': 'thermos, sandwiches',
  zip: 'zipper',
  zips: 'zippers',
  zipped: 'zippered',
  'Half Zip': 'Half Zip',
  'half zip': 'half zip',
  'zip-off': 'zip-off',
  'skirt zips': 'skirt zips',
  'parka that zips': 'parka that zips',
  // Materials and measures.
  aluminium: 'aluminum',
  elastane: 'spandex',
  elasticated: 'elasticized',
  fibre: 'fiber',
  fibres: 'fibers',
  moulded: 'molded',
  matt: 'matte',
  offcuts: 'remnants',
  litre: 'liter',
  litres: 'liters',
  metre: 'meter',
  metres: 'meters',
  millimetre: 'millimeter',
  millimetres: 'millimeters',
  centimetre: 'centimeter',
  centimetres: 'centimeters',
  kilometre: 'kilometer',
  kilometres: 'kilometers',
  'per cent': 'percent',
  // Spelling.
  colour: 'color',
  colours: 'colors',
  grey: 'gray',
  centre: 'center',
  draught: 'draft',
  harbour: 'harbor',
  harbours: 'harbors',
  neighbour: 'neighbor',
  neighbours: 'neighbors',
  vapour: 'vapor',
  kerb: 'curb',
  learnt: 'learned',
  practise: 'practice',
  cancelled: 'canceled',
  programme: 'program',
  afterwards: 'afterward',
  towards: 'toward',
  upwards: 'upward',
  // The world around.
  allotments: 'community gardens',
  autumn: 'fall',
  becks: 'creeks',
  biscuits: 'cookies',
  'by post': 'by mail',
  'car park': 'parking lot',
  cloakroom: 'coatroom',
  conkers: 'buckeyes',
  fortnight: 'two weeks',
  'a fortnight': 'two weeks',
  'from the till': 'from the register',
  'gloves and a lead': 'gloves and a leash',
  holiday: 'vacation',
  'knife, plaster': 'knife, bandage',
  'phone is flat': 'phone is dead',
  'plaster box': 'first-aid box',
  'size of a plaster': 'size of an adhesive bandage',
  postman: 'mail carrier',
  queue: 'line',
  'ring us': 'call us',
  rubbish: 'trash',
  'squares to tick': 'squares to check off',
  tarmac: 'asphalt',
  'tick off': 'check off',
  'washing line': 'clothesline',
  'your bin': 'your trash',
}

/** The longest first, so that a phrase goes before its words. */
const anyPhrase = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${Object.keys(americanSpellings)
    .toSorted((one, other) => other.length - one.length)
    .map((phrase) => `[${phrase.charAt(0).toUpperCase()}${phrase.charAt(0)}]${phrase.slice(1)}`)
    .join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
)

const inAmerican = (found: string): string => {
  const own = americanSpellings[found] ?? americanSpellings[found.charAt(0).toLowerCase() + found.slice(1)] ?? found
  return /^\p{Lu}/u.test(found) ? own.charAt(0).toUpperCase() + own.slice(1) : own
}
