import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '../../../tools/start/installDependencies.mjs'

const files = {
  'package.json': JSON.stringify({ name: 'planted', type: 'module', dependencies: { planted: '1.0.0' } }),
  'server/main.ts': "import { used } from './used.ts'\nimport { strange } from 'strange'\nconsole.log(used, strange)\n",
  'server/used.ts': 'export const used = 1\nexport const deadExport = 2\n',
  'core/domain/deadFile.ts': 'export const left = 1\n',
}

test('the step unused names a dead export, a dead file, a dead package and one that is not listed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-unused-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  copyFileSync(join(projectRoot, 'knip.jsonc'), join(folder, 'knip.jsonc'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const { stdout, status } = spawnSync(
    process.execPath,
    [join(projectRoot, 'node_modules/knip/bin/knip.js'), '--no-config-hints', '--reporter', 'json'],
    { cwd: folder, encoding: 'utf8' },
  )
  expect(status).toBe(1)
  for (const name of ['deadExport', 'core/domain/deadFile.ts', '"planted"', '"strange"']) expect(stdout).toContain(name)
  expect(stdout).not.toContain('"used"')
})
