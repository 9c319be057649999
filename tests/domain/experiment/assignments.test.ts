import { expect, test } from 'vitest'
import { assignmentOf } from '../../../core/domain/experiment/assignments.ts'
import type { Assignment } from '../../../core/domain/experiment/assignments.ts'

const assigned = (experienceId: string, variantId: string): Assignment => ({
  _tag: 'v1.VariantAssigned',
  experienceId,
  variantId,
  visitor: 'v',
  isSeen: false,
})

test('SEG-06 of an experiment the first assignment counts, whatever came later', () => {
  const assignments = [assigned('other', 'a'), assigned('hero', 'b'), assigned('hero', 'c')]
  expect(assignmentOf(assignments, 'hero')).toBe(assignments[1])
  expect(assignmentOf(assignments, 'footer')).toBeUndefined()
})
