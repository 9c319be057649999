import { expect, test } from 'vitest'
import { initialsAsTyped, initialsOf, recipeOf } from '../../../core/domain/madeToOrder/recipe.ts'

test('SHIP-06 initials are up to three letters in upper case', () => {
  expect(initialsAsTyped('w h')).toBe('WH')
  expect(initialsAsTyped('a1bcd')).toBe('ABC')
  expect(initialsAsTyped('é2')).toBe('')
})

test('SHIP-06 initials make a recipe, and no initials make none', () => {
  expect(recipeOf('')).toBeNull()
  expect(recipeOf('WH')).toBe('initials-WH')
})

test('SHIP-06 only a recipe of up to three initials is read back', () => {
  expect(['initials-WH', 'initials-', 'initials-WHOM', 'recipe-1'].map(initialsOf)).toEqual(['WH', null, null, null])
})
