import type { ContentBody, ContentDocument } from '../../../contracts/content/contentDocument.ts'
import type { Site } from '../../../core/domain/locale/locales.ts'
import { defined } from '../../../core/domain/fields/fields.ts'
import type { Language } from '../../storage/tables/CatalogTables.ts'
import { seedCategories } from '../../catalog/seed/categories.ts'
import { seedPicture } from './seedPictures.ts'

/** Chooses the words of one language. */
export type Say = (english: string, french: string) => string

/** A document of the first seed, written for both sites and in English and French at once. */
export type SeedDocument = Pick<typeof ContentDocument.Encoded, 'family' | 'key' | 'parent'> & {
  readonly body: (say: Say, language: Language, site: Site) => ContentBody
}

export const link = (text: string, url: string, style?: 'primary' | 'secondary' | 'quiet' | 'link') => ({
  text,
  url,
  ...defined({ style }),
})

export const richText = (id: string, html: string) => ({ id, type: 'rich-text', richText: html })

/** A link to a category by its id, with the category's own name. */
export const categoryLink = (say: Say, id: string) => {
  const { name, frenchName, slug } = categoryOf(id)
  return link(say(name, frenchName), `/c/${slug}-${id}`)
}

/** A card of a category, with the picture of one of its products. */
export const categoryCard = (say: Say, id: string) => {
  const target = categoryLink(say, id)
  return { id: `category-${id}`, type: 'category-card', title: target.text, image: seedPicture(say, id), target }
}

const categoryOf = (id: string) => {
  const category = seedCategories.find((entry) => entry.id === id)
  if (category === undefined) throw new Error(`There is no category ${id}.`)
  return category
}
