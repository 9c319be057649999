import type { ContentBody, ContentDocument } from '../../../contracts/content/contentDocument.ts'
import { contentPath } from '../../../core/domain/route/contentPath.ts'
import type { Site } from '../../../core/domain/locale/locales.ts'
import { withdrawalPath } from '../../../core/domain/withdrawal/withdrawal.ts'
import type { Language } from '../../storage/tables/CatalogTables.ts'
import { documentLanguages } from '../openingDocument.ts'
import { link, richText } from '../seed/SeedDocument.ts'
import { seedDocuments } from '../seed/seedDocuments.ts'
import { starterPages } from './StarterText.ts'
import type { SellerText, StarterCategory, StarterPageText, StarterText } from './StarterText.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'

type Document = typeof ContentDocument.Encoded

/** What is known of the shop. `seller`: in the words of a language; empty = not configured. */
export type StarterShop = {
  readonly categories: readonly StarterCategory[]
  readonly title: string
  readonly seller: (language: Language) => Partial<SellerText>
}

/** OPR-65: the documents of a site but for its footer: what stands around every page, the front page, and the texts. */
export const starterDocuments = (site: Site, shop: StarterShop): readonly Document[] => [
  document(site, 'menu', 'menu', (words, language) => ({
    name: words.frame.menu,
    slots: { main: shop.categories.slice(0, mostInMenu).map((category) => department(category, words, language)) },
  })),
  document(site, 'page', 'home', (words, language) => home(shop, words, language)),
  document(site, 'page', 'error-4xx', ({ frame }) => ({
    name: frame.notFound,
    description: frame.notFoundDetail,
    slots: {
      main: [
        {
          id: 'ways-out',
          type: 'call-to-action-collection',
          targets: [link(frame.back, '/', 'primary'), link(frame.search, '/search/hub', 'quiet')],
        },
      ],
    },
  })),
  ...pagesOf(site).map((key) =>
    document(site, 'page', key, (words, language) =>
      textBody(key, words.pages({ ...words.gaps, ...shop.seller(language) })[key]),
    ),
  ),
  ...(site === 'EMEA' ? [withdrawal(shop)] : []),
]

/** The pages that the footer leads to, by their keys. */
export const footerKeys = (site: Site): readonly string[] => [
  ...pagesOf(site),
  ...(site === 'EMEA' ? ['withdrawal'] : []),
]

/** OPR-65: the footer with links to those of its pages that shoppers see, so that none of them leads nowhere. */
export const starterFooter = (site: Site, shop: StarterShop, shown: ReadonlySet<string>): Document =>
  document(site, 'footer', 'footer', (words, language) => {
    const { frame } = words
    const pages = words.pages({ ...words.gaps, ...shop.seller(language) })
    const to = (...keys: readonly (keyof typeof pages)[]) =>
      keys.filter((key) => shown.has(key)).map((key) => link(pages[key].title, contentPath(key) ?? '/'))
    const ofTheUnion = [
      link(frame.withdraw, withdrawalPath),
      ...to('imprint'),
      ...(shown.has('withdrawal') ? [link(frame.withdrawal, '/withdrawal')] : []),
    ]
    const legal = [...(site === 'EMEA' ? ofTheUnion : []), ...to('privacy', 'brand-terms')]
    return {
      name: frame.footer,
      slots: {
        main: [
          column('help', frame.help, [
            ...to('delivery', 'how-to-return'),
            link(frame.trackOrder, '/track-order'),
            ...to('contact-us'),
          ]),
        ],
        small: legal.length === 0 ? [] : [column('small', frame.legal, legal)],
      },
    }
  })

/** The bar has room for seven words. */
const mostInMenu = 7

const wordsOf: Readonly<Record<Language, StarterText>> = { en, fr, de, it, es }

const pagesOf = (site: Site) => starterPages.filter((key) => site === 'EMEA' || key !== 'imprint')

const document = (
  site: Site,
  family: Document['family'],
  key: string,
  body: (words: StarterText, language: Language) => ContentBody,
): Document => ({
  site,
  family,
  key,
  bodies: Object.fromEntries(documentLanguages[site].map((language) => [language, body(wordsOf[language], language)])),
})

const categoryLink = ({ id, slug, text }: Pick<StarterCategory, 'id' | 'slug' | 'text'>, language: Language) =>
  link(text[language].name, `/c/${slug}-${id}`)

const department = (category: StarterCategory, { frame }: StarterText, language: Language) => {
  const target = categoryLink(category, language)
  const children = category.below.map((below) => {
    const of = categoryLink(below, language)
    return { id: `category-${below.id}`, title: of.text, target: of }
  })
  return {
    id: `department-${category.id}`,
    type: 'menu-item',
    title: target.text,
    target,
    columns: children.length === 0 ? [] : [{ id: `kinds-${category.id}`, title: frame.byKind, target, children }],
  }
}

const home = ({ title, categories }: StarterShop, { frame }: StarterText, language: Language): ContentBody => {
  const first = categories.slice(0, 5)
  const names = first.map(({ text }) => text[language].name)
  return {
    name: title,
    description: names.join(', '),
    slots: {
      main: [
        {
          id: 'departments',
          type: 'collection',
          kind: 'category-card',
          title: frame.departments,
          layout: { xs: 'grid' },
          items: first.map((category) => ({
            id: `category-${category.id}`,
            type: 'category-card',
            title: category.text[language].name,
            image: { url: category.picture, alt: '', width: 800, height: 800 },
            target: categoryLink(category, language),
          })),
        },
        ...first.slice(0, 1).map(({ id }) => ({
          id: 'newest',
          type: 'catalog-grid',
          title: frame.newest,
          categoryId: id,
          sort: 'newest',
          limit: 8,
          layout: { xs: 'carousel' },
        })),
      ],
    },
  }
}

/** Around the form of the contact page stands its text. */
const textBody = (key: string, { title, lede, sections }: StarterPageText): ContentBody => ({
  name: title,
  description: lede,
  slots: {
    [key === 'contact-us' ? 'below' : 'main']: sections.map(([heading, ...paragraphs], index) =>
      richText(
        `section-${index + 1}`,
        [`<h2>${heading}</h2>`, ...paragraphs.map((paragraph) => `<p>${paragraph}</p>`)].join(''),
      ),
    ),
  },
})

const column = (id: string, title: string, links: readonly ReturnType<typeof link>[]) => ({
  id,
  type: 'footer-item',
  title,
  links,
})

/** LAW-02: the model text of the law, with this seller in the place of the demonstration's. */
const withdrawal = (shop: StarterShop): Document => {
  const model = seedDocuments().find(({ site, key }) => site === 'EMEA' && key === 'withdrawal')
  return document('EMEA', 'page', 'withdrawal', ({ gaps, frame }, language) => {
    const { name, address, email } = { ...gaps, ...shop.seller(language) }
    const { slots } = model?.bodies[language] ?? { slots: {} }
    const text = JSON.stringify(slots)
      .replaceAll(/Cairn Outfitters, 1420 Pearl Street, Boulder, Colorado 80302, [^,:]+?(?=, |\s?:)/g, () =>
        JSON.stringify(`${name}, ${address}`).slice(1, -1),
      )
      .replaceAll('+1 303 555 0142', gaps.phone)
      .replaceAll('help@cairn.example', email)
    return {
      name: frame.withdrawal,
      description: frame.withdrawalLede,
      slots: JSON.parse(text) as ContentBody['slots'],
    }
  })
}
