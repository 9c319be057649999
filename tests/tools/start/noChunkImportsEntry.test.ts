import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, loadConfigFromFile } from 'vite'
import type { UserConfig } from 'vite'
import { afterAll, describe, expect, test } from 'vitest'
import { projectRoot } from '../../../tools/start/installDependencies.mjs'

const folder = mkdtempSync(join(tmpdir(), 'cairn-entry-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const sources: Readonly<Record<string, string>> = {
  'index.html': '<script type="module" src="/main.js"></script>',
  'main.js': `new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' })`,
  'worker/worker.ts': `import { shared } from './shared.js'; import('./lazy.js').then(({ late }) => postMessage([shared, late]))`,
  'worker/shared.js': 'export const shared = { once: self.name }',
  'worker/lazy.js': `import { shared } from './shared.js'; export const late = shared`,
}
mkdirSync(join(folder, 'worker'))
for (const [name, source] of Object.entries(sources)) writeFileSync(join(folder, name), source)

/** Builds a worker whose lazy chunk needs something that its entry needs too; returns the files of the site. */
const buildWith = async (worker: NonNullable<UserConfig['worker']>): Promise<readonly string[]> => {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    build: { write: false, rolldownOptions: { checks: { bundlerTimings: false } } },
    worker,
  })
  if (!('output' in output)) throw new Error('One build gives one output.')
  return output.output.map(({ fileName }) => fileName)
}

/** How the product's worker is built. */
const productWorker = async (): Promise<NonNullable<UserConfig['worker']>> => {
  const found = await loadConfigFromFile({ command: 'build', mode: 'production' }, join(projectRoot, 'vite.config.ts'))
  if (!found?.config.worker) throw new Error('The product has no build of a worker.')
  return found.config.worker
}

describe('a lazy chunk of the worker that needs what the entry needs', () => {
  test('fails the build where it would import the entry file', async () => {
    const worker = await productWorker()
    const { output: _groups, ...rolldownOptions } = worker.rolldownOptions ?? {}
    await expect(buildWith({ ...worker, rolldownOptions })).rejects.toThrow(
      /lazy-\S+\.js imports \S*worker-\S+\.js, the entry of a worker/,
    )
  })

  test('finds a chunk that imports the entry file in the built product', async () => {
    const names = await buildWith(await productWorker())
    expect(names.map((name) => name.replace(/^.*\/(.*)-[\w-]{7}\.js$/, '$1'))).toEqual(
      expect.arrayContaining(['worker', 'core', 'lazy']),
    )
  })
})
