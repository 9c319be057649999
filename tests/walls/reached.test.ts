import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endpoints } from '../../contracts/api/table.ts'
import { contentSlots } from '../../contracts/content/slots.ts'
import { commerceDialogs, ownDialogs } from '../../contracts/dialogs.ts'
import { contentKeyAt } from '../../core/domain/route/pageAt.ts'
import { seedDocuments } from '../../server/content/seed/seedDocuments.ts'
import { requirementRows } from '../../tools/requirements/requirementRows.ts'
import { projectRoot } from '../../tools/start/installDependencies.mjs'
import { sourceFiles } from '../../tools/walls/sourceFiles.ts'

const textOf = (paths: RegExp): string =>
  sourceFiles()
    .filter((path) => paths.test(path))
    .map((path) => readFileSync(join(projectRoot, path), 'utf8'))
    .join('\n')

const screens = textOf(/^ui\/src\//)
const isNamedIn = (text: string, name: string): boolean => new RegExp(`['"<]${name}['">]`).test(text)

/** The fields of a type that describes one thing a field. */
const fieldsOf = (paths: RegExp): readonly string[] =>
  [...textOf(paths).matchAll(/^ {2}readonly (\w+): \{/gm)].map(([, name = '']) => name)

test('every query and every request that the worker answers is made by a screen', () => {
  const asked = fieldsOf(/^contracts\/(queries|requests|\w+Requests)\.ts$/)
  expect(asked.length).toBeGreaterThan(60)
  expect(asked.filter((name) => !isNamedIn(screens, name))).toEqual([])
})

test('every dialog of the registry has a component', () => {
  expect([...commerceDialogs, ...ownDialogs].filter((name) => !isNamedIn(screens, name))).toEqual([])
})

test('every kind of diagnostic is raised somewhere', () => {
  const [declared = ''] = textOf(/^contracts\/diagnostics\.ts$/).split('readonly kind')
  const kinds = [...declared.matchAll(/'(\w+)'/g)].map(([, kind = '']) => kind)
  expect(kinds.length).toBeGreaterThan(5)
  const raising = `${screens}${textOf(/^(worker|core)\//)}`
  expect(kinds.filter((kind) => !isNamedIn(raising, kind))).toEqual([])
})

test('every flag of a site’s configuration is read outside it', () => {
  const [, fields = ''] = /export type Features = \{(.*?)\n\}/s.exec(textOf(/configuration\/configuration\.ts$/)) ?? []
  const flags = [...fields.matchAll(/^ {2}readonly (\w+): boolean/gm)].map(([, name = '']) => name)
  expect(flags.length).toBeGreaterThan(7)
  const reading = textOf(/^(core|worker|server|ui\/src)\/(?!domain\/configuration\/configuration\.ts)/)
  const read = (flag: string) =>
    new RegExp(String.raw`features\.${flag}\b|\{[^{}]*\b${flag}\b[^{}]*\} = configurationOf\([^;\n]*\.features`).test(
      reading,
    )
  expect(flags.filter((flag) => !read(flag))).toEqual([])
})

test('every setting of docs/configuration.md is read by the server, a tool or a test', () => {
  const page = readFileSync(join(projectRoot, 'docs/configuration.md'), 'utf8')
  const settings = [...new Set([...page.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name = '']) => name))]
  expect(settings.length).toBeGreaterThan(20)
  const reading = textOf(/^(server|tools|tests|core|worker|vite\.config\.ts|vitest\.config\.ts)/)
  const unread = (name: string) => !new RegExp(String.raw`\b${name}\b`).test(reading)
  expect(settings.filter(unread)).toEqual([])
  const used = textOf(/^(server|tools)\//).matchAll(/\benv(?:ironment)?\['(CAIRN_\w+)'\]/g)
  expect([...used].map(([, name = '']) => name).filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})

/** The content of a slot is asked for by the name of its page. */
const isSlot = (path: string): boolean =>
  Object.values(contentSlots).some((slot) => 'page' in slot && path.endsWith(`/{siteId}/${slot.page}`))

/** Operators’ calls whose screen of the console is not built yet: pictures of goods (decision 63). */
const withoutScreen: ReadonlySet<string> = new Set(['API-190', 'API-191', 'API-192'])

test('every call of the contract is made by the worker or the console, or a decision says why not', () => {
  const callers = textOf(
    /^((core|worker|ui\/src|console\/src)\/|contracts\/api\/(browsingCalls|content\/contentCalls|apiByName)\.ts)/,
  )
  const words = new Set(callers.match(/\w+/g))
  const rows = requirementRows(readFileSync(join(projectRoot, 'docs/requirements.md'), 'utf8'))
  const left = new Set(rows.filter(({ notCalled }) => notCalled === '51').map(({ id }) => id))
  const made = (name: string, path: string) => words.has(name) || isSlot(path)
  const calls = Object.entries(endpoints).map(([name, { id, path }]) => ({
    id: id as string,
    isMade: made(name, path),
  }))
  expect(calls.filter(({ id, isMade }) => !isMade && !left.has(id) && !withoutScreen.has(id))).toEqual([])
  expect(calls.filter(({ id, isMade }) => isMade && left.has(id))).toEqual([])
})

test('every page has a link in the shop, its content or a document for who runs it', () => {
  const documents = seedDocuments()
  const words = readdirSync(join(projectRoot, 'server/search/words')).map((name) => `server/search/words/${name}`)
  const pages = readdirSync(join(projectRoot, 'docs')).filter((name) => /^(?!requirements).*\.md$/.test(name))
  const written = [
    textOf(/^(ui\/src|console\/src|server\/(?!content\/seed))|^core\/domain\/route\/(?!pageAt)/),
    JSON.stringify(documents),
    ...[...words, ...pages.map((name) => `docs/${name}`)].map((path) => readFileSync(join(projectRoot, path), 'utf8')),
  ].join('\n')
  const rules = textOf(/^core\/domain\/route\/pageAt\.ts$/)
  const fixed = [...rules.matchAll(/'(\/[a-z][a-z/-]+[a-z])'/g)].map(([, path = '']) => path)
  // What stands on another screen has no page of its own, and a grid of articles links each of them.
  const elsewhere = new Set<string>(
    Object.values(contentSlots).flatMap((slot) =>
      'page' in slot && slot.screen !== `/${slot.page}` ? [slot.page] : [],
    ),
  )
  const own = documents
    .filter(({ family, key, parent }) => family === 'page' && parent === undefined && !elsewhere.has(key))
    .flatMap(({ key }) => (contentKeyAt(`/${key}`) === null ? [] : [`/${key}`]))
  const unlinked = (path: string) => !new RegExp(`${path}(?=['"\`?#)\\\\ ])`).test(written)
  expect([...new Set([...fixed, ...own])].filter(unlinked)).toEqual([])
})

/** What a form may ask for by the rows of VAL, although no form of this shop does. */
const offered = ['exactLength', 'minNumber', 'maxNumber', 'minDate', 'maxDate', 'sameAs']

test('every rule for a field is used by a form or the server, but for those that only a row promises', () => {
  const [, kinds = ''] = /type RuleKind =(.*?)\n\nexport/s.exec(textOf(/^core\/domain\/validation\/rule\.ts$/)) ?? []
  const rules = [...new Set([...kinds.matchAll(/'(\w+)'/g)].map(([, name = '']) => name))]
  expect(rules.length).toBeGreaterThan(10)
  const using = textOf(/^(core\/(?!domain\/validation\/)|server\/|ui\/src\/(?!copy))/)
  expect(rules.filter((name) => !new RegExp(`rule: '${name}'|\\b${name}Rule\\(`).test(using))).toEqual(offered)
})
