import { describe, expect, test } from 'vitest'
import { simulateArguments } from '../../../tools/simulate/simulate.ts'

const reasonOf = (...args: string[]): string | null => {
  const request = simulateArguments(args)
  return request._tag === 'Wrong' ? request.reason : null
}

describe('some seeds', () => {
  test('without arguments five hundred seeds are run, from the first one on', () => {
    expect(simulateArguments([])).toMatchObject({
      _tag: 'Simulate',
      options: { seed: 1, seeds: 500, isStory: false, tabs: null, faults: null, mutant: null },
    })
  })

  test('a single seed is printed as a story', () => {
    expect(simulateArguments(['--seed', '77'])).toMatchObject({ options: { seed: 77, seeds: 1, isStory: true } })
  })

  test('faults can be chosen by name, or none', () => {
    expect(simulateArguments(['--faults', 'hang,late'])).toMatchObject({ options: { faults: ['hang', 'late'] } })
    expect(simulateArguments(['--faults', 'none'])).toMatchObject({ options: { faults: [] } })
  })
})

describe('a mode with many seeds', () => {
  test('every mutant is looked for in twenty thousand seeds', () => {
    expect(simulateArguments(['--mutants'])).toMatchObject({
      options: { seeds: 20_000, isStory: false, everyMutant: true },
    })
    expect(reasonOf('--mutants', '--mutant', 'key-pruned')).toBe('--mutant names one, --mutants takes all of them.')
  })

  test('whole stories are compared for two hundred seeds, unless another number is asked for', () => {
    expect(simulateArguments(['--stories'])).toMatchObject({
      options: { seed: 1, seeds: 200, isStory: false, compareStories: true },
    })
    expect(simulateArguments(['--stories', '--seed', '7'])).toMatchObject({
      options: { seed: 7, seeds: 200, isStory: false },
    })
    expect(reasonOf('--stories', '--mutants')).toBe(
      '--stories compares seeds, --mutants looks for mutants: one at a time.',
    )
  })
})

test('a meaningless combination is refused with a message', () => {
  expect(reasonOf('--seeds', 'many')).toBe('--seeds takes a whole number, not "many".')
  expect(reasonOf('--seeds', '0')).toBe('--seeds must be at least 1.')
  expect(reasonOf('--tabs', '9')).toBe('--tabs takes 1 to 8.')
  expect(reasonOf('--faults', 'hang,rain')).toBe('There is no fault "rain".')
  expect(reasonOf('--mutant', 'nobody')).toBe('There is no mutant "nobody".')
  expect(reasonOf('--sead', '1')).toContain('--sead')
})
