import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { productionRouter, removable } from '../../../tools/start/lightRouter.ts'

const folder = dirname(productionRouter)
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))

test('the router in use is the build without warnings for developers', () => {
  expect(sources.filter((source) => source.includes('ENABLE_DEV_WARNINGS = false'))).toHaveLength(1)
  expect(sources.filter((source) => source.includes('ENABLE_DEV_WARNINGS = true'))).toHaveLength(0)
})

test('each of the router’s components can be left out, and no line moves', () => {
  const whole = sources.join('\n')
  const light = removable(whole)
  expect(whole.match(/^\w+\.displayName = /gm)?.length).toBeGreaterThan(10)
  expect(light).not.toMatch(/^\w+\.displayName = /m)
  expect(light).not.toMatch(/ = React\d*\.(forwardRef|createContext|memo)\(/)
  expect(light.match(/@__PURE__ \*\/ React\d*\.forwardRef/g)?.length).toBeGreaterThan(1)
  expect(light.split('\n')).toHaveLength(whole.split('\n').length)
})
