import type { Site } from '../../../core/domain/locale/locales.ts'
import { withdrawalPath } from '../../../core/domain/withdrawal/withdrawal.ts'
import type { Language } from '../../storage/tables/CatalogTables.ts'
import { seedCategories } from '../../catalog/seed/categories.ts'
import { categoryCard, categoryLink, link, richText } from './SeedDocument.ts'
import type { Say, SeedDocument } from './SeedDocument.ts'
import { seedPicture } from './seedPictures.ts'

/** What stands around every page: menu, footer and notices. */
export const frameDocuments: readonly SeedDocument[] = [
  {
    family: 'menu',
    key: 'menu',
    body: (say) => ({
      name: say('Departments', 'Rayons'),
      slots: { main: [...inMenu.map(({ id }) => department(say, id)), repairs(say), sale(say)] },
    }),
  },
  {
    family: 'footer',
    key: 'footer',
    body: (say, language, site) => ({
      name: say('Footer', 'Pied de page'),
      slots: {
        main: [about(say), letters(say), help(say), shop(say), company(say)],
        small: [small(say, language, site)],
      },
    }),
  },
  {
    family: 'fragment',
    key: 'promo-bar',
    body: (say) => ({ name: say('Notices', 'Annonces'), slots: { main: [promoBar(say)] } }),
  },
]

const departments = seedCategories.filter(({ parentId, dynamic }) => parentId === undefined && dynamic === undefined)

/** Gift cards are in the footer: the bar has room for seven words. */
const inMenu = departments.filter(({ slug }) => slug !== 'gift-cards')

/** NAV-01: three levels: the department, its columns, their links. */
const department = (say: Say, id: string) => {
  const target = categoryLink(say, id)
  const leaves = seedCategories.filter(({ parentId }) => parentId === id)
  return {
    id: `department-${id}`,
    type: 'menu-item',
    title: target.text,
    target,
    columns: [kinds(say, id, leaves), care(say, id), reading(say, id)],
    ...(id === footwear ? { ...banner(say), ...selectors(say, leaves) } : {}),
  }
}

type Leaves = readonly { readonly id: string }[]

const kinds = (say: Say, id: string, leaves: Leaves) => ({
  id: `kinds-${id}`,
  title: say('By kind', 'Par type'),
  target: categoryLink(say, id),
  children: leaves.map((leaf) => menuLink(`category-${leaf.id}`, categoryLink(say, leaf.id))),
})

const footwear = '1000'

const menuLink = (id: string, target: ReturnType<typeof link>) => ({ id, title: target.text, target })

const care = (say: Say, id: string) => ({
  id: `care-${id}`,
  title: say('Choosing and care', 'Choisir et entretenir'),
  children: [
    menuLink(`sizes-${id}`, link(say('Size guides', 'Guides des tailles'), '/help/size-guides')),
    menuLink(`materials-${id}`, link(say('Materials', 'Matières'), '/materials')),
    menuLink(`repairs-${id}`, link(say('Repairs', 'Réparations'), '/repairs')),
  ],
})

const reading = (say: Say, id: string) => ({
  id: `reading-${id}`,
  title: say('To read', 'À lire'),
  target: link(say('Journal', 'Journal'), '/journal'),
  children: [
    menuLink(`winter-${id}`, link(say('Walking in winter', 'Marcher en hiver'), '/winter-walking')),
    menuLink(`wet-${id}`, link(say('Wet days', 'Jours de pluie'), '/wet-days')),
    menuLink(`huts-${id}`, link(say('From hut to hut', 'De refuge en refuge'), '/hut-to-hut')),
    menuLink(`boots-${id}`, link(say('Your first boots', 'Vos premières chaussures'), '/first-boots')),
  ],
})

const banner = (say: Say) => ({
  menuBanner: {
    id: 'menu-experiment',
    type: 'experiment',
    experienceId: 'menu-banner',
    variants: [
      {
        variantId: 'workshop',
        targets: [
          bannerCard(
            say,
            'menu-repairs',
            say('Good boots outlive three soles', 'De bonnes chaussures, trois semelles'),
            [link(say('How repairs work', 'Comment nous réparons'), '/repairs')],
          ),
        ],
      },
    ],
    baselines: [
      bannerCard(say, 'menu-first-boots', say('Your first pair of boots', 'Votre première paire'), [
        link(say('How to choose', 'Comment choisir'), '/first-boots'),
      ]),
    ],
  },
})

const bannerCard = (say: Say, id: string, title: string, targets: readonly ReturnType<typeof link>[]) => ({
  id,
  type: 'linked-card',
  title,
  media: { picture: seedPicture(say, '1010') },
  linkType: 'No-CTA',
  targets,
})

