import { expect, test } from 'vitest'
import { failoverArguments } from '../../../tools/failover/failover.ts'
import { clusterParts } from '../../../tools/failover/clusterParts.ts'

test('the whole form kills each kind in turn, and wants ten thousand orders', () => {
  const asked = failoverArguments([])
  expect(asked).toMatchObject({ _tag: 'Run', isFull: true, orders: 10_000, mutant: null })
  expect('kills' in asked && asked.kills).toEqual([...clusterParts, ...clusterParts, ...clusterParts, ...clusterParts])
})

test('the short form kills a primary, a standby and a server process', () => {
  expect(failoverArguments(['--short'])).toMatchObject({
    isFull: false,
    kills: ['primary', 'standby', 'server'],
    orders: 1,
  })
})

test('a mutant is shown by what is killed under it', () => {
  expect(failoverArguments(['--mutant', 'asynchronous'])).toMatchObject({ kills: ['primary', 'primary', 'primary'] })
  expect(failoverArguments(['--mutant', 'kept-connection'])).toMatchObject({ kills: ['balancer', 'balancer'] })
})

test.each([[['--mutant', 'none']], [['--kills', '0']], [['--short', '--mutant', 'asynchronous']]])(
  '%j is refused in words',
  (args) => {
    expect(failoverArguments(args)).toEqual({ _tag: 'Wrong', reason: expect.stringMatching(/\.$/) })
  },
)
