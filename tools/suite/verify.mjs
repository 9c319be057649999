import { runTypeScript } from '../start/runTypeScript.mjs'

await runTypeScript('tools/suite/suite.ts', ['lint', 'types', 'walls', 'unit'])
