import { expect, test } from 'vitest'
import { limitFaults } from '../../../tools/shoppers/shopperFaults.ts'

test('LIM429 a run of shoppers fails for every limit that one of them met', () => {
  const call = (error: string | null) => ({ name: 'POST /token/v2/auth/token', ms: 1, error })
  expect(limitFaults([call(null), call('PRM140'), call('LIM429'), call('AUT423')])).toEqual([
    'POST /token/v2/auth/token met a limit: LIM429',
    'POST /token/v2/auth/token met a limit: AUT423',
  ])
})
