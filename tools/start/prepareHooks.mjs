import { existsSync } from 'node:fs'
import { spawnSync } from 'node:child_process'

// `npm install` in a clone sets up the pre-commit hook; a folder without a repository, or an install without
// development packages, needs none.
const tool = 'node_modules/simple-git-hooks/cli.js'
if (existsSync('.git') && existsSync(tool)) {
  const { status } = spawnSync(process.execPath, [tool], { stdio: 'inherit' })
  if (status !== 0) console.warn('The pre-commit hook could not be set up; `npm run format` does the same by hand.')
}
