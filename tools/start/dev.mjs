import { runTypeScript } from './runTypeScript.mjs'

await runTypeScript('tools/start/serveForDevelopment.ts', process.argv.slice(2))
