import type { StarterText } from '../StarterText.ts'

/** Of both sites; Britain calls the right of withdrawal the right to cancel. */
export const en: StarterText = {
  gaps: {
    name: '[Your company’s name]',
    address: '[Your postal address]',
    email: '[Your email address]',
    phone: '[Your phone number]',
    vat: '[Your VAT number]',
  },
  frame: {
    menu: 'Departments',
    byKind: 'By kind',
    footer: 'Footer',
    help: 'Help',
    legal: 'Legal',
    trackOrder: 'Track order',
    withdraw: 'Cancel contract here',
    withdrawal: 'Right to cancel',
    withdrawalLede: 'How you withdraw from a contract within 14 days, and what follows.',
    notFound: 'This page does not exist',
    notFoundDetail: 'The address may be wrong, or the page has moved.',
    back: 'Back to the front page',
    search: 'Search',
    departments: 'Departments',
    newest: 'New in',
  },
  pages: ({ name, address, email, vat }) => ({
    delivery: {
      title: 'Delivery',
      lede: 'What it costs is shown in your cart before you pay.',
      sections: [
        ['Where and how long', '[Name the countries that you deliver to, the carriers, and how many days it takes.]'],
        ['What it costs', 'Enter your postal code in the cart and you see the price of every way of delivery.'],
      ],
    },
    'how-to-return': {
      title: 'Returns',
      lede: 'How to send something back, and when the money comes.',
      sections: [
        [
          'What you can return',
          '[Say within how many days, and in which state. The shop makes return labels for sixty days.]',
        ],
        [
          'How to send it',
          'Your order has the label as soon as it was delivered: in your account, or under <a href="/track-order">Track order</a>.',
        ],
        ['When the money comes', '[Say within how many days you refund, and how.]'],
      ],
    },
    'contact-us': {
      title: 'Contact',
      lede: 'How to reach us.',
      sections: [
        ['By email', email],
        ['By post', `${name}, ${address}`],
      ],
    },
    privacy: {
      title: 'Privacy',
      lede: 'What we keep about you, why, and what you can ask for.',
      sections: [
        [
          'Who is responsible',
          `${name}, ${address}. ${email}`,
          '[Name your data protection officer or representative, if you must have one.]',
        ],
        [
          'What we keep and why',
          '[List the data of orders, accounts, emails and visits, each with its purpose and legal basis.]',
        ],
        [
          'Who else gets it',
          '[Name the carriers, the payment provider, the host and everybody else, and in which countries they are.]',
        ],
        ['How long we keep it', '[Say for each kind of data when it is deleted.]'],
        ['Cookies', '[List what is stored on the device, what for, and what needs consent.]'],
        [
          'Your rights',
          '[List the rights of access, correction, deletion, objection and complaint, and how to use them.]',
        ],
      ],
    },
    'brand-terms': {
      title: 'Terms',
      lede: 'What holds when you order from us.',
      sections: [
        ['Who you buy from', `${name}, ${address}. ${email}`],
        ['How a contract is made', '[Say when you accept an order: with the confirmation by email, or otherwise.]'],
        ['Prices and payment', '[Say whether prices include tax, which ways to pay there are, and when you charge.]'],
        ['Delivery', 'What holds for delivery is on the page <a href="/help/delivery">Delivery</a>.'],
        ['If something is faulty', '[Say what the law gives shoppers in each country that you sell to.]'],
        ['Law and disputes', '[Name the law that applies, and whether you take part in out-of-court settlement.]'],
      ],
    },
    imprint: {
      title: 'Imprint',
      lede: 'Who runs this shop, and how to reach us.',
      sections: [
        ['Provider', `${name}, ${address}`, '[Name who represents the company.]'],
        ['How to reach us', `${email}. [Your phone number]`],
        ['Register and VAT numbers', '[Name the register and your number in it.]', vat],
        ['Disputes', '[Say whether you take part in a procedure before a consumer arbitration body.]'],
      ],
    },
  }),
}
