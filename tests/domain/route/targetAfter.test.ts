import { expect, test } from 'vitest'
import { classifyRoute } from '../../../core/domain/route/pageAt.ts'
import { targetAfter } from '../../../core/domain/route/departures.ts'

test.each([
  ['RT-10', 'OrderPlaced', '/order-confirmation', 'OrderConfirmation'],
  ['RT-11', 'SignedInWithPendingOrder', '/account', 'Account'],
  ['RT-12', 'AssociateSessionCleared', '/associate-login', 'AssociateLogin'],
] as const)('%s %s leads to %s, a page of its own class', (_id, departure, path, routeClass) => {
  expect(targetAfter(departure)).toBe(path)
  expect(classifyRoute(`/fr-ca${targetAfter(departure)}`)).toBe(routeClass)
})
