import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { variantColumns } from '../../../server/catalog/file/goodsColumns.ts'
import { catalogueArguments } from '../../../tools/catalogue/catalogue.ts'
import { runCatalogue } from '../../../tools/catalogue/runCatalogue.ts'
import { projectRoot } from '../../../tools/start/installDependencies.mjs'
import { openFilledStorage, openTestStorage } from '../../server/support/openTestStorage.ts'

const [full, empty] = [await openFilledStorage(), await openTestStorage()]
const folder = mkdtempSync(join(tmpdir(), 'cairn-catalogue-'))
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await full.close()
  await empty.close()
})

const run = async (db: typeof full.db, ...args: string[]) => {
  const request = catalogueArguments(args)
  return request._tag === 'Wrong' ? request : runCatalogue(db, request, Date.UTC(2026, 11, 1))
}
const at = (name: string) => join(folder, name)

describe('npm run catalogue', () => {
  test.each([
    ['--semicolons', 'goods.csv'],
    ['--stock', 'whole.csv'],
  ])('OPS-22 moves a catalogue from one shop to another (%s)', async (option, name) => {
    const categories = at(name.replace('.csv', '-categories.csv'))
    expect(await run(full.db, 'export', at(name), option)).toEqual({
      isDone: true,
      lines: [`The variants are in ${at(name)}, the categories in ${categories}.`],
    })
    expect(await run(empty.db, 'check', at(name), categories)).toMatchObject({ isDone: true })
    expect(await run(empty.db, 'import', categories, at(name))).toMatchObject({ isDone: true })
    expect(await run(empty.db, 'export', at(`again-${name}`), option)).toMatchObject({ isDone: true })
    expect(readFileSync(at(`again-${name}`), 'utf8')).toBe(readFileSync(at(name), 'utf8'))
  })

  test('OPS-35 OPR-07 an import stands in the audit trail with its files and nobody’s name', async () => {
    const trail = await empty.db.selectFrom('operator_change').selectAll().where('noun', '=', 'catalogue').execute()
    expect(trail).toMatchObject([
      { made_by: null, key: 'goods-categories.csv, goods.csv', after: { replaces: false, withdrawn: 0 } },
      { made_by: null, key: 'whole-categories.csv, whole.csv' },
    ])
  })

  test('OPS-23 exports the stock only where it is asked for', async () => {
    const header = (name: string) => readFileSync(at(name), 'utf8').split('\r\n', 1)[0]
    expect(header('whole.csv')).toMatch(/,stock$/)
    expect(header('goods.csv')).not.toContain('stock')
  })

  test('OPS-22 prints JSON where no file is named', async () => {
    const printed = await run(full.db, 'export')
    const [json = ''] = 'lines' in printed ? printed.lines : []
    expect(JSON.parse(json)).toMatchObject({
      categories: expect.arrayContaining([expect.objectContaining({ category_id: '1000' })]),
      variants: expect.arrayContaining([
        expect.objectContaining({ sku: expect.any(String), price_USD: expect.any(Number) }),
      ]),
    })
  })

  test('OPS-21 lists a hundred complaints and counts the others', async () => {
    const rows = Array.from({ length: 150 }, (_, n) => `no sku ${n}`)
    writeFileSync(at('bad.csv'), ['sku', ...rows].join('\n'))
    const shown = await run(full.db, 'import', at('bad.csv'))
    expect(shown).toMatchObject({ isDone: false })
    const lines = 'lines' in shown ? shown.lines : []
    expect(lines[0]).toMatch(/^bad\.csv, row 2, column sku: "no sku 0" is no sku/)
    expect(lines.slice(100)).toEqual(['… and 50 more.', 'Nothing was imported.'])
    expect(await run(full.db, 'check', at('bad.csv'))).toMatchObject({ isDone: false })
  })

  test('OPS-21 names a file that cannot be read', async () => {
    expect(existsSync(at('none.csv'))).toBe(false)
    expect(await run(full.db, 'import', at('none.csv'))).toMatchObject({
      isDone: false,
      lines: [expect.stringContaining('none.csv cannot be read')],
    })
  })

  test.each([
    [[], 'The action is one of'],
    [['import'], 'Name the files'],
    [['export', 'a', 'b'], 'export writes one file'],
    [['export', '--replace'], '--replace is for check and import'],
    [['import', 'a', '--stock'], '--stock and --semicolons are for export'],
  ])('OPS-20 explains what is wrong with %j', async (args, reason) => {
    expect(await run(full.db, ...args)).toMatchObject({ _tag: 'Wrong', reason: expect.stringContaining(reason) })
  })
})

test('OPS-20 docs/catalogue.md has every column', () => {
  const page = readFileSync(join(projectRoot, 'docs/catalogue.md'), 'utf8')
  const general = (column: string) =>
    column.replace(/_(?:en|en-us|fr|de|it|es)$/, '_en').replace(/_(?:USD|CAD|GBP|EUR)$/, '_USD')
  expect(variantColumns.filter((column) => !page.includes(`\`${general(column)}\``))).toEqual([])
})