const selectors = (say: Say, leaves: Leaves) => ({
  visualSelectorsTitle: say('What is underfoot?', 'Sur quel terrain ?'),
  visualSelectors: leaves.map(({ id }) => {
    const { title, image, target } = categoryCard(say, id)
    return { mediaObject: image, title, target }
  }),
})

const repairs = (say: Say) => ({
  id: 'repairs',
  type: 'menu-item',
  title: say('Repairs', 'Réparations'),
  target: link(say('Repairs', 'Réparations'), '/repairs'),
  columns: [],
})

/** The one entry in the signal colour. */
const sale = (say: Say) => {
  const target = categoryLink(say, '7000')
  return { id: 'sale', type: 'menu-item', title: target.text, target, menuStyle: 'accent', columns: [] }
}

const about = (say: Say) =>
  richText(
    'about',
    say(
      '<p>Footwear and clothing for walking, made to be mended. Boulder, Colorado, since 1987.</p>',
      '<p>Chaussures et vêtements de marche, faits pour être réparés. Boulder, Colorado, depuis 1987.</p>',
    ),
  )

/** SIGN-50: below the logo, folded. */
const letters = (say: Say) => ({
  id: 'letters',
  type: 'newsletter',
  title: say('A letter twice a month', 'Une lettre deux fois par mois'),
  submitLabel: say('Send me the letter', 'Envoyez-moi la lettre'),
  successText: say('Thank you for subscribing to our newsletter.', 'Merci de vous être inscrit à notre lettre.'),
})

const column = (id: string, title: string, links: readonly ReturnType<typeof link>[]) => ({
  id,
  type: 'footer-item',
  title,
  links,
})

const help = (say: Say) =>
  column('help', say('Help', 'Aide'), [
    link(say('Delivery', 'Livraison'), '/help/delivery'),
    link(say('Returns', 'Retours'), '/help/returns/how-to-return'),
    link(say('Size guides', 'Guides des tailles'), '/help/size-guides'),
    link(say('Track order', 'Suivre une commande'), '/track-order'),
    link(say('Contact', 'Contact'), '/help/contact-us'),
  ])

const shop = (say: Say) =>
  column(
    'shop',
    say('Shop', 'Boutique'),
    departments.map(({ id }) => categoryLink(say, id)),
  )

const company = (say: Say) =>
  column('company', 'Cairn', [
    link(say('About us', 'À propos'), '/about'),
    link(say('Journal', 'Journal'), '/journal'),
    link(say('Loyalty', 'Fidélité'), '/loyalty'),
    link(say('Materials', 'Matières'), '/materials'),
    link(say('Repairs', 'Réparations'), '/repairs'),
    link(say('Stores', 'Magasins'), '/stores'),
    link(say('Letters', 'Lettres'), '/newsletter'),
  ])

/**
 * LAW-04, LAW-14: Europe has an imprint and a right of withdrawal with its online function, which the United Kingdom calls
 * the right to cancel.
 */
const small = (say: Say, language: Language, site: Site) =>
  column('small', say('Legal', 'Informations légales'), [
    ...(site === 'EMEA'
      ? [
          link(
            say(language === 'en' ? 'Cancel contract here' : 'Withdraw from contract here', 'Renoncer au contrat ici'),
            withdrawalPath,
          ),
          link(say('Imprint', 'Mentions légales'), '/imprint'),
          link(
            say(language === 'en' ? 'Right to cancel' : 'Right of withdrawal', 'Droit de rétractation'),
            '/withdrawal',
          ),
        ]
      : []),
    link(say('Privacy', 'Confidentialité'), '/privacy'),
    link(say('Terms', 'Conditions'), '/brand-terms'),
    link(say('Sale terms', 'Conditions des soldes'), '/sale-terms'),
    link(say('Text message terms', 'Conditions des SMS'), '/sms-terms'),
  ])

/** PROMO-01 */
const promoBar = (say: Say) => ({
  id: 'notices',
  type: 'promo-bar',
  closable: true,
  messages: [
    message(
      'resoled',
      say('Resoled twice in a boot’s life.', 'Ressemelées deux fois.'),
      link(say('How repairs work', 'Comment nous réparons'), '/repairs'),
    ),
    message(
      'tunnel',
      say('Your cart works without a signal.', 'Un panier sans réseau.'),
      link(say('Find a store', 'Trouver un magasin'), '/stores'),
    ),
  ],
})

const message = (id: string, text: string, target: ReturnType<typeof link>) => ({
  id,
  type: 'promo-message',
  richText: `<p>${text}</p>`,
  targets: [target],
})
