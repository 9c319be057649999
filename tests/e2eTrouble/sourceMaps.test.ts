import { readdirSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import type { SourceMapPayload } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../tools/start/installDependencies.mjs'

const folder = join(projectRoot, 'dist/client/assets')

/**
 * The words that a built file contains as text, each with the line to which its map leads; null where the map has none.
 */
const wordsOf = (
  file: string,
): readonly { readonly file: string; readonly word: string; readonly line: string | null }[] => {
  const payload = JSON.parse(readFileSync(join(folder, `${file}.map`), 'utf8')) as SourceMapPayload
  const map = new SourceMap(payload)
  return readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .flatMap((text, number) =>
      [...text.matchAll(/["`]([a-z][A-Za-z]{7,}|v1\.[A-Z]\w+)["`]/g)].map((found) => {
        const entry = map.findEntry(number, found.index)
        const line =
          'originalSource' in entry
            ? payload.sourcesContent[payload.sources.indexOf(entry.originalSource)]?.split('\n')[entry.originalLine]
            : null
        return { file, word: found[1] ?? '', line: line ?? null }
      }),
    )
}

test('the map of every file of the built shop leads to where its words were written', () => {
  const names = readdirSync(folder)
  const words = names.filter((name) => name.endsWith('.js') && names.includes(`${name}.map`)).flatMap(wordsOf)
  const mapped = words.filter(({ line }) => line !== null)
  const astray = mapped.filter(({ word, line }) => !line?.includes(word))
  // What the build itself adds is in no source: about ten words in all.
  expect(words.length).toBeGreaterThan(2_000)
  expect(mapped.length).toBeGreaterThan(words.length * 0.99)
  expect(astray).toEqual([])
})
