import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../../tools/start/installDependencies.mjs'
import { sourceFiles } from '../../tools/walls/sourceFiles.ts'
import { uncalledRules } from '../../tools/walls/uncalledRules.ts'

/**
 * Some values are in style sheets (CONST-01), others wait for the content's screens (CONST-16…23); three
 * rules are stored in another form where they are used.
 */
const waiting = [
  'core/domain/configuration/constants.ts dialogTransition',
  // ACC-05: the shop's own names of interests are a list for the compiler.
  'core/domain/account/profileRules.ts isInterest',
  // RT-08: pages are identified by their class, which follows from a path.
  'core/domain/route/departures.ts isCartRoute',
  // VAL-12: the texts come from the language's messages, by the same keys.
  'core/domain/validation/messageOfFailure.ts messageOfFailure',
]

test('every rule of the core is called by the shop or its editors, not by its tests alone', () => {
  const product = sourceFiles()
    .filter((path) => /^(core|worker|ui\/src|console\/src|server|contracts|tools\/content)\/.*\.tsx?$/.test(path))
    .map((path) => ({ path, source: readFileSync(join(projectRoot, path), 'utf8') }))
  expect(product.length).toBeGreaterThan(500)
  expect(uncalledRules(product).toSorted()).toEqual(waiting.toSorted())
})

describe('a planted rule', () => {
  test('that nothing calls is found, unlike one that its own file or another one reads', () => {
    const rules = {
      path: 'core/domain/cart/rules.ts',
      source: 'export const alone = 1\nexport const inside = 2\nexport const outside = inside\n',
    }
    expect(uncalledRules([rules, { path: 'worker/sender/sender.ts', source: 'import { outside } from "x"' }])).toEqual([
      'core/domain/cart/rules.ts alone',
    ])
  })

  test('outside the domain is left alone', () => {
    const rules = {
      path: 'core/domain/cart/rules.ts',
      source: 'export const alone = 1\nexport const inside = 2\nexport const outside = inside\n',
    }
    expect(uncalledRules([{ ...rules, path: 'core/adapters/cart/rules.ts' }])).toEqual([])
  })
})
