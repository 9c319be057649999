import { expect, test } from 'vitest'
import { initialsAsTyped, initialsOf, recipeOf } from '../../../core/domain/product/recipe.ts'

test('SHIP-06 initials are up to three letters in upper case; with them there is a recipe, without none', () => {
  expect([initialsAsTyped('w h'), initialsAsTyped('a1bcd'), initialsAsTyped('é2')]).toEqual(['WH', 'ABC', ''])
  expect([recipeOf(''), recipeOf('WH')]).toEqual([null, 'initials-WH'])
  expect(['initials-WH', 'initials-', 'initials-WHOM', 'recipe-1'].map(initialsOf)).toEqual(['WH', null, null, null])
})
