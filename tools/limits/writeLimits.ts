import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../start/installDependencies.mjs'
import { limitsPage } from './limitsPage.ts'

writeFileSync(join(projectRoot, 'docs/limits.md'), limitsPage())
