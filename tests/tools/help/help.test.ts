import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scriptLines } from '../../../tools/help/help.ts'
import { projectRoot } from '../../../tools/start/installDependencies.mjs'

const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>
}

test('every script of package.json has its line in npm run help, and every line its script', () => {
  expect(Object.keys(scriptLines).toSorted()).toEqual(Object.keys(scripts).toSorted())
})

test('npm run help prints one line for each script', () => {
  const printed = execFileSync(process.execPath, ['tools/run.mjs', 'tools/help/help.ts'], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
  const names = printed
    .trimEnd()
    .split('\n')
    .map((line) => /^npm run (\S+) {2,}\S/.exec(line)?.[1] ?? '')
  expect(names.toSorted()).toEqual(Object.keys(scripts).toSorted())
})
