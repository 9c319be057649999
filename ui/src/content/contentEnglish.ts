import type { ContentDocuments } from './EditorialDocument.ts'

export const contentEnglish: ContentDocuments = {
  delivery: {
    title: 'Delivery',
    lede: 'What it costs and when it comes is shown in your cart before you pay, for your own postal code.',
    sections: [
      {
        heading: 'How long it takes',
        paragraphs: [
          'Standard delivery takes two to four working days. Faster ways are offered at checkout where a carrier runs them.',
          'Orders placed before noon leave our warehouse the same working day.',
        ],
      },
      {
        heading: 'What it costs',
        paragraphs: [
          'Enter your postal code in the cart and you see the price of every way of delivery. Nothing is added later.',
        ],
      },
      { heading: 'Gift cards', paragraphs: ['A gift card goes by email within the hour and costs nothing to send.'] },
    ],
  },
  returns: {
    title: 'Returns',
    lede: 'You have sixty days. Wear it outside: that is what the days are for.',
    sections: [
      {
        heading: 'What we take back',
        paragraphs: [
          'Everything but gift cards, muddy or clean, within sixty days of delivery.',
          'A fault has no deadline. Write to us and we mend it, replace it or pay it back.',
        ],
      },
      {
        heading: 'How to send it',
        paragraphs: [
          'Put it in any box. Your order in your account has the label for the outside, as soon as it was delivered. Without an account, write to help@cairn.example and we send you one.',
          'Shake the worst of the mud off. Keep the laces.',
        ],
      },
      {
        heading: 'When the money comes',
        paragraphs: ['Within five working days of the parcel reaching us, to the card you paid with.'],
      },
    ],
  },
  sizeGuides: {
    title: 'Size guides',
    lede: 'Measure in the evening, in the socks you walk in. Feet are larger then, and so are honest sizes.',
    sections: [
      {
        heading: 'Boots and shoes',
        paragraphs: [
          'Stand on paper with your heel at a wall, mark the longest toe, and measure in centimetres. Add one centimetre for boots, half a centimetre for shoes.',
          '24.5 cm is a US men’s 7 or women’s 8½ (EU 40). Every 8.5 mm more is one US size: 26.2 cm is a 9, 27.9 cm an 11.',
          'Between two sizes take the larger for boots, the smaller for approach shoes.',
        ],
      },
      {
        heading: 'Jackets, fleece and tees',
        paragraphs: [
          'Measure around the fullest part of the chest, tape level, arms down. S is 92 cm, M 98, L 105, XL 113 for men; for women S is 86, M 92, L 99, XL 107.',
          'Shells are cut to go over a fleece. You need no size more.',
        ],
      },
      {
        heading: 'Trousers and shorts',
        paragraphs: ['Sizes are waists in inches, measured where you wear them and not where a tailor would.'],
      },
      {
        heading: 'Kids',
        paragraphs: [
          'Sizes are ages, and children do not keep to them. Go by height where you can; cuffs let out by 4 cm.',
        ],
      },
    ],
  },
  contact: {
    title: 'Contact',
    lede: 'A person reads everything. The same person usually answers.',
    sections: [
      {
        heading: 'By email',
        paragraphs: [
          'help@cairn.example, answered within one working day. Put your order number in the first line if you have one.',
        ],
      },
      {
        heading: 'By post',
        paragraphs: ['Cairn Outfitters, 1420 Pearl Street, Boulder, Colorado 80302, United States.'],
      },
      {
        heading: 'When something here is broken',
        paragraphs: [
          'Tell us what you did and what you saw. What you put into your cart is kept on your own device, so it should still be there.',
        ],
      },
    ],
  },
  repairs: {
    title: 'Repairs',
    lede: 'Good boots outlive three soles. Send yours back and we rebuild what has worn.',
    sections: [
      {
        heading: 'What we do',
        paragraphs: [
          'New sole, new rand, new laces, same fit. Zips, seams, buckles and baffles too.',
          'A page of the product says whether it can be resoled, and how often. Twice is usual.',
        ],
      },
      {
        heading: 'How to book',
        paragraphs: [
          'Write to repairs@cairn.example with a picture of each side and of the sole. You get a price before you send anything.',
          'It takes three weeks on the bench. We do the pairs in the order they come.',
        ],
      },
      {
        heading: 'What we cannot save',
        paragraphs: [
          'A midsole that crumbles and leather that has cracked through. If that is so we say it from the pictures, so that you do not pay the postage.',
        ],
      },
    ],
  },
  about: {
    title: 'About us',
    lede: 'Footwear and clothing for walking, made to be mended. Boulder, Colorado, since 1987.',
    sections: [
      {
        heading: 'How it began',
        paragraphs: [
          'With a cobbler’s bench and a queue of boots whose makers had stopped answering letters. We resoled them, and kept notes on what had failed.',
          'The first Harrow was built from those notes.',
        ],
      },
      {
        heading: 'How we work',
        paragraphs: [
          'We make a thing once it can be repaired, and drop it once it cannot. Weights are measured on our own scale and printed as they come.',
        ],
      },
      {
        heading: 'The name',
        paragraphs: ['A cairn is a pile of stones that marks a path. Everyone adds one, and nobody takes one away.'],
      },
    ],
  },
  materials: {
    title: 'Materials',
    lede: 'What things are made of, and what we know about where it comes from.',
    sections: [
      {
        heading: 'Leather',
        paragraphs: [
          'Full-grain, 2.2 to 2.8 mm, from tanneries that publish their water. Wax it twice a year; it will hold longer than the sole.',
        ],
      },
      {
        heading: 'Wool',
        paragraphs: [
          'Undyed where it can be. Recycled knit is mixed with new fibre, because recycled alone wears through at the elbow.',
        ],
      },
      {
        heading: 'Membranes',
        paragraphs: [
          'Ours are made without fluorine. They need washing more often than the old ones did: twice a season, warm, no softener.',
        ],
      },
      {
        heading: 'Down',
        paragraphs: ['Grey duck, traceable to the farm. The grams inside are stated on every page that sells it.'],
      },
    ],
  },
  privacy: {
    title: 'Privacy',
    lede: 'Your cart is kept on your own device. Here is what leaves it.',
    sections: [
      {
        heading: 'What stays with you',
        paragraphs: [
          'What you look at, what you put into the cart and what you have typed at checkout is kept in this browser, so that it survives a lost connection. Clear the site’s data and it is gone.',
          'Card numbers are never stored here.',
        ],
      },
      {
        heading: 'What we receive',
        paragraphs: [
          'The lines of your cart, so that prices and stock are right. With an order: your name, address, phone and email, used to deliver it and to answer you.',
          'Your card goes to the payment provider once, and comes back to us as a reference.',
        ],
      },
      {
        heading: 'What we do not do',
        paragraphs: ['No advertising networks, no tracking across sites, no selling of lists.'],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'Write to privacy@cairn.example to see, correct or delete what we hold. We answer within thirty days.',
        ],
      },
    ],
  },
  terms: {
    title: 'Terms',
    lede: 'The rules of buying here, as short as we could make them.',
    sections: [
      {
        heading: 'The order',
        paragraphs: [
          'An order is placed when we confirm it with a number, and once only: pressing twice does not buy twice.',
          'The total you agreed to is the total charged. If it changes before that, we ask you again.',
        ],
      },
      {
        heading: 'Prices and stock',
        paragraphs: [
          'Prices are in the currency of the site you are on. Figures with a dotted line are estimates until the shop has answered.',
          'If a thing sells out before your order is placed, we say so and take it out of the cart.',
        ],
      },
      {
        heading: 'Returns and faults',
        paragraphs: [
          'Sixty days, worn or not, and no deadline for faults. Your rights by law are not made smaller by any of this.',
        ],
      },
    ],
  },
  loyalty: {
    title: 'Loyalty',
    lede: 'There is no points programme here yet. When there is one you will read about it on this page first.',
    sections: [
      {
        heading: 'What we do instead',
        paragraphs: [
          'Everyone gets the same price. Sixty days for returns, no deadline for faults, and a repair bench that does not ask how often you have bought from us.',
        ],
      },
    ],
  },
  loyaltyTerms: {
    title: 'Loyalty terms',
    lede: 'No programme, no points, no terms to agree to. This is what holds until that changes.',
    sections: [
      {
        heading: 'Today',
        paragraphs: [
          'An order here earns no points and none can be spent. We keep no record of your purchases for such a purpose.',
        ],
      },
      {
        heading: 'Later',
        paragraphs: [
          'Joining will be a choice you make, never a box ticked for you. The terms will stand here before the first point is given.',
        ],
      },
    ],
  },
  saleTerms: {
    title: 'Sale terms',
    lede: 'How reduced prices and codes work.',
    sections: [
      {
        heading: 'Reduced prices',
        paragraphs: [
          'The price before stands beside the price now. It holds for as long as it is shown, and while there is stock.',
          'What is in your cart follows the shop: if a price changes before you order, the cart shows the new one and asks for your agreement.',
        ],
      },
      {
        heading: 'Codes',
        paragraphs: [
          'A cart takes up to five codes, each of them once. Some count from a certain amount, some until a certain day, some once per person; the cart says so when one does not apply.',
          'A code takes something off the goods or pays for delivery. No total falls below nothing.',
        ],
      },
      { heading: 'Returns', paragraphs: ['Sale or not, you have sixty days. You get back what you paid.'] },
    ],
  },
  smsTerms: {
    title: 'Text message terms',
    lede: 'We do not send advertising by text message.',
    sections: [
      {
        heading: 'Your number',
        paragraphs: [
          'We ask for it at checkout so that a carrier at your door can reach you. It goes to the carrier with the parcel and to nobody else.',
        ],
      },
      {
        heading: 'If a message claims to be from us',
        paragraphs: [
          'It is not, unless a carrier is on its way to you. Do not follow its link. Tell us at help@cairn.example.',
        ],
      },
    ],
  },
  associateDiscountTerms: {
    title: 'Staff discount terms',
    lede: 'For people who work at Cairn. The discount is given in our stores and cannot be used on this site yet.',
    sections: [
      { heading: 'Who has it', paragraphs: ['Everyone with a staff number, from the first day to the last.'] },
      {
        heading: 'What it is for',
        paragraphs: ['For yourself and for the people you live with. Not for gift cards, and not for selling on.'],
      },
      {
        heading: 'How to use it',
        paragraphs: ['Show your staff card at the till. Questions go to your store manager.'],
      },
    ],
  },
}
