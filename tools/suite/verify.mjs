import { runTypeScript } from '../start/runTypeScript.mjs'

// The quick part: a property gets a hundred runs here, and its own number in `npm test`.
process.env['CAIRN_MOST_RUNS'] = '100'
await runTypeScript('tools/suite/suite.ts', ['format', 'lint', 'types', 'walls', 'unit'])
