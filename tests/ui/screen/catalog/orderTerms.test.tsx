// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { openScreen } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { textsOf } from '../pressing.ts'
import { toSummary } from '../shopSteps.ts'

let screen: Screen
afterEach(() => screen.close())

test('LAW-05 an American shopper is shown the terms, and no right of withdrawal', async () => {
  screen = await openScreen('/en-us/checkout', { before: toSummary })
  await expect.poll(() => textsOf('.order-terms a')).toEqual(['Terms', 'Privacy'])
})
