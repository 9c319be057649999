import { runTypeScript } from '../start/runTypeScript.mjs'

await runTypeScript('tools/suite/suite.ts', process.argv.slice(2))
