import { Schema } from 'effect'
import type { Product } from '../../../contracts/api/entities/catalogue.ts'
import { article } from '../../../contracts/content/blocks/articleBlocks.ts'
import { accordion } from '../../../contracts/content/blocks/textBlocks.ts'
import { leadBlock } from '../../../core/domain/content/leadBlock.ts'
import { defined, isRecord } from '../../../core/domain/fields/fields.ts'
import { pageAt } from '../../../core/domain/route/pageAt.ts'
import { languageTag } from '../../../core/domain/locale/locales.ts'
import type { SiteLocale } from '../../kit/siteLocale.ts'
import { documentOf, listingOf, productOf } from './drawnFacts.ts'
import type { DrawnFacts } from './drawnFacts.ts'
import { headTexts } from './headTexts.ts'
import { returnPolicy, shippingTerms } from './offerTerms.ts'

type Thing = { readonly '@type': string; readonly [name: string]: unknown }

/**
 * SEO-06: what a page is about, in the words of schema.org, from the answers that it was drawn from: nothing that its
 * reader does not see, but for the shop's rule of returns. Empty = nothing that search engines ask for.
 */
export const structuredData = (facts: DrawnFacts): readonly Thing[] => {
  switch (pageAt(facts.path)) {
    case 'Home':
      return [{ ...organization(facts), hasMerchantReturnPolicy: returnPolicy(facts.locale) }, site(facts)]
    case 'Category': {
      const category = listingOf(facts)?.category
      return category ? [trail(facts, [home(facts), ...category.trail])] : []
    }
    case 'Product': {
      const product = productOf(facts)
      if (!product) return []
      return [sold(facts, product), trail(facts, [home(facts), ...product.categories.slice(0, 2), product])]
    }
    case 'Content':
      return aboutContent(facts)
    default:
      return []
  }
}

const organization = ({ publicUrl }: DrawnFacts): Thing => ({
  '@type': 'Organization',
  '@id': `${publicUrl}/#organization`,
  name: 'Cairn',
  url: publicUrl,
  logo: `${publicUrl}/icons/icon-512.png`,
})

const site = ({ publicUrl, path, locale, description }: DrawnFacts): Thing => ({
  '@type': 'WebSite',
  name: 'Cairn',
  url: `${publicUrl}${path}`,
  description,
  inLanguage: languageTag(locale.code),
  publisher: { '@id': `${publicUrl}/#organization` },
})

type Step = { readonly name: string; readonly path: string }

const home = ({ locale }: DrawnFacts): Step => ({ name: headTexts[locale.language].home, path: `/${locale.code}` })

/** The steps that the page shows above its title, itself at the end. */
const trail = ({ publicUrl }: DrawnFacts, steps: readonly Step[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${publicUrl}${path}`,
  })),
})

/** Price in units of the currency: 22800 → 228.00. The shop's article numbers are its own, so they are no GTIN. */
const sold = ({ publicUrl, path, locale, picture }: DrawnFacts, product: Product): Thing => ({
  '@type': 'Product',
  '@id': `${publicUrl}${path}#product`,
  name: product.name,
  description: product.description,
  url: `${publicUrl}${path}`,
  image: [picture, ...product.colourways.map(({ pictures }) => `${publicUrl}${pictures[0].url}`)],
  sku: product.productId,
  category: product.kind,
  brand: { '@type': 'Brand', name: 'Cairn' },
  offers: offersOf(`${publicUrl}${path}`, product, locale),
  ...defined({
    aggregateRating:
      product.rating.count === 0
        ? undefined
        : {
            '@type': 'AggregateRating',
            ratingValue: product.rating.average,
            reviewCount: product.rating.count,
            bestRating: 5,
            worstRating: 1,
          },
  }),
})

const offersOf = (url: string, product: Product, locale: SiteLocale): Thing => {
  const { price, variants, available } = product
  const shipping = shippingTerms(product, locale)
  const prices = variants.length === 0 ? [price.current] : variants.map((variant) => variant.price.current)
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  const common = {
    url,
    priceCurrency: price.currency,
    availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: 'Cairn' },
    ...(shipping.length === 0 ? {} : { shippingDetails: shipping }),
    hasMerchantReturnPolicy: returnPolicy(locale, product.isDigital),
  }
  return lowest === highest
    ? { '@type': 'Offer', price: inUnits(lowest), ...common }
    : {
        '@type': 'AggregateOffer',
        lowPrice: inUnits(lowest),
        highPrice: inUnits(highest),
        offerCount: variants.length,
        ...common,
      }
}

const inUnits = (minor: number): string => (minor / 100).toFixed(2)

const aboutContent = (facts: DrawnFacts): readonly Thing[] => {
  const { publicUrl, path, locale, picture, description } = facts
  const document = documentOf(facts)
  if (!document) return []
  const main = document.slots['main'] ?? []
  const lead = leadBlock(main, (block) => (isRecord(block) ? block['type'] : undefined))
  const self = { name: document.name, path }
  if (isArticle(lead)) {
    const journal = { name: headTexts[locale.language].journal, path: `/${locale.code}/journal` }
    return [
      {
        '@type': 'Article',
        headline: lead.title,
        description,
        image: [picture, `${publicUrl}${lead.picture.url}`],
        ...defined({ datePublished: lead.date }),
        inLanguage: languageTag(locale.code),
        author: { '@type': 'Organization', name: 'Cairn', url: publicUrl },
        publisher: organization(facts),
        mainEntityOfPage: `${publicUrl}${path}`,
      },
      trail(facts, [home(facts), journal, self]),
    ]
  }
  const questions = main.filter(isAccordion)
  const isAllQuestions = questions.length > 1 && questions.every(({ title }) => title.trim().endsWith('?'))
  const answered = isAllQuestions ? [questionsAnswered(questions)] : []
  // A page that a hero begins shows no trail.
  return isRecord(lead) && lead['type'] === 'hero' ? answered : [...answered, trail(facts, [home(facts), self])]
}

type Accordion = typeof accordion.Type

/** Only of a page whose folded texts all answer a question that is their title. */
const questionsAnswered = (questions: readonly Accordion[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ title, richText }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: withoutTags(richText) },
  })),
})

const withoutTags = (html: string): string =>
  html
    .replaceAll(/<\/(?:p|li|h\d)>|<br[^>]*>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/ +/g, ' ')
    .trim()

const isArticle = Schema.is(article)
const isAccordion = Schema.is(accordion)
