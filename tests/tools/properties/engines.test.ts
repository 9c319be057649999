import { expect, test } from 'vitest'
import { isOfCore, propertyFiles } from '../../../tools/properties/properties.ts'
import { runProperties } from '../../../tools/properties/runProperties.ts'

const options = { runs: 5, seed: 8_848, only: null, path: null, engine: 'jsc' } as const
const fixture = {
  files: ['tests/tools/properties/engineFixture'],
  config: 'tests/tools/properties/engineFixture/vitest.config.ts',
}

test('the properties of the core hold in JavaScriptCore', { timeout: 600_000 }, async () => {
  const { tests, breakdown } = await runProperties({ files: propertyFiles().filter(isOfCore) }, options)
  expect(breakdown).toBeNull()
  expect(tests.filter(({ passed }) => !passed)).toEqual([])
  expect(tests.length).toBeGreaterThan(90)
})

test('a property that holds in one engine only is found by the other', { timeout: 120_000 }, async () => {
  const inV8 = await runProperties(fixture, { ...options, engine: 'v8' })
  expect(inV8.tests.map(({ passed }) => passed)).toEqual([true])
  const inJsc = await runProperties(fixture, options)
  expect(inJsc.tests).toMatchObject([{ passed: false, properties: [{ failed: true, counterexample: '[0]' }] }])
})
