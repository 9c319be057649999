import { seedCategories } from '../../catalog/seed/categories.ts'
import { categoryLink, link, richText } from './SeedDocument.ts'
import type { Say, SeedDocument } from './SeedDocument.ts'

/** CMS-02: the heads of the departments, and what stands below every listing and every product. */
export const catalogueDocuments = (): readonly SeedDocument[] => [
  ...departments().map(departmentHead),
  anyCategory,
  anyProduct,
]

const departments = () => seedCategories.filter(({ parentId }) => parentId === undefined)

/** A department names its kinds above its goods. */
const departmentHead = ({ id, name, frenchName }: ReturnType<typeof departments>[number]): SeedDocument => ({
  family: 'category',
  key: id,
  body: (say) => {
    const kinds = seedCategories.filter(({ parentId }) => parentId === id)
    return {
      name: say(name, frenchName),
      slots: {
        above: kinds.length < 2 ? [] : [kindLinks(say, id, kinds)],
        below: [questions(say)],
      },
    }
  },
})

const kindLinks = (say: Say, id: string, kinds: readonly { readonly id: string }[]) => ({
  id: `kinds-${id}`,
  type: 'secondary-navigation',
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

/** CAT-30, 40: with the product of the page. Gift cards go with nothing. */
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
