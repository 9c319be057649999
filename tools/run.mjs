import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { projectRoot } from './start/installDependencies.mjs'
import { runTypeScript } from './start/runTypeScript.mjs'

const [file, ...args] = process.argv.slice(2)
if (file === undefined || !existsSync(resolve(projectRoot, file))) {
  console.error(file === undefined ? 'Usage: node tools/run.mjs FILE.ts [arguments]' : `There is no file ${file}.`)
  process.exit(2)
}
await runTypeScript(file, args)
