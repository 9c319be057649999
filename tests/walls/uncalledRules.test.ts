import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../tools/start/installDependencies.mjs'
import { sourceFiles } from '../../tools/walls/sourceFiles.ts'
import { uncalledRules } from '../../tools/walls/uncalledRules.ts'

/** Some values stand in style sheets (CONST-01), others wait for the content's screens (CONST-11, CONST-16…23); three rules are kept in another form where they are asked for. */
const waiting = [
  ...[
    'dialogTransition',
    'headerScroll',
    'contentCounts',
    'recommendationCounts',
    'previewLimits',
    'contentDelays',
    'cloudVideoMinimum',
    'contentMeasures',
    'countriesWithoutFreeShippingBenefit',
  ].map((name) => `core/domain/configuration/constants.ts ${name}`),
  // ACC-05: the shop's own names of interests are a list that the compiler knows.
  'core/domain/account/interests.ts isInterest',
  // RT-08: pages are told by their class, which a path gives.
  'core/domain/route/signOutTarget.ts isCartRoute',
  // VAL-12: sentences come from the messages of the language, by the same keys.
  'core/domain/validation/messageOfFailure.ts messageOfFailure',
]

test('every rule of the core is called by the shop, not by its tests alone', () => {
  const product = sourceFiles()
    .filter((path) => /^(core|worker|ui\/src|server|contracts)\/.*\.tsx?$/.test(path))
    .map((path) => ({ path, source: readFileSync(join(projectRoot, path), 'utf8') }))
  expect(product.length).toBeGreaterThan(500)
  expect(uncalledRules(product).toSorted()).toEqual(waiting.toSorted())
})

test('a planted rule that nobody calls is found; one that its own file or another one reads is not', () => {
  const rules = {
    path: 'core/domain/cart/rules.ts',
    source: 'export const alone = 1\nexport const inside = 2\nexport const outside = inside\n',
  }
  expect(uncalledRules([rules, { path: 'worker/sender.ts', source: 'import { outside } from "x"' }])).toEqual([
    'core/domain/cart/rules.ts alone',
  ])
  expect(uncalledRules([{ ...rules, path: 'core/adapters/cart/rules.ts' }])).toEqual([])
})
