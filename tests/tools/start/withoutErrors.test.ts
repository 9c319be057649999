import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { leftOut } from '../../../tools/start/withoutErrors.ts'

const folder = new URL('../../../contracts/api/', import.meta.url)
const sources = readdirSync(folder, { encoding: 'utf8', recursive: true })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))

test('ERR-01 the worker’s contracts lose what only the server and the documents read and nothing else, line for line', () => {
  const endpoints = sources.filter((source) => /= endpoint\(/.test(source))
  expect(endpoints.length).toBeGreaterThan(15)
  for (const source of endpoints) {
    const left = leftOut(source)
    expect(left).not.toMatch(/^ {2}(errors|secrets|status|own):|^ {2}id: 'API-/m)
    expect(left.split('\n')).toHaveLength(source.split('\n').length)
    const lines = left.split('\n')
    source.split('\n').forEach((line, place) => expect(lines[place] === line || lines[place] === '').toBe(true))
  }
})
