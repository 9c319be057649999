import type { Fact, WrittenProduct } from '../WrittenProduct.ts'

const byMail: Fact = ['Delivery: by email, within the hour', 'Livraison : par e-mail, dans l’heure']
const noExpiry: Fact = ['Expiry: none', 'Expiration : aucune']
const anyShop: Fact = [
  'Use: here, by telephone and in every shop',
  'Usage : ici, par téléphone et dans tous les magasins',
]
const parts: Fact = ['Balance: may be spent in parts', 'Solde : utilisable en plusieurs fois']

/** Gift cards; each colourway is a drawing, each amount is the same figure in every currency. */
export const giftCards: readonly WrittenProduct[] = [
  {
    id: 'GIFTCARD25',
    name: 'Gift Card 25',
    frenchName: 'Carte cadeau 25',
    for: 'unisex',
    grams: 0,
    usd: 25,
    ways: ['moss', 'oat', 'rust'],
    summary: 'Twenty-five: a pair of socks and the laces to match.',
    description:
      'A small thank-you to whoever drove. It arrives as a letter with a code in it, and a drawing of a cairn with three stones.',
    facts: [byMail, noExpiry, anyShop],
    french: {
      summary: 'Vingt-cinq : une paire de chaussettes et les lacets assortis.',
      description:
        'Un petit merci à qui a conduit. Elle arrive en lettre, avec un code et le dessin d’un cairn de trois pierres.',
    },
  },
  {
    id: 'GIFTCARD50',
    name: 'Gift Card 50',
    frenchName: 'Carte cadeau 50',
    for: 'unisex',
    grams: 0,
    usd: 50,
    ways: ['moss', 'lake', 'oat'],
    summary: 'Fifty: a hat, gloves and change.',
    description: 'Enough to warm both ends of somebody. Add a message in your cart; the card goes out by email.',
    facts: [byMail, noExpiry, parts],
    french: {
      summary: 'Cinquante : un bonnet, des gants et de la monnaie.',
      description:
        'De quoi réchauffer quelqu’un aux deux bouts. Ajoutez un message dans le panier ; la carte part par e-mail.',
    },
  },
  {
    id: 'GIFTCARD100',
    name: 'Gift Card 100',
    frenchName: 'Carte cadeau 100',
    for: 'unisex',
    grams: 0,
    usd: 100,
    ways: ['pine', 'ochre', 'slate'],
    summary: 'One hundred: about half a boot, and they come in pairs.',
    description:
      'Two of these cards make two boots, which is why families tend to buy them together. The balance stays on the card until it is used.',
    facts: [byMail, noExpiry, anyShop, parts],
    french: {
      summary: 'Cent : à peu près une demi-paire, or elles se vendent par deux.',
      description:
        'Deux de ces cartes font deux chaussures ; les familles les achètent donc ensemble. Le solde reste sur la carte jusqu’à son emploi.',
    },
  },
  {
    id: 'GIFTCARD150',
    name: 'Gift Card 150',
    frenchName: 'Carte cadeau 150',
    for: 'unisex',
    grams: 0,
    usd: 150,
    ways: ['berry', 'lake'],
    summary: 'One hundred and fifty: two resoles, or one for each of you.',
    description:
      'It can be spent on the repair bench as well as in the shop. We suggest it for people who already own the boots.',
    facts: [byMail, noExpiry, ['Use: products and repairs', 'Usage : produits et réparations']],
    french: {
      summary: 'Cent cinquante : deux ressemelages, ou un pour chacun.',
      description:
        'Elle vaut à l’atelier de réparation comme en magasin. Nous la conseillons pour ceux qui ont déjà les chaussures.',
    },
  },
  {
    id: 'GIFTCARD250',
    name: 'Gift Card 250',
    frenchName: 'Carte cadeau 250',
    for: 'unisex',
    grams: 0,
    usd: 250,
    ways: ['pine', 'saddle', 'ink'],
    maxQuantity: 5,
    summary: 'Two hundred and fifty: a pair of Harrows and the socks they go on.',
    description:
      'For retirements, graduations and people who said they would start walking. Up to five in one order; after that, please ring us.',
    facts: [byMail, noExpiry, anyShop, ['Limit: five in one order', 'Limite : cinq par commande']],
    french: {
      summary: 'Deux cent cinquante : une paire de Harrow et les chaussettes qui vont dedans.',
      description:
        'Pour les retraites, les diplômes et ceux qui avaient dit qu’ils se mettraient à marcher. Cinq par commande au plus ; au-delà, appelez-nous.',
    },
  },
]
