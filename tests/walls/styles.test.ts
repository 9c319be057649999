import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../../tools/start/installDependencies.mjs'
import { sourceFiles } from '../../tools/walls/sourceFiles.ts'
import { foreignStyles, stylesOutOfReach } from '../../tools/walls/stylesOutOfReach.ts'

const files = sourceFiles()
  .filter((path) => path.startsWith('ui/src/'))
  .map((path) => ({ path, source: readFileSync(join(projectRoot, path), 'utf8') }))

describe('the styles of the shop', () => {
  test('are on every page that asks for a part loaded on demand', () => {
    expect(stylesOutOfReach(files, 'ui/src/main.tsx')).toEqual([])
  })

  test('are used by another folder only through components', () => {
    expect(foreignStyles(files, 'ui/src/main.tsx')).toEqual([])
  })
})

test('a planted use of another folder’s styles is seen, and one through a component is not', () => {
  const start = { path: 'ui/src/main.tsx', source: "import './styles/base.css'" }
  const base = { path: 'ui/src/styles/base.css', source: '.page { margin: 0; }' }
  const row = { path: 'ui/src/account/Row.tsx', source: 'import \'./Row.css\'\n<li className="row" />' }
  const sheet = { path: 'ui/src/account/Row.css', source: '.row { margin: 0; }' }
  const list = { path: 'ui/src/order/List.tsx', source: '<p className="page row" />' }
  const found = (source: string) => foreignStyles([start, base, row, sheet, { ...list, source }], start.path)
  expect(found(list.source)).toEqual(['ui/src/order/List.tsx: .row of ui/src/account/Row.css'])
  expect(found("import '../account/Row.css'")).toEqual(['ui/src/order/List.tsx imports ui/src/account/Row.css'])
  expect(found(`import { Row } from '../account/Row.tsx'\n${list.source}`)).toEqual([])
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
  ).toEqual(['ui/src/Panel.tsx: .panel of ui/src/Page.css is not loaded with ui/src/Panel.tsx'])
})
