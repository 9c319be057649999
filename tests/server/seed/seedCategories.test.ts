import { describe, expect, test } from 'vitest'
import { seedCategories } from '../../../server/catalog/seed/categories.ts'
import { seedProducts } from '../../../server/catalog/seed/seedCatalogue.ts'
import { duplicatesIn } from './support/duplicatesIn.ts'

const leaves = seedCategories.filter(({ parentId }) => parentId !== undefined)

describe('departments and their leaves', () => {
  test('CAT-01 every leaf is under a department and holds at least four products', () => {
    const departments = seedCategories.filter(({ parentId }) => parentId === undefined).map(({ id }) => id)
    for (const { id, parentId } of leaves) {
      expect(departments).toContain(parentId)
      expect(seedProducts.filter(({ categoryIds }) => categoryIds.includes(id)).length, id).toBeGreaterThanOrEqual(4)
    }
  })

  test('CAT-01 every department is filled by leaves or by a rule', () => {
    for (const { id, parentId, dynamic } of seedCategories) {
      if (parentId === undefined)
        expect(leaves.some((leaf) => leaf.parentId === id) !== (dynamic === 'sale'), id).toBe(true)
    }
  })

  test('CAT-01 every product is in leaves that exist, in each once', () => {
    const ids = leaves.map(({ id }) => id)
    for (const { id, categoryIds } of seedProducts) {
      expect(categoryIds.length, id).toBeGreaterThan(0)
      expect(duplicatesIn(categoryIds), id).toEqual([])
      expect(
        categoryIds.filter((leaf) => !ids.includes(leaf)),
        id,
      ).toEqual([])
    }
  })
})

describe('every category of the seed', () => {
  test('RT-02 has an id that ends a category path, and no id or slug twice', () => {
    for (const { id, slug } of seedCategories) {
      expect(`/fr-ca/c/${slug}-${id}`).toMatch(/^\/[a-z]{2}-[a-z]{2}\/c\/[a-z]+(?:-[a-z]+)*-\d{4,10}$/)
    }
    expect(duplicatesIn(seedCategories.map(({ id }) => id))).toEqual([])
    expect(duplicatesIn(seedCategories.map(({ slug }) => slug))).toEqual([])
  })

  test('CAT-01 is named and introduced in both languages', () => {
    for (const { id, name, frenchName, intro, frenchIntro } of seedCategories) {
      for (const text of [name, frenchName, intro, frenchIntro]) {
        expect(text, id).not.toBe('')
        expect(text, id).not.toMatch(/!|lorem/i)
      }
    }
  })
})
