import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { withoutFinalizers } from '../../../tools/start/keptPages.ts'

test('a page’s Comlink leaves nothing to the garbage collector', () => {
  const installed = readFileSync(fileURLToPath(import.meta.resolve('comlink')), 'utf8')
  expect(installed).toContain('"FinalizationRegistry" in globalThis')
  expect(withoutFinalizers(installed)).toContain('const proxyFinalizers = false &&')
})

test('a Comlink without them stops the build', () => {
  expect(() => withoutFinalizers('export const wrap = 1')).toThrow('its finalizers were not found')
})
