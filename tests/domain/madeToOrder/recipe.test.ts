import { describe, expect, test } from 'vitest'
import { initialsAsTyped, initialsOf, recipeOf } from '../../../core/domain/madeToOrder/recipe.ts'

test('SHIP-06 initials are up to three letters in upper case', () => {
  expect(initialsAsTyped('w h')).toBe('WH')
  expect(initialsAsTyped('a1bcd')).toBe('ABC')
})

test('SHIP-06 an accent is left out, and ß, whose capital is two letters, with it', () => {
  expect(initialsAsTyped('é2Ö')).toBe('EO')
  expect(initialsAsTyped('a1!ß')).toBe('A')
})

describe('the recipe of initials', () => {
  test('SHIP-06 initials make a recipe, and no initials make none', () => {
    expect(recipeOf('')).toBeNull()
    expect(recipeOf('WH')).toBe('initials-WH')
  })

  test.each([
    ['initials-WH', 'WH'],
    ['initials-', null],
    ['initials-WHOM', null],
    ['recipe-1', null],
    ['no-initials-WH', null],
  ])('SHIP-06 %s is read back as %j', (recipe, initials) => {
    expect(initialsOf(recipe)).toBe(initials)
  })
})
