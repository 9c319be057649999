import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressSite } from '../../../tools/start/buildProduct.ts'

test('text files get a twin of each kind that unpacks to the same bytes, except the short ones and the page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-compress-'))
  const script = 'const stone = 1\n'.repeat(200)
  writeFileSync(join(folder, 'worker.js'), script)
  writeFileSync(join(folder, 'tiny.css'), 'a{}')
  writeFileSync(join(folder, 'index.html'), '<p>page</p>'.repeat(200))
  compressSite(folder)
  expect(readdirSync(folder).sort()).toEqual(['index.html', 'tiny.css', 'worker.js', 'worker.js.br', 'worker.js.gz'])
  expect(gunzipSync(readFileSync(join(folder, 'worker.js.gz'))).toString()).toBe(script)
  expect(brotliDecompressSync(readFileSync(join(folder, 'worker.js.br'))).toString()).toBe(script)
  rmSync(folder, { recursive: true })
})
