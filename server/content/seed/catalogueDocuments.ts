import { seedCategories } from '../../catalog/seed/categories.ts'
import type { SeedCategory } from '../../catalog/seed/categories.ts'
import { categoryLink, link, richText } from './SeedDocument.ts'
import type { Say, SeedDocument } from './SeedDocument.ts'

/** CMS-02: the head of every category, and what stands around listings and products. */
export const catalogueDocuments = (): readonly SeedDocument[] => [
  ...seedCategories.map(categoryHead),
  anyCategory,
  anyProduct,
]

/** Above the goods: the department's categories. Below: the usual questions, and a gift card, which always fits. */
const categoryHead = ({ id, parentId = id, ...category }: SeedCategory): SeedDocument => ({
  family: 'category',
  key: id,
  body: (say) => {
    const kinds = seedCategories.filter((entry) => entry.parentId === parentId)
    return {
      name: say(category.name, category.frenchName),
      description: say(category.intro, category.frenchIntro),
      slots: {
        above: kinds.length < 2 ? [] : [kindLinks(say, parentId, kinds)],
        below: parentId === giftCards ? [] : [questions(say)],
      },
    }
  },
})

const giftCards = '6000'

const kindLinks = (say: Say, department: string, kinds: readonly SeedCategory[]) => ({
  id: `kinds-${department}`,
  type: 'secondary-navigation',
  title: categoryLink(say, department).text,
  items: kinds.map((kind) => {
    const target = categoryLink(say, kind.id)
    return { title: target.text, target }
  }),
})

const questions = (say: Say) => ({
  id: 'returns',
  type: 'accordion',
  title: say('What if it does not fit?', 'Et si ça ne va pas ?'),
  richText: say(
    '<p>You have sixty days. Wear it outside, that is what they are for. <a href="/help/size-guides">Size guides</a></p>',
    '<p>Vous avez soixante jours. Portez-le dehors, ils servent à cela. <a href="/help/size-guides">Guides des tailles</a></p>',
  ),
})

const anyCategory: SeedDocument = {
  family: 'category',
  key: 'default',
  body: (say) => ({ name: say('Every category', 'Toutes les catégories'), slots: { below: [questions(say)] } }),
}

/** CAT-05, 30, 40: what goes with the product of the page, and photos of it. Nothing goes with a gift card. */
const anyProduct: SeedDocument = {
  family: 'product',
  key: 'default',
  body: (say) => ({
    name: say('Every product', 'Tous les articles'),
    slots: {
      below: [
        {
          id: 'goods',
          type: 'filter-by',
          variant: 'bySku',
          filterBy: ['GIFTCARD25', 'GIFTCARD50', 'GIFTCARD100', 'GIFTCARD150', 'GIFTCARD250'],
          operator: 'NOT IN',
          components: [
            { id: 'look', type: 'upsell', title: say('Complete the look', 'Compléter la tenue'), stackedCount: 3 },
            {
              id: 'also',
              type: 'recommendation-carousel',
              title: say('Others looked at', 'Regardés aussi'),
              cardWidth: '1/4',
              showRating: true,
              limit: 12,
            },
            { id: 'photos', type: 'social-gallery', widget: 'user-photo', containerId: 'photos-by-shoppers' },
            richText(
              'care',
              say(
                '<p>When it is worn out, <a href="/repairs">we mend it</a>.</p>',
                '<p>Quand il sera usé, <a href="/repairs">nous le réparons</a>.</p>',
              ),
            ),
          ],
        },
        {
          id: 'ask',
          type: 'call-to-action-collection',
          targets: [link(say('Size guides', 'Guides des tailles'), '/help/size-guides', 'secondary')],
        },
      ],
    },
  }),
}
