import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../tools/start/installDependencies.mjs'
import { sourceFiles } from '../../tools/walls/sourceFiles.ts'
import { stylesOutOfReach } from '../../tools/walls/stylesOutOfReach.ts'

test('what is loaded on demand has its styles on every page that asks for it', () => {
  const files = sourceFiles()
    .filter((path) => path.startsWith('ui/src/'))
    .map((path) => ({ path, source: readFileSync(join(projectRoot, path), 'utf8') }))
  expect(stylesOutOfReach(files, 'ui/src/main.tsx')).toEqual([])
})

test('a planted panel without its styles is seen, and one that finds them on its page is not', () => {
  const page = {
    path: 'ui/src/Page.tsx',
    source: "import './Page.css'\nconst Panel = lazy(() => import('./Panel.tsx'))",
  }
  const sheet = { path: 'ui/src/Page.css', source: '.panel { margin: 0.5rem; }' }
  const panel = { path: 'ui/src/Panel.tsx', source: '<p className="panel" />' }
  const start = { path: 'ui/src/main.tsx', source: "import('./Page.tsx')" }
  expect(stylesOutOfReach([start, page, sheet, panel], start.path)).toEqual([])
  expect(
    stylesOutOfReach([{ ...start, source: `${start.source}\nimport('./Panel.tsx')` }, page, sheet, panel], start.path),
  ).toEqual(['ui/src/Panel.tsx: .panel of ui/src/Page.css is not there with ui/src/Panel.tsx'])
})
