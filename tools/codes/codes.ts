import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../start/installDependencies.mjs'
import { codesPage } from './codesPage.ts'

writeFileSync(join(projectRoot, 'docs/reproduce-errors.md'), codesPage())
